extension LayoutRoot {
  /// Whether what others wrote is checked for keeping to its contract, and reported where it does not: measured leaves,
  /// texts and custom containers answer equal questions equally, and containers measure each of their subviews and put it
  /// once, and only when they are told to. Every turn asks everything again, so this is for debugging; it is on from the
  /// start where the environment variable `LAYOUT_CHECK_CONTRACTS` is set.
  public var checksContracts: Bool {
    get { session.tree.callers.areChecked }
    set { session.tree.callers.areChecked = newValue }
  }
}
