#if canImport(CCairo)
  public import LayoutCore

  extension LayoutDebugger {
    /// Writes what lies in a container, as of its root.
    ///
    /// - Returns: the text. Complexity: O(elements).
    @MainActor
    @discardableResult
    public func analyzeViewHierarchy(_ container: LayoutContainer, title: String = "VIEW HIERARCHY") -> String {
      let frame = Rect(origin: .zero, size: container.size)
      return analyzeViewHierarchy(container.root, in: "LayoutContainer", frame, nil, title: title)
    }
  }
#endif
