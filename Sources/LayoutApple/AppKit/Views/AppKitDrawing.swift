#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Runs `work` with a context as the one that AppKit draws into.
  func withToolkit(_ context: CGContext, _ work: () -> Void) {
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: true)
    work()
    NSGraphicsContext.restoreGraphicsState()
  }

  extension NSImage {
    /// Draws the picture into a box, as large as the box.
    func fill(_ box: CGRect) {
      draw(in: box, from: .zero, operation: .sourceOver, fraction: 1, respectFlipped: true, hints: nil)
    }

    /// Its pixels; `nil` where it has none.
    var bitmap: CGImage? { cgImage(forProposedRect: nil, context: nil, hints: nil) }
  }
#endif
