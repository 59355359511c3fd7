extension LayoutRoot {
  /// Whether the contracts of callers' types are checked, and faults reported.
  ///
  /// Measured leaves, texts and custom containers must have equal responses to equal proposals, and containers must
  /// measure each of their subviews and place it once, and only in the calls for it. Every turn measures everything
  /// again, so this is for debugging. It is on from the start where the environment variable `LAYOUT_CHECK_CONTRACTS`
  /// is set.
  public var checksContracts: Bool {
    get { session.tree.callers.areChecked }
    set { session.tree.callers.areChecked = newValue }
  }
}
