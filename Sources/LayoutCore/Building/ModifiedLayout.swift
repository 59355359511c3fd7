/// An element with a modifier around it.
public struct _ModifiedLayout<Content: Layout, Modifier: _PrimitiveModifier>: _PrimitiveLayout {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable
  package init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Lets the modifier put the content into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    modifier._lower(content, lowering)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable && Modifier._isComparable }

  /// Whether the element is one stack.
  @inlinable public static var _isStack: Bool { Modifier._isLayer && Content._isStack }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    Modifier._isSame(one.modifier, other.modifier) && Content._isSame(one.content, other.content)
  }
}

/// A built-in modifier.
public protocol _PrimitiveModifier {
  /// Puts `content` into the tree with the modifier around it.
  func _lower(_ content: some Layout, _ lowering: _Lowering)

  /// Whether values of the type can be compared.
  static var _isComparable: Bool { get }

  /// Whether both values are known to have the same effect.
  static func _isSame(_ one: Self, _ other: Self) -> Bool

  /// Whether the modifier is a layer of the node of its content, and nothing else.
  static var _isLayer: Bool { get }

  /// Whether the modifier is about rows of a list; only such modifiers implement it.
  static var _isRowTrait: Bool { get }

  /// Puts `content`, which has rows, into a list with the modifier around each.
  func _lowerRows(_ content: some Layout, _ lowering: _Lowering, _ context: _RowContext)
}

extension _PrimitiveModifier {
  /// The default: the modifier may add nodes.
  @inlinable public static var _isLayer: Bool { false }
}

/// A modifier of your own: makes an element out of an element.
///
/// ```swift
/// struct Card: LayoutModifier {
///   func body(content: Content) -> some Layout {
///     content.padding(16).background(.white).cornerRadius(12)
///   }
/// }
/// ```
public protocol LayoutModifier {
  /// The type of the modifier's result.
  associatedtype Body: Layout

  /// The element that is modified.
  typealias Content = ModifierContent

  /// The result of the modifier for `content`.
  @LayoutBuilder func body(content: Content) -> Body
}

/// The element a `LayoutModifier` is applied to.
public struct ModifierContent: _PrimitiveLayout {
  let content: any Layout
  /// The place of the body in which the element is written.
  var scope: EnvironmentScope

  /// Puts the element into the tree.
  public func _lower(_ lowering: _Lowering) {
    let outer = lowering.environments.enter(EnvironmentPlace(scope: lowering.environments.scope, body: scope))
    lowering.erased(content)
    lowering.environments.leave(outer)
  }
}

/// Applies a caller's modifier.
public struct _CustomModifier<Modifier: LayoutModifier>: _PrimitiveModifier {
  let modifier: Modifier

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Modifier.self, branch: 0) else { return }
    let source = Source(
      modifier: modifier, element: ModifierContent(content: content, scope: lowering.environments.surroundings.body))
    lowering.restoreState(modifier, at: node)
    lowering.nest(node) { lowering.lowerBody(source, of: node, Modifier.self) }
  }

  private struct Source: BodySource {
    let modifier: Modifier
    var element: ModifierContent

    static var isBody: Bool { true }
    func content(_ lowering: _Lowering) -> Modifier.Body { modifier.body(content: element) }
    mutating func inherit(_ update: (inout EnvironmentScope) -> Void) { update(&element.scope) }
  }
}

extension Layout {
  /// Applies a modifier of your own.
  public func modifier<Modifier: LayoutModifier>(
    _ modifier: Modifier
  ) -> _ModifiedLayout<Self, _CustomModifier<Modifier>> {
    _ModifiedLayout(self, _CustomModifier(modifier: modifier))
  }
}
