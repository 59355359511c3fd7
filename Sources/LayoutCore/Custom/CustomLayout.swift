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
  /// What is worked out once and used for several questions.
  associatedtype Cache = Void

  /// The subviews as the container sees them.
  typealias Subviews = LayoutSubviews

  /// What the container answers to `proposal`. NaN, infinity (where it was not offered) and negative lengths are
  /// replaced and diagnosed.
  func sizeThatFits(proposal: Proposal, subviews: Subviews, cache: inout Cache) -> Size

  /// Puts each subview with `place`; one that is not put stands in the middle. `bounds` starts at the origin and is
  /// laid out left to right; a right-to-left layout mirrors the result.
  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache)

  /// A new cache for these subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews changed; makes a new one by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The container's own value of a guide; `nil` leaves it to the subviews: the mean of theirs.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The container's own value of a guide; `nil` leaves it to the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The distance the container would like to have to its neighbours; the union of its subviews' by default.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension CustomLayout where Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Subviews) {}
}

extension CustomLayout {
  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Leaves the guide to the subviews.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// Leaves the guide to the subviews.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: Proposal, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  /// The union of the subviews' preferences.
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
      // Values that may not be compared may have changed.
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
