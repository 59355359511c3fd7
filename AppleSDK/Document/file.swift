// For blocks of declarations: a file of their own.

import Layout

// BLOCK
