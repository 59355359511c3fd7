#if canImport(CCairo)
  import LayoutCore

  extension LayoutContainer {
    /// Makes `change` and writes what can be seen from then on as numbered pictures, until nothing moves any more. The
    /// container's clock goes on from where it is; the first picture is of that moment.
    ///
    /// ```swift
    /// try container.writeFrames(to: "out/frame-") {
    ///   withAnimation(.spring) { model.isOpen = true }
    /// }                                       // out/frame-0000.png, out/frame-0001.png …
    /// ```
    ///
    /// - Parameters:
    ///   - prefix: what the paths begin with; four digits, or more, and `.png` follow.
    ///   - framesPerSecond: pictures a second; what is no finite number of 1 or above counts as 1.
    ///   - limit: at most so many pictures, and at least one.
    ///   - scale: pixels a point.
    ///   - change: changes the layout.
    /// - Returns: the paths, in order.
    /// - Throws: `CanvasError`; pictures that were written before stay.
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
