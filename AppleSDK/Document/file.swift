// For blocks of declarations: a file of their own.

import LayoutReference

// BLOCK
