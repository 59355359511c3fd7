/// A piece of a declarative layout: a value that declares its content.
///
/// Declare your own by a body:
///
/// ```swift
/// struct Row: Layout {
///   let title: String
///
///   var body: some Layout {
///     HStack(spacing: 12) {
///       Circle().size(width: 40, height: 40)
///       Text(title)
///       Spacer()
///     }
///     .padding(16)
///   }
/// }
/// ```
///
/// **Equal elements are skipped.** In a `LayoutRoot`, or in a window or view that has one, an element that is plain
/// data or `Equatable`, and equal to the one before at its place in the same environment, is not evaluated: its result
/// would be the same. So the content of a body must follow from its properties, and from the values that it observes:
/// `@State`, `@Environment`, `@Observable` models. An element with closures, references or elements of an erased type
/// is evaluated at each update, unless it has a comparison: by being `Equatable`, where `==` may leave closures out, or
/// by `equatable()`. Values are compared from the third time on that an element is met. `LayoutRoot.updateBody()`
/// evaluates everything, and with `LayoutRoot.checksContracts` an element is named that is equal and would have another
/// result.
///
/// The protocol is neither isolated nor `Sendable`: values can be laid out on any thread. A class of the main actor
/// conforms as `@MainActor Layout`.
public protocol Layout {
  /// The type of `body`; `Never` for the built-in elements.
  associatedtype Body: Layout

  /// The content of the element.
  ///
  /// Several elements without a container take the element's place in its parent side by side; at the root they form a
  /// centred `VStack`.
  @LayoutBuilder var body: Body { get }

  /// Puts the element into the tree; only the built-in elements implement it, and the default uses the body.
  func _lower(_ lowering: _Lowering)

  /// Whether values of the type can be compared; only the built-in elements implement it.
  static var _isComparable: Bool { get }

  /// Whether both values are known to have the same result.
  ///
  /// Only the built-in elements implement it. The default uses `==` for `Equatable` values, and compares plain data by
  /// its bytes.
  static func _isSame(_ one: Self, _ other: Self) -> Bool

  /// Whether an element of the type is one stack, with modifiers that are layers of its node; only the built-in elements
  /// implement it.
  static var _isStack: Bool { get }

  /// Whether an element of the type is looked into for the rows of a list, `depth` bodies deep; only the built-in elements
  /// implement it.
  static func _containsRows(_ depth: Int) -> Bool

  /// What the element is in a list; only the built-in elements implement it.
  var _rowExtent: _RowExtent { get }

  /// Puts the rows of the element into a list; only the built-in elements implement it, and the default is one row, or
  /// the rows of the body.
  func _lowerRows(_ lowering: _Lowering, _ context: _RowContext)
}

extension Layout {
  /// Puts the body into the tree, under a node for this element.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    lowering.composite(self)
  }

  /// The default: the element may be any number of nodes.
  @inlinable public static var _isStack: Bool { false }
}

/// A built-in element, which is no composition of others and has no body.
public protocol _PrimitiveLayout: Layout where Body == Never {}

extension _PrimitiveLayout {
  /// The body, which is never read: the element goes into the tree by itself.
  public var body: Never { fatalError("\(Self.self) is a built-in element; it has no body") }
}

extension Never: Layout {
  /// The body, of which there is no value.
  public var body: Never { fatalError("there is no value of type Never") }
}
