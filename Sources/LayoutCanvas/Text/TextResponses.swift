#if canImport(CCairo)
  import LayoutCore

  /// The known sizes of one text; widths in Pango's units, 1/1024 of a point.
  ///
  /// 1. The natural size is the response for each width at or above its own.
  /// 2. Lines that were broken in a width are the same in each smaller one down to their own: what did not fit in the
  ///    greater width does not fit there either.
  /// 3. Where a character is wider than a line, a response is for the one width. The same is true for a text with a
  ///    line limit, which may be shortened, and for one with tabs: Pango makes a tab at a line's end as long as fits.
  struct TextResponses {
    private struct Wrapped {
      var widths: ClosedRange<Int32>
      var metrics: TextMetrics
    }

    private var natural: TextMetrics?
    /// The wrapped responses, the newest one last.
    private var wrapped: [Wrapped] = []

    /// The most wrapped responses, as for the widths of a window that is being resized.
    private static let limit = 8

    func metrics(in width: Int32?) -> TextMetrics? {
      guard let width else { return natural }
      // 1.
      if let natural, Double(width) >= natural.width * 1024 { return natural }
      return wrapped.last { $0.widths.contains(width) }?.metrics
    }

    /// - Parameter isForOneWidth: whether a response for a width is not valid for other widths.
    mutating func store(_ metrics: TextMetrics, in width: Int32?, isForOneWidth: Bool) {
      guard let width else { return natural = metrics }
      if metrics.isNatural && !isForOneWidth {
        natural = metrics
        if Double(width) >= metrics.width * 1024 { return }
      }
      // 2, 3.
      let own = isForOneWidth ? width : PangoTextEngine.units(metrics.width) ?? width
      if wrapped.count == Self.limit { wrapped.removeFirst() }
      wrapped.append(Wrapped(widths: min(own, width)...width, metrics: metrics))
    }
  }
#endif
