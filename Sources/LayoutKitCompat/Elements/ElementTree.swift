import LayoutCore

/// The tree that lays a LayoutKit layout out at the moment, on this thread: elements in the layout are measured by the
/// nodes they became, in their environment and with what these remember.
///
/// A task that is started meanwhile inherits the binding; it finds nothing, since it is on another thread or the pass is
/// over.
final class ElementTree: @unchecked Sendable {
  @TaskLocal private static var bound: ElementTree?

  // All are touched on `thread` only.
  private let subviews: LayoutSubviews
  private let elements: [ObjectIdentifier: Int]
  private let thread = ThreadID.current
  private var isOver = false

  private init(_ subviews: LayoutSubviews, _ elements: [ObjectIdentifier: Int]) {
    self.subviews = subviews
    self.elements = elements
  }

  /// Runs a pass in which `elements` are the subviews at the positions given.
  static func run<Result>(
    _ subviews: LayoutSubviews, _ elements: [ObjectIdentifier: Int], _ work: () -> Result
  ) -> Result {
    let tree = ElementTree(subviews, elements)
    defer { tree.isOver = true }
    return $bound.withValue(tree, operation: work)
  }

  /// The subview that an element became, if a tree lays it out.
  static func subview(for element: ElementLayout) -> LayoutSubview? {
    guard let bound, bound.thread == .current, !bound.isOver else { return nil }
    return bound.elements[ObjectIdentifier(element)].map { bound.subviews[$0] }
  }
}
