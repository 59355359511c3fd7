#if canImport(UIKit)
  public import LayoutCore
  public import UIKit

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
    public func addSubview(_ view: UIView) {
      let frame = view.frame
      add(
        view.layout().size(width: Double(frame.width), height: Double(frame.height)),
        frame: Rect(
          x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)))
    }
  }
#endif
