#if canImport(CCairo)
  public import LayoutCore

  /// The canvas's view: a picture of a layout that is kept up to date.
  ///
  /// ```swift
  /// let container = LayoutContainer(width: 390, height: 844)
  /// container.updateBody { Greeting(name: "Ada") }
  /// let first = try container.data(as: .png)
  /// container.updateBody { Greeting(name: "Grace") }   // only what differs is measured
  /// let second = try container.data(as: .png)
  /// ```
  @MainActor
  public final class LayoutContainer {
    /// The layout and its frames.
    public let root: LayoutRoot
    let host = CanvasHost()
    let tracker: DirtyRegionTracker
    private let text: PangoTextMeasurer
    private let images: CanvasImageStore

    /// The colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture transparent.
    public var background: Color? = .background

    /// An empty picture of a size in points.
    public convenience init(
      width: Double, height: Double, environment: EnvironmentValues = EnvironmentValues(),
      text: PangoTextMeasurer = .shared, images: CanvasImageStore = .shared
    ) {
      self.init(
        size: Size(width: width, height: height), environment: environment, text: text, images: images,
        measurers: Measurers(text: text, images: images))
    }

    /// An empty picture whose measurers are not those that draw: for tests with the same frames in every host.
    package init(
      size: Size, environment: EnvironmentValues = EnvironmentValues(), text: PangoTextMeasurer = .shared,
      images: CanvasImageStore = .shared, measurers: Measurers
    ) {
      self.text = text
      self.images = images
      root = LayoutRoot(size: size, measurers: measurers, environment: environment)
      tracker = DirtyRegionTracker(host) { content in
        // Glyphs may reach over their frame by a line or so.
        if case .text(_, let style, _) = content { style.font.size } else { 0 }
      }
      root.host = tracker
      root.printsFaults()
    }

    /// The bytes of a file that shows the layout as it is now.
    ///
    /// - Throws: `CanvasError`.
    public func data(as format: CanvasFormat, scale: Double = 1) throws -> [UInt8] {
      layoutIfNeeded()
      let surface = try CanvasSurface(
        size: root.size, scale: scale, background: background?.resolved(in: root.shownEnvironment), text: text,
        images: images)
      return try surface.bytes(as: format) { painter in
        host.draw(with: painter, visible: Rect(origin: .zero, size: root.size))
      }
    }
  }
#endif
