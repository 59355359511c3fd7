import LayoutEngine

/// Elements side by side.
///
/// Room is shared out as in SwiftUI: by priority, the least flexible first, what is left in equal parts; the numbered
/// algorithm is in the engine's `Stack.swift`. The stack is as large as its content.
public struct HStack<Content: Layout>: PrimitiveLayout {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// A row of elements.
  ///
  /// - Parameters:
  ///   - alignment: the line on which the elements stand.
  ///   - spacing: points between neighbours; `nil` is the distance they prefer, 8 between plain elements.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.stack(.hStack, spacing, .horizontalCenter, lowering.key(alignment), content)
  }
}

/// Elements below each other; else as `HStack`.
public struct VStack<Content: Layout>: PrimitiveLayout {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// A column of elements.
  ///
  /// - Parameters:
  ///   - alignment: the line on which the elements stand.
  ///   - spacing: points between neighbours; `nil` is the distance they prefer, 8 between plain elements.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.stack(.vStack, spacing, lowering.key(alignment), .verticalCenter, content)
  }
}

/// Elements on top of each other, later ones in front. The size is that of the largest of the highest priority.
public struct ZStack<Content: Layout>: PrimitiveLayout {
  let alignment: Alignment
  let content: Content

  /// A pile of elements, all lined up at one point.
  public init(alignment: Alignment = .center, @LayoutBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.stack(.zStack, 0, lowering.key(alignment.horizontal), lowering.key(alignment.vertical), content)
  }
}

/// A column for long lists: the elements get their ideal height, and the stack takes the whole width it is offered.
public struct LazyVStack<Content: Layout>: PrimitiveLayout {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// A column of elements; the parameters are those of `VStack`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.stack(.lazyVStack, spacing, lowering.key(alignment), .verticalCenter, content)
  }
}

/// A row for long lists: the elements get their ideal width, and the stack takes the whole height it is offered.
public struct LazyHStack<Content: Layout>: PrimitiveLayout {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// A row of elements; the parameters are those of `HStack`.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = 0, @LayoutBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Puts the stack and its elements into the tree.
  public func _lower(_ lowering: Lowering) {
    lowering.stack(.lazyHStack, spacing, .horizontalCenter, lowering.key(alignment), content)
  }
}

extension Lowering {
  /// A container with a spacing and an alignment.
  func stack(
    _ kind: NodeKind, _ spacing: Double?, _ horizontal: GuideKey, _ vertical: GuideKey, _ content: some Layout
  ) {
    guard let node = node(kind) else { return }
    tree.setSpacing(spacing, of: node)
    tree.setAlignment(horizontal, vertical, of: node)
    children(of: node) { content._lower(self) }
  }
}
