#if canImport(CCairo)
  public import LayoutCore

  extension LayoutDebugger {
    /// Writes the content of a container, as the function for its root does.
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
