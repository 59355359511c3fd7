#if canImport(CGTK)
  extension String {
    /// As GTK is given it, and gives it back: its strings end at a NUL, so U+FFFD stands for each, as in labels.
    var forGTK: String {
      guard utf8.contains(0) else { return self }
      return String(UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
  }
#endif
