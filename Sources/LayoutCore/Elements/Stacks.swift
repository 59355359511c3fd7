import LayoutEngine

/// Elements side by side.
///
/// Room is shared out as in SwiftUI: by priority, the least flexible first, the rest in equal parts; the numbered
/// algorithm is in the engine's `Stack.swift`. The stack is as large as its content.
public struct HStack<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A row of elements.
  ///
  /// - Parameters:
  ///   - alignment: the line on which the elements stand.
  ///   - spacing: the points between neighbours; `nil` is the distance they prefer, 8 between plain elements.
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
    guard let outer = lowering.enterHStack(spacing, alignment) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether the element is one stack: it is.
  @inlinable public static var _isStack: Bool { true }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.spacing, other.spacing) && one.alignment == other.alignment
      && Content._isSame(one.content, other.content)
  }
}

/// Elements below each other; else as `HStack`.
public struct VStack<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// A column of elements.
  ///
  /// - Parameters:
  ///   - alignment: the line on which the elements stand.
  ///   - spacing: the points between neighbours; `nil` is the distance they prefer, 8 between plain elements.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    guard let outer = lowering.enterVStack(spacing, alignment) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether the element is one stack: it is.
  @inlinable public static var _isStack: Bool { true }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    areSameNumbers(one.spacing, other.spacing) && one.alignment == other.alignment
      && Content._isSame(one.content, other.content)
  }
}

/// Elements on top of each other, later ones in front.
///
/// The size is that of the largest of the highest priority.
public struct ZStack<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// A pile of elements, all lined up at one point.
  @inlinable
  public init(alignment: Alignment = .center, @LayoutBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    guard let outer = lowering.enterZStack(alignment) else { return }
    content._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether the element is one stack: it is.
  @inlinable public static var _isStack: Bool { true }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.alignment == other.alignment && Content._isSame(one.content, other.content)
  }
}

extension _Lowering {
  @usableFromInline
  func enterHStack(_ spacing: Double?, _ alignment: VerticalAlignment) -> Place? {
    enterStack(.hStack, spacing, .horizontalCenter, key(alignment))
  }

  @usableFromInline
  func enterVStack(_ spacing: Double?, _ alignment: HorizontalAlignment) -> Place? {
    enterStack(.vStack, spacing, key(alignment), .verticalCenter)
  }

  @usableFromInline
  func enterZStack(_ alignment: Alignment) -> Place? {
    enterStack(.zStack, 0, key(alignment.horizontal), key(alignment.vertical))
  }

  @usableFromInline
  func enterLazyVStack(_ spacing: Double?, _ alignment: HorizontalAlignment) -> Place? {
    enterStack(.lazyVStack, spacing, key(alignment), .verticalCenter)
  }

  @usableFromInline
  func enterLazyHStack(_ spacing: Double?, _ alignment: VerticalAlignment) -> Place? {
    enterStack(.lazyHStack, spacing, .horizontalCenter, key(alignment))
  }
}
