extension LayoutCore.Layout {
  /// The element itself. Where a view of a toolkit becomes an element by this call, an element stays what it is, so that
  /// the same text reads the same for both.
  @inlinable
  public func layout() -> Self { self }

  /// The element itself: another name for `layout()`.
  @inlinable
  public func ui() -> Self { self }
}
