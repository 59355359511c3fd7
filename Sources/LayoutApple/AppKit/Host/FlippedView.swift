#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A view with a layer whose y grows downwards, as that of layouts does. Whatever holds views of a layout is of this class
  /// or its subclass, or is the container: AppKit turns nothing else over.
  class FlippedView: NSView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      wantsLayer = true
      // Frames are the layout's affair.
      autoresizesSubviews = false
    }

    required init?(coder: NSCoder) { nil }

    override var isFlipped: Bool { true }
    /// It draws nothing but what its layer draws by itself.
    override var wantsUpdateLayer: Bool { true }
  }
#endif
