public import LayoutEngine

/// A container of your own, in the shape of SwiftUI's `Layout`.
///
/// ```swift
/// struct Cascade: CustomLayout {
///   func sizeThatFits(proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) -> Size { … }
///   func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews, cache: inout ()) { … }
/// }
///
/// Cascade() { Text("one"); Text("two") }
/// ```
public protocol CustomLayout {
  /// Values that are computed once and used in several calls.
  associatedtype Cache = Void

  /// The type of the container's subviews.
  typealias Subviews = LayoutSubviews

  /// The container's response to `proposal`.
  ///
  /// NaN, infinity (where it was not proposed) and negative lengths are replaced and diagnosed.
  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Cache) -> Size

  /// Places each subview with `place`; one that is not placed stands in the middle.
  ///
  /// `bounds` starts at the origin. Places are computed left to right; a right-to-left layout mirrors the result.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache)

  /// A new cache for these subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews changed; by default it makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's own value of a guide; `nil` uses the mean of the subviews' values.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The container's own value of a guide; `nil` uses that of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The preferred distances of the container to its neighbours; by default the union of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension CustomLayout where Cache == Void {
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension CustomLayout {
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The default, which uses the subviews' guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// The default, which uses the subviews' guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// The default: the union of the subviews' preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// The container around elements.
  public func callAsFunction<Content: Layout>(@LayoutBuilder _ content: () -> Content) -> some Layout {
    CustomContainer(layout: self, content: content())
  }
}

struct CustomContainer<Algorithm: CustomLayout, Content: Layout>: _PrimitiveLayout {
  let layout: Algorithm
  let content: Content

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.custom) else { return }
    if let adapter = lowering.tree.custom(of: node) as? CustomAdapter<Algorithm> {
      // Values that cannot be compared may have changed.
      if adapter.update(layout) { lowering.tree.markDirty(node) }
    } else {
      lowering.tree.setCustom(CustomAdapter(layout, contents: lowering.contents), of: node)
    }
    lowering.children(of: node) { content._lower(lowering) }
  }
}

extension LayoutTree {
  /// Whether a container at the node holds its rule itself.
  func isCustom(_ node: NodeIndex) -> Bool { kind(of: node) == .custom }
}
