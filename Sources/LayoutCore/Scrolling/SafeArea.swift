import LayoutEngine

/// An element with a bar at an edge.
public struct _SafeAreaInset<Bar: Layout>: LayoutModifier {
  enum Place {
    case vertical(VerticalEdge, HorizontalAlignment)
    case horizontal(HorizontalEdge, VerticalAlignment)
  }

  let place: Place
  let spacing: Double?
  let bar: Bar

  /// The bar and the element, the bar first served.
  public func body(content: Content) -> some Layout {
    switch place {
    case .vertical(let edge, let alignment):
      VStack(alignment: alignment, spacing: spacing) {
        if edge == .top { bar.layoutPriority(1) }
        content
        if edge == .bottom { bar.layoutPriority(1) }
      }
    case .horizontal(let edge, let alignment):
      HStack(alignment: alignment, spacing: spacing) {
        if edge == .leading { bar.layoutPriority(1) }
        content
        if edge == .trailing { bar.layoutPriority(1) }
      }
    }
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
  /// - Parameters:
  ///   - alignment: the place of the two across the edge.
  ///   - spacing: the points between the two; `nil` is the distance they prefer.
  public func safeAreaInset<Bar: Layout>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = 0,
    @LayoutBuilder content: () -> Bar
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaInset<Bar>>> {
    modifier(_SafeAreaInset(place: .vertical(edge, alignment), spacing: spacing, bar: content()))
  }

  /// Shows `content` at the leading or trailing edge of the element, which gets the rest of the room.
  public func safeAreaInset<Bar: Layout>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = 0,
    @LayoutBuilder content: () -> Bar
  ) -> _ModifiedLayout<Self, _CustomModifier<_SafeAreaInset<Bar>>> {
    modifier(_SafeAreaInset(place: .horizontal(edge, alignment), spacing: spacing, bar: content()))
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

  /// The element itself: layouts cover the whole window, and keep clear of its covered edges only where that is written
  /// (`ScrollView.adjustsContentOffsetForSafeArea`, `safeAreaInsets` of the environment).
  public func ignoresSafeArea(_ edges: Edges = .all) -> Self { self }
}
