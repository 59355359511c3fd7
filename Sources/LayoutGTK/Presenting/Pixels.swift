#if canImport(CGTK)
  /// Whole pixels, within what GTK takes. What is no number counts as 0.
  enum Pixels {
    /// A length, rounded up: at least 1.
    static func length(_ length: Double) -> Int32 { bounded(length.rounded(.up), from: 1) }

    /// A place, rounded down.
    static func place(_ place: Double) -> Int32 {
      bounded(place.rounded(.down), from: -LayoutContainer.longestRequest)
    }

    private static func bounded(_ value: Double, from low: Double) -> Int32 {
      Int32(min(max(value.isNaN ? 0 : value, low), LayoutContainer.longestRequest))
    }
  }
#endif
