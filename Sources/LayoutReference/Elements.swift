extension LayoutCore.Layout {
  /// The element itself. For a view of a toolkit this call makes an element, and for an element it changes nothing, so
  /// the same code works with both.
  @inlinable
  public func layout() -> Self { self }

  /// The element itself: another name for `layout()`.
  @inlinable
  public func ui() -> Self { self }
}
