#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// The small letters of an inspection: names with sizes, and gaps.
  ///
  /// 1. Texts stay readable: no label covers them.
  /// 2. Each element has its kind and its size, `VStack 228×121`, in the first corner of its frame that is free; where
  ///    that is too long, its kind alone; where that is, too, nothing.
  /// 3. The gap between two children of one element, of a point or more, has a line across it, and its length where there
  ///    is room.
  extension Painter {
    func inspectionLabels(of boxes: [InspectionBox], visible: Rect) {
      var taken = InspectionLabels()
      // 1.
      for box in boxes where box.isText && box.visible(in: visible) {
        taken.keep(off: box.content.common(box.clip ?? box.content), visible)
      }
      // 2.
      for box in boxes where box.frame.width > 0 && box.frame.height > 0 && box.visible(in: visible) {
        label(box, &taken, visible)
      }
      // 3.
      for gap in InspectionGap.all(boxes) where gap.frame.meets(visible) { draw(gap, &taken, visible) }
    }

    private func label(_ box: InspectionBox, _ taken: inout InspectionLabels, _ visible: Rect) {
      let kind = String(box.name.prefix { $0 != " " })
      let color = box.overflows ? InspectionColors.overflow : InspectionColors.frame(at: box.depth)
      for words in ["\(kind) \(box.frame.size.inspectedText)", kind] {
        let size = labelSize(words)
        guard let place = taken.place(size, in: box.frame, visible) else { continue }
        clipped(to: box.clip) { write(words, color, in: place) }
        return
      }
    }

    private func draw(_ gap: InspectionGap, _ taken: inout InspectionLabels, _ visible: Rect) {
      clipped(to: gap.clip) {
        fill(.rectangle, in: gap.line.bounded(by: visible), color: InspectionColors.gap)
        let words = gap.length.inspectedText
        let size = labelSize(words)
        let place = Rect(
          x: gap.frame.minX + (gap.frame.width - size.width) / 2,
          y: gap.frame.minY + (gap.frame.height - size.height) / 2, width: size.width, height: size.height)
        if taken.take(place, visible) { write(words, InspectionColors.gap, in: place) }
      }
    }

    private static let style = TextStyle(font: .system(size: 7))

    private func labelSize(_ words: String) -> Size {
      let metrics = text.measure(words, style: Painter.style, width: nil, lineLimit: 1)
      return Size(width: metrics.width + 4, height: metrics.height)
    }

    private func write(_ words: String, _ color: Color, in place: Rect) {
      fill(.rectangle, in: place, color: InspectionColors.label)
      text(
        words, style: Painter.style, color: color,
        in: Rect(x: place.minX + 2, y: place.minY, width: place.width - 4, height: place.height), lineLimit: 1)
    }
  }

  extension InspectionBox {
    fileprivate var isText: Bool { name.hasPrefix("Text \"") }
  }

  /// The room between two children of one element that stand beside or below each other.
  package struct InspectionGap: Equatable {
    package var frame: Rect
    package var length: Double
    /// The line across the gap, in the middle of what the two have beside each other.
    package var line: Rect
    var clip: Rect?

    private static let least = 1.0
    private static let lineWidth = 0.75

    /// The gaps between each child and the next one of the same element.
    package static func all(_ boxes: [InspectionBox]) -> [InspectionGap] {
      var last: [Int: InspectionBox] = [:]
      var gaps: [InspectionGap] = []
      for box in boxes {
        guard let parent = box.parent else { continue }
        if let before = last[parent], let gap = InspectionGap(before, box) { gaps.append(gap) }
        last[parent] = box
      }
      return gaps
    }

    private init?(_ one: InspectionBox, _ other: InspectionBox) {
      let (a, b) = (one.frame, other.frame)
      clip = other.clip
      let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
      let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
      if b.minY - a.maxY >= Self.least, right > left {
        frame = Rect(x: left, y: a.maxY, width: right - left, height: b.minY - a.maxY)
        length = frame.height
        line = Rect(x: (left + right - Self.lineWidth) / 2, y: frame.minY, width: Self.lineWidth, height: length)
      } else if max(b.minX - a.maxX, a.minX - b.maxX) >= Self.least, bottom > top {
        let start = min(a.maxX, b.maxX)
        frame = Rect(x: start, y: top, width: max(b.minX, a.minX) - start, height: bottom - top)
        length = frame.width
        line = Rect(x: frame.minX, y: (top + bottom - Self.lineWidth) / 2, width: length, height: Self.lineWidth)
      } else {
        return nil
      }
    }
  }

  /// The places of the names, in squares, so that a free place is found without a search.
  package struct InspectionLabels {
    private struct Square: Hashable {
      var x: Int
      var y: Int
    }

    /// Keeps all labels off a frame, as far as it is visible: a text stays readable.
    package mutating func keep(off frame: Rect, _ visible: Rect) {
      let seen = frame.common(visible)
      if seen.width > 0, seen.height > 0 { taken.formUnion(squares(of: seen)) }
    }

    /// Takes a place, if it is free and wholly visible.
    package mutating func take(_ place: Rect, _ visible: Rect) -> Bool {
      guard place.common(visible) == place, case let squares = squares(of: place), taken.isDisjoint(with: squares)
      else { return false }
      taken.formUnion(squares)
      return true
    }

    private static let side = 4.0
    private var taken: Set<Square> = []

    package init() {}

    /// The first corner of `frame` where a name of `size` covers no other one, top left first; `nil` where there is
    /// none.
    package mutating func place(_ size: Size, in frame: Rect, _ visible: Rect) -> Rect? {
      guard size.width <= frame.width, size.height <= frame.height else { return nil }
      for (x, y) in [
        (frame.minX, frame.minY), (frame.maxX - size.width, frame.minY), (frame.minX, frame.maxY - size.height),
        (frame.maxX - size.width, frame.maxY - size.height),
      ] {
        let place = Rect(x: x, y: y, width: size.width, height: size.height)
        guard place.meets(visible) else { continue }
        let squares = squares(of: place)
        guard taken.isDisjoint(with: squares) else { continue }
        taken.formUnion(squares)
        return place
      }
      return nil
    }

    private func squares(of place: Rect) -> [Square] {
      func range(_ from: Double, _ to: Double) -> ClosedRange<Int> {
        let first = Int((from / Self.side).rounded(.down))
        return first...max(first, Int((to / Self.side).rounded(.up)) - 1)
      }
      return range(place.minX, place.maxX).flatMap { x in
        range(place.minY, place.maxY).map { Square(x: x, y: $0) }
      }
    }
  }
#endif
