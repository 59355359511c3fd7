#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension GeometryContainer {
    /// Puts a view where its frame says, in points from the reader's top leading corner. Later ones lie in front.
    ///
    /// ```swift
    /// GeometryReader { proxy, container in
    ///   badge.frame = CGRect(x: proxy.size.width - 40, y: 8, width: 32, height: 32)
    ///   container.addSubview(badge)
    /// }
    /// ```
    @MainActor
    public func addSubview(_ view: PlatformView) {
      let frame = Rect(view.frame)
      add(view.ui().size(width: frame.width, height: frame.height), frame: frame)
    }
  }
#endif
