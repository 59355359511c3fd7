import LayoutEngine

/// The content that many views show. A host gets it from where it lies, since a copy for each view would count
/// references.
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
