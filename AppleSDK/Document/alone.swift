// For blocks that say themselves what they import.

// BLOCK
