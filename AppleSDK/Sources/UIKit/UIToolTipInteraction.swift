#if !TVOS_CHECK  // Not on tvOS.
  @MainActor
  open class UIToolTipInteraction: UIInteraction {
    open var defaultToolTip: String?
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
  }
#endif
