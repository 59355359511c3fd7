/// Stored values of a box.
struct CSSStored {}
