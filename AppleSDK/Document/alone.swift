// For blocks with imports of their own.

// BLOCK
