import LayoutEngine

extension LayoutRoot {
  /// What is shown; `nil` is nothing. Setting it does not evaluate it yet.
  ///
  /// Reading it evaluates the closure that was set, at most once until another body is set or the body is refreshed.
  public var body: (any Layout)? {
    get {
      if let known = knownBody { return known }
      knownBody = bodySource.map { unsourced($0()) }
      return knownBody
    }
    set {
      guard let newValue else {
        setBody { EmptyLayout() }
        letDie(exchange(&bodySource, with: nil))
        return
      }
      setBody { AnyLayout(erasing: newValue) }
      letDie(exchange(&knownBody, with: newValue))
    }
  }

  /// The container was turned: gives it its new size and lays out at once. Nothing is evaluated that does not read the
  /// size.
  public func updateLayoutForOrientationChange(to size: Size) {
    self.size = size
    updateLayoutForOrientationChange()
  }

  /// The container was turned and has its new size already: lays out at once.
  public func updateLayoutForOrientationChange() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension Layout {
  /// Shows the layout in `root` and lays it out at once.
  public func apply(to root: LayoutRoot) {
    root.updateBody { self }
  }
}
