#if canImport(UIKit) && !os(watchOS)
  /// Runs `work` with a context as the one that UIKit draws into.
  func withToolkit(_ context: CGContext, _ work: () -> Void) {
    UIGraphicsPushContext(context)
    work()
    UIGraphicsPopContext()
  }

  extension UIImage {
    /// Draws the picture into a box, as large as the box.
    func fill(_ box: CGRect) { draw(in: box) }

    /// Its pixels; `nil` where it has none.
    var bitmap: CGImage? { cgImage }
  }
#endif
