import LayoutCore

/// The tree that lays out a LayoutKit layout now, on this thread.
///
/// Its nodes measure the elements in the layout, in their environment and with their caches. A task that is started
/// meanwhile inherits the binding. It finds no subview, because it is on another thread or the pass is over.
final class ElementTree: @unchecked Sendable {
  @TaskLocal private static var bound: ElementTree?

  // All are used only on `thread`.
  private let subviews: LayoutSubviews
  private let elements: [ObjectIdentifier: Int]
  private let thread = ThreadID.current
  private var isOver = false

  private init(_ subviews: LayoutSubviews, _ elements: [ObjectIdentifier: Int]) {
    self.subviews = subviews
    self.elements = elements
  }

  /// Runs a pass in which `elements` are the subviews at the given positions.
  static func run<Result>(
    _ subviews: LayoutSubviews, _ elements: [ObjectIdentifier: Int], _ work: () -> Result
  ) -> Result {
    let tree = ElementTree(subviews, elements)
    defer { tree.isOver = true }
    return $bound.withValue(tree, operation: work)
  }

  /// The subview of an element, if a tree lays it out.
  static func subview(for element: ElementLayout) -> LayoutSubview? {
    guard let bound, bound.thread == .current, !bound.isOver else { return nil }
    return bound.elements[ObjectIdentifier(element)].map { bound.subviews[$0] }
  }
}
