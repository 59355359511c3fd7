import LayoutEngine

/// An element with a bar at an edge, which is drawn above the element.
public struct _SafeAreaInset<Bar: Layout>: LayoutModifier {
  let edge: SafeAreaBar.Place
  let spacing: Double?
  let bar: Bar

  /// The element and the bar, which is served first.
  public func body(content: Content) -> some Layout {
    SafeAreaBar(place: edge, spacing: spacing?.finite())() {
      VStack { content }.modified(by: SafeAreaModifier(part: .inside))
      VStack { bar }
    }
    .modified(by: SafeAreaModifier(part: .around))
    .reporting(spacing.flatMap { NumberFault.of("safeAreaInset", $0) })
  }
}

/// Two subviews in a row or a column: an element, and a bar before or after it, which is read where it is seen.
///
/// 1. The bar responds to the whole proposal, and the element to the rest of it.
/// 2. Along the axis they are side by side. Across it they are aligned.
struct SafeAreaBar: CustomLayout, Equatable, ReadingLastFirst {
  enum Place: Equatable {
    case vertical(VerticalEdge, HorizontalAlignment)
    case horizontal(HorizontalEdge, VerticalAlignment)

    /// Whether the bar is before the element.
    var isFirst: Bool {
      switch self {
      case .vertical(let edge, _): edge == .top
      case .horizontal(let edge, _): edge == .leading
      }
    }
  }

  let place: Place
  let spacing: Double?

  var readsLastFirst: Bool { place.isFirst }

  private struct Parts {
    var (bar, content) = (Proposal.unspecified, Proposal.unspecified)
    var (barSize, contentSize) = (Size.zero, Size.zero)
    /// The distance between the two.
    var gap = 0.0
    /// Where each begins across the axis.
    var (barStart, contentStart) = (0.0, 0.0)
    var size = Size.zero
  }

  func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size {
    parts(proposal, subviews)?.size ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) {
    var proposal = proposal
    switch place {
    case .vertical: proposal.width = proposal.width ?? bounds.width
    case .horizontal: proposal.height = proposal.height ?? bounds.height
    }
    guard let parts = parts(proposal, subviews) else { return }
    let isFirst = place.isFirst
    func put(_ index: Int, _ along: Double, _ across: Double, _ proposal: Proposal) {
      let corner =
        switch place {
        case .vertical: Point(x: bounds.minX + across, y: bounds.minY + along)
        case .horizontal: Point(x: bounds.minX + along, y: bounds.minY + across)
        }
      subviews[index].place(at: corner, proposal: proposal)
    }
    put(0, isFirst ? length(parts.barSize) + parts.gap : 0, parts.contentStart, parts.content)
    put(1, isFirst ? 0 : length(parts.contentSize) + parts.gap, parts.barStart, parts.bar)
  }

  private func parts(_ proposal: Proposal, _ subviews: LayoutSubviews) -> Parts? {
    guard subviews.count == 2 else { return nil }
    var parts = Parts()
    let (content, bar) = (subviews[0], subviews[1])
    let axis: Axis = if case .vertical = place { .vertical } else { .horizontal }
    let (first, second) = place.isFirst ? (bar, content) : (content, bar)
    parts.gap = spacing ?? first.spacing.distance(to: second.spacing, along: axis)
    // 1.
    parts.bar = proposal
    let barBox = bar.dimensions(in: proposal)
    parts.barSize = Size(width: barBox.width, height: barBox.height)
    let taken = length(parts.barSize) + parts.gap
    parts.content = proposal
    switch axis {
    case .vertical: parts.content.height = proposal.height.map { Self.rest(of: $0, taken) }
    case .horizontal: parts.content.width = proposal.width.map { Self.rest(of: $0, taken) }
    }
    let contentBox = content.dimensions(in: parts.content)
    parts.contentSize = Size(width: contentBox.width, height: contentBox.height)
    // 2.
    let along = taken + length(parts.contentSize)
    switch place {
    case .vertical(_, let alignment):
      let (one, other) = (contentBox[alignment], barBox[alignment])
      (parts.contentStart, parts.barStart) = (max(0, other - one), max(0, one - other))
      let right = max(
        parts.contentStart + parts.contentSize.width, parts.barStart + parts.barSize.width)
      parts.size = Size(width: right, height: along)
    case .horizontal(_, let alignment):
      let (one, other) = (contentBox[alignment], barBox[alignment])
      (parts.contentStart, parts.barStart) = (max(0, other - one), max(0, one - other))
      let bottom = max(
        parts.contentStart + parts.contentSize.height, parts.barStart + parts.barSize.height)
      parts.size = Size(width: along, height: bottom)
    }
    return parts
  }

  /// A bar of an infinite length takes nothing from an infinite one.
  private static func rest(of length: Double, _ taken: Double) -> Double {
    length.isInfinite ? length : max(0, length - taken)
  }

  private func length(_ size: Size) -> Double {
    if case .vertical = place { size.height } else { size.width }
  }
}

/// Room around an element, inside of the scroll view where it is one.
public struct _SafeAreaPaddingModifier: _PrimitiveModifier {
  let edges: Edges
  let length: Double

  /// Puts `content` into the tree with the room around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    if content is any ScrollingLayout {
      content.contentMargins(edges, length)._lower(lowering)
    } else {
      content.padding(edges, length)._lower(lowering)
    }
  }
}

/// A scroll view, with modifiers or without.
protocol ScrollingLayout {}
extension ScrollView: ScrollingLayout {}
extension _ModifiedLayout: ScrollingLayout where Content: ScrollingLayout {}

extension Layout {
  /// Shows `content` at the upper or lower edge of the element, which gets the rest of the room.
  ///
  /// What is in the element stays clear of the bar, but for what has `ignoresSafeArea(_:edges:)`, which goes on behind it.
  ///
  /// - Parameters:
  ///   - alignment: the place of the two across the edge.
  ///   - spacing: the points between the two; `nil` is the distance they prefer. One that is not finite counts as 0, and a
  ///     diagnostic reports it.
  public func safeAreaInset<Bar: Layout>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = 0,
    @LayoutBuilder content: () -> Bar
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaInset<Bar>>> {
    modifier(_SafeAreaInset(edge: .vertical(edge, alignment), spacing: spacing, bar: content()))
  }

  /// Shows `content` at the leading or trailing edge of the element, which gets the rest of the room.
  public func safeAreaInset<Bar: Layout>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = 0,
    @LayoutBuilder content: () -> Bar
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaInset<Bar>>> {
    modifier(_SafeAreaInset(edge: .horizontal(edge, alignment), spacing: spacing, bar: content()))
  }

  /// Room of `length` points on the chosen sides: around the content of a scroll view, which scrolls through it, and
  /// around any other element.
  public func safeAreaPadding(_ edges: Edges = .all, _ length: Double = 16) -> _ModifiedLayout<
    Self, _SafeAreaPaddingModifier
  > {
    _ModifiedLayout(self, _SafeAreaPaddingModifier(edges: edges, length: length))
  }

  /// Room of `length` points on all sides, as `safeAreaPadding(_:_:)`.
  public func safeAreaPadding(_ length: Double) -> _ModifiedLayout<Self, _SafeAreaPaddingModifier> {
    safeAreaPadding(.all, length)
  }
}
