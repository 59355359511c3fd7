#if canImport(CCairo)
  import LayoutCore

  extension LayoutContainer {
    /// Calls `change` and writes each following frame as a numbered picture, until nothing moves any more.
    ///
    /// The container's clock continues from its present time, which is that of the first picture.
    ///
    /// ```swift
    /// try container.writeFrames(to: "out/frame-") {
    ///   withAnimation(.spring) { model.isOpen = true }
    /// }                                       // out/frame-0000.png, out/frame-0001.png …
    /// ```
    ///
    /// - Parameters:
    ///   - prefix: the beginning of the paths; four digits, or more, and `.png` follow.
    ///   - framesPerSecond: pictures per second; a value that is not a finite number of 1 or above counts as 1.
    ///   - limit: the most pictures; at least one is written.
    ///   - scale: pixels per point.
    ///   - change: changes the layout.
    /// - Returns: the paths, in order.
    /// - Throws: `CanvasError`; the pictures written before stay.
    @discardableResult
    public func writeFrames(
      to prefix: String, framesPerSecond: Double = 30, limit: Int = 600, scale: Double = 1, _ change: () -> Void
    ) throws -> [String] {
      let rate = framesPerSecond.isFinite ? max(1, framesPerSecond) : 1
      change()
      layoutIfNeeded()
      let start = root.animations.time ?? 0
      var paths: [String] = []
      var isMoving = true
      while isMoving, paths.count < max(1, limit) {
        isMoving = root.advance(to: start + Double(paths.count) / rate)
        let digits = String(paths.count)
        let path = prefix + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
        try CanvasFile.write(data(as: .png, scale: scale), to: path)
        paths.append(path)
      }
      return paths
    }
  }
#endif
