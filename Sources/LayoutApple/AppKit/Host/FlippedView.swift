#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A view with a layer whose y grows downwards, as in layouts.
  ///
  /// Each view that contains a layout's views is of this class, its subclass or the container, because AppKit flips no
  /// other view.
  class FlippedView: NSView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      // Only the layout sets frames.
      autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }
    /// The view draws only what its layer draws.
    override var wantsUpdateLayer: Bool { true }
  }
#endif
