import LayoutEngine

/// The source of content: an element's body, a reader's or a list's closure.
@usableFromInline
protocol BodySource {
  associatedtype Content: Layout

  /// Runs the caller's code; only here may models and the environment be read.
  func content(_ lowering: _Lowering) -> Content

  /// Puts the content into the tree.
  func lower(_ content: Content, _ lowering: _Lowering)

  /// Whether this is another body than the one it is written in, so that `@Environment` reads at its place.
  static var isBody: Bool { get }

  /// Whether values are stored to be compared with later ones.
  static var isComparable: Bool { get }

  /// Propagates a change of the environment to the stored one.
  mutating func inherit(_ update: (inout EnvironmentScope) -> Void)
}

extension BodySource {
  @inlinable static var isBody: Bool { false }
  @inlinable func lower(_ content: Content, _ lowering: _Lowering) { content._lower(lowering) }
  @inlinable static var isComparable: Bool { false }
  @usableFromInline mutating func inherit(_ update: (inout EnvironmentScope) -> Void) {}
}

/// The body of an element.
@usableFromInline
struct ElementSource<Element: Layout>: BodySource {
  @usableFromInline let element: Element

  @inlinable
  init(element: Element) { self.element = element }

  @inlinable static var isBody: Bool { true }
  @inlinable func content(_ lowering: _Lowering) -> Element.Body { element.body }

  @inlinable static var isComparable: Bool { Element._isComparable }

  /// Whether the parts of both elements are known to be the same, objects by their identity.
  func isMadeOfSame(as other: Element) -> Bool { !(Element.self is AnyClass) && areSame(element, other) }
}

/// The stored state of a body that read something, from which it can be evaluated alone and compared.
///
/// Bodies that read nothing have none, unless their elements can be compared and were met before.
class TrackedBody {
  let type: Any.Type
  final var node: NodeIndex
  final var surroundings: EnvironmentPlace
  /// The pending modifiers of the body's elements, outermost first.
  final var pending: ModifierStack?
  /// The number of bodies around this one.
  final var depth: Int
  /// The values of the environment that were read.
  final var keys: ContiguousArray<ObjectIdentifier> = []
  /// The values that were read at places of elements around.
  final var elsewhere: ContiguousArray<(place: ElementPlace, keys: ContiguousArray<ObjectIdentifier>)> = []
  /// The token of the models that were read.
  final var token: ObservationToken?
  /// Whether a value that was read changed since.
  final var isInvalid = false

  init(_ node: NodeIndex, _ type: Any.Type, _ lowering: _Lowering) {
    self.node = node
    self.type = type
    surroundings = lowering.environments.surroundings
    pending = lowering.pendingHere
    depth = lowering.nesting.depth
  }

  /// Stores the present pending modifiers.
  final func meet(_ lowering: _Lowering) {
    surroundings = lowering.environments.surroundings
    pending = lowering.pendingHere
    depth = lowering.nesting.depth
  }

  /// Evaluates the body and puts its content under the node.
  func lower(_ lowering: _Lowering) {}

  /// Evaluates the body to observe the next change of its reads.
  func listen(_ lowering: _Lowering) {}

  /// Propagates a change of the environment to the stored one.
  func inherit(_ update: (inout EnvironmentScope) -> Void) {}
}

/// A body with its source.
final class SourcedBody<Source: BodySource>: TrackedBody {
  var source: Source

  init(_ source: Source, _ node: NodeIndex, _ type: Any.Type, _ lowering: _Lowering) {
    self.source = source
    super.init(node, type, lowering)
  }

  override func lower(_ lowering: _Lowering) { lowering.lowerBody(source, of: node, type) }
  override func listen(_ lowering: _Lowering) { lowering.listen(source, for: self) }
  override func inherit(_ update: (inout EnvironmentScope) -> Void) { source.inherit(update) }
}
