/// A piece of a declarative layout: a value that says what it is made of.
///
/// Write your own by giving a body:
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
/// **Equal elements are passed by.** In a `LayoutRoot`, or in a window or view that has one, an element that is plain data or
/// `Equatable`, and equal to the one that stood there before in the same environment, is not evaluated: it would make what it
/// made. So what a body shows follows from its properties, and from what it observes: `@State`, `@Environment`, `@Observable`
/// models. An element that holds closures, references or elements of a hidden type is evaluated at each update, unless it says
/// how it is compared: by being `Equatable`, where `==` may leave closures out, or by `equatable()`. Values are compared from
/// the third time on that an element is met. `LayoutRoot.updateBody()` evaluates everything, and with
/// `LayoutRoot.checksContracts` an element is named that is equal and would have made something else.
///
/// The protocol is neither isolated nor `Sendable`: values can be laid out on any thread. A class of the main actor
/// conforms as `@MainActor Layout`.
public protocol Layout {
  /// The type of `body`; `Never` for the built-in elements.
  associatedtype Body: Layout

  /// What the element is made of. Several elements without a container take the element's place in its parent side by
  /// side; at the root they form a centred `VStack`.
  @LayoutBuilder var body: Body { get }

  /// Puts the element into the tree. Only the built-in elements have their own way; yours is its body's.
  func _lower(_ lowering: _Lowering)

  /// Whether values of the type can be compared. Only the built-in elements answer by themselves.
  static var _isComparable: Bool { get }

  /// Whether both values are known to make the same. Only the built-in elements answer by themselves; yours is asked for
  /// `==` where it is `Equatable`, and compared by its bytes where it is plain data.
  static func _isSame(_ one: Self, _ other: Self) -> Bool
}

extension Layout {
  /// Puts the body into the tree, under a node that stands for this element.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    lowering.composite(self)
  }
}

/// An element that is no composition of others: it has no body.
public protocol _PrimitiveLayout: Layout where Body == Never {}

extension _PrimitiveLayout {
  /// Never asked for: the element goes into the tree by itself.
  public var body: Never { fatalError("\(Self.self) is a built-in element; it has no body") }
}

extension Never: Layout {
  /// There is no value of this type.
  public var body: Never { fatalError("there is no value of type Never") }
}
