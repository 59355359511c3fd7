public import LayoutEngine

extension LayoutDebugger {
  /// Writes the hierarchy of elements, with frames, spacings, alignments, texts and fonts.
  ///
  /// Wrapped views have their own facts (`NativeView.facts`). Hosts have the same call for their containers. The text
  /// is written whatever categories are on: to the hierarchy's hook, or to `output`.
  ///
  /// Frames are in the coordinates of the element around them, as `(x, y, width, height)`.
  ///
  /// - Returns: the text.
  /// - Complexity: O(elements).
  @discardableResult
  public func analyzeViewHierarchy(_ root: LayoutRoot, title: String = "VIEW HIERARCHY") -> String {
    analyzeViewHierarchy(root, in: "LayoutRoot", Rect(origin: .zero, size: root.size), nil, title: title)
  }

  /// Writes the hierarchy in a host's container, with the container's own facts and its frame in the view around it.
  package func analyzeViewHierarchy(
    _ root: LayoutRoot, in container: String, _ frame: Rect, _ facts: NativeFacts?, title: String
  ) -> String {
    write(title, container, frame, facts, HierarchyText(root.session, origin: root.contentOrigin))
  }

  /// Writes the hierarchy of a layout with the proposal `size`.
  @discardableResult
  public func analyzeViewHierarchy(
    _ layout: some Layout, in size: Size, measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues(), title: String = "VIEW HIERARCHY"
  ) -> String {
    analyzeViewHierarchy(
      layout, in: size, measurers: measurers, environment: environment, title: title, showsPlaces: true)
  }

  /// The same, with or without the caller's types and lines: a reference stays the same where a line moves.
  @discardableResult
  package func analyzeViewHierarchy(
    _ layout: some Layout, in size: Size, measurers: Measurers,
    environment: EnvironmentValues = EnvironmentValues(), title: String, showsPlaces: Bool
  ) -> String {
    let session = LayoutSession(measurers: measurers, environment: environment)
    session.update(layout, environment: environment)
    let response = session.layout(
      in: Proposal(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil))
    return write(
      title, "Layout", Rect(origin: .zero, size: response), nil,
      HierarchyText(session, origin: .zero, showsPlaces: showsPlaces))
  }

  private func write(
    _ title: String, _ component: String, _ frame: Rect, _ facts: NativeFacts?, _ hierarchy: HierarchyText
  ) -> String {
    let head = "🔍 ===== \(title) =====\n🔍 \(component)"
    let own = ["Frame: \(HierarchyText.string(frame))"] + (facts?.lines ?? [])
    let lines = [head] + own.map { "├─ \($0)" } + [hierarchy.text]
    let text = lines.filter { !$0.isEmpty }.joined(separator: "\n")
    write(text, component)
    return text
  }
}
