import LayoutEngine

/// What hosts and measurers get of leaves, where it lies: they get it from there, since a copy for each call would count
/// references.
///
/// They have it for one call. Nothing changes it meanwhile, since calls of a root wait inside a turn.
///
/// Copies share the blocks. An object that calls out has a constant copy, since a block that it reads elsewhere is
/// retained for the call.
struct HeldLeaves {
  /// The contents of shapes, by their numbers.
  let shapes = RecordBlock<HeldContent>()
  /// The strings of texts, by their places.
  let strings = RecordBlock<HeldString>()
  /// The appearances of texts, by their numbers.
  let appearances = RecordBlock<HeldAppearance>()
}

extension RecordBlock where Record: ~Copyable {
  /// Puts a record in the place of another one, or behind the last one.
  func put(_ record: consuming Record, at place: UInt32) {
    if place < count { self[Int(place)] = record } else { append(record) }
  }
}

/// The content that many views show.
struct HeldContent: ~Copyable {
  private let content: ViewContent

  init(_ content: ViewContent) { self.content = content }

  /// Inserts a view with the content into a host.
  @inline(__always)
  borrowing func insert(
    _ view: ViewID, frame: Rect, into parent: ViewID?, after sibling: ViewID?, of host: any LayoutHost
  ) {
    host.insert(view, content, frame: frame, into: parent, after: sibling)
  }
}

/// The string of a text.
struct HeldString: ~Copyable {
  let value: String

  init(_ value: String) { self.value = value }
}

/// The appearance of many texts.
struct HeldAppearance: ~Copyable {
  private let style: TextStyle
  private let color: Color

  init(_ appearance: LeafContents.TextAppearance) { (style, color) = (appearance.style, appearance.color) }

  /// Inserts a view with a text of the appearance into a host.
  @inline(__always)
  borrowing func insert(
    _ view: ViewID, _ string: borrowing HeldString, frame: Rect, into parent: ViewID?, after sibling: ViewID?,
    of host: any LayoutHost
  ) {
    host.insert(view, .text(string.value, style, color), frame: frame, into: parent, after: sibling)
  }

  /// Measures a text of the appearance.
  @inline(__always)
  borrowing func measure(
    _ string: borrowing HeldString, width: Double?, lineLimit: Int?, _ measurer: any TextMeasurer
  ) -> TextMetrics {
    let limit = min(lineLimit ?? .max, style.lineLimit ?? .max)
    var metrics = measurer.measure(
      string.value, style: style, width: width, lineLimit: limit == .max ? nil : limit)
    // The lines of a justified paragraph end where it was broken, which is not where its longest line ends.
    if let width, style.alignment == .justified, !metrics.isNatural, metrics.lineCount > 1 {
      metrics.width = max(metrics.width, width)
    }
    return style.details == nil ? metrics : style.reserving(metrics, limit: limit)
  }

  /// Measures the words of a text of the appearance.
  borrowing func measureWords(_ string: borrowing HeldString, _ measurer: any TextMeasurer) -> TextMetrics {
    measurer.measureWords(of: string.value, style: style)
  }
}
