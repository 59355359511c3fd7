import LayoutEngine

/// A column for long lists: the elements get their ideal height, and the stack fills the proposed width.
///
/// In a scroll view that scrolls vertically and is bounded, a `ForEach` in the column makes only the visible rows and
/// those half a window before and after; a row that leaves loses its state. Lengths of rows that were made are stored
/// in a few bytes, others are estimated, and the rows on screen stand still when an estimate turns out wrong. Elsewhere
/// all rows are made.
///
/// With `pinnedViews: [.sectionHeaders]` the header of the section at the top stays there until the next one pushes it
/// away. It is shown a second time, in front of the rows.
public struct LazyVStack<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline let content: Content

  /// A column of elements; the parameters are those of `VStack`.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = 0, pinnedViews: PinnedScrollableViews = [],
    @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    if !pinnedViews.isEmpty { return lowerPinned(lowering) }
    guard let outer = lowering.enterLazyVStack(spacing, alignment) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.spacing, other.spacing) && one.alignment == other.alignment
      && one.pinnedViews == other.pinnedViews && Content._isSame(one.content, other.content)
  }
}

/// A row for long lists: the elements get their ideal width, and the stack fills the proposed height; else it is as
/// `LazyVStack`.
public struct LazyHStack<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A row of elements; the parameters are those of `HStack`.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    guard let outer = lowering.enterLazyHStack(spacing, alignment) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.spacing, other.spacing) && one.alignment == other.alignment
      && Content._isSame(one.content, other.content)
  }
}
