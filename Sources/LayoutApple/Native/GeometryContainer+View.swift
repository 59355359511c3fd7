#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension GeometryContainer {
    /// Places a view at its frame, in points from the reader's top leading corner. Later views are in front.
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
