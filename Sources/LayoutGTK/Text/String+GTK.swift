#if canImport(CGTK)
  extension String {
    /// The string for GTK, and from GTK: U+FFFD replaces each NUL, which would end GTK's strings, as labels do.
    var forGTK: String {
      guard utf8.contains(0) else { return self }
      return String(UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
  }
#endif
