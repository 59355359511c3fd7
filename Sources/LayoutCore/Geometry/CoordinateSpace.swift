public import LayoutEngine

/// The origin of coordinates.
public struct CoordinateSpace: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case local, global
    case named(Identity)
  }

  let kind: Kind

  /// The element's own box: its top left corner is the origin.
  public static let local = CoordinateSpace(kind: .local)
  /// The room of the whole layout: a container's own view.
  public static let global = CoordinateSpace(kind: .global)

  /// The nearest element around with the name of `coordinateSpace(name:)`.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    CoordinateSpace(kind: .named(Identity(value: name)))
  }
}

/// The named coordinate spaces at one place, from the innermost outwards: those of the elements around it.
///
/// Names have no meaning elsewhere, so two parts of a layout may use the same ones.
public struct CoordinateSpaceRegistry: Hashable, Sendable {
  private var names: [Identity] = []
  private var frames: [Rect] = []

  mutating func add(_ name: Identity, _ frame: Rect) {
    guard !names.contains(name) else { return }
    names.append(name)
    frames.append(frame)
  }

  func frame(of name: Identity) -> Rect? { names.firstIndex(of: name).map { frames[$0] } }

  /// The frame of the nearest element of that name, in global coordinates; `nil` where none has it.
  ///
  /// - Complexity: O(names).
  public func frame(of name: some Hashable & Sendable) -> Rect? { frame(of: Identity(value: name)) }

  /// The number of names.
  public var count: Int { names.count }
}

/// Names an element's box, as the origin of coordinates inside it.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: Identity

  /// Puts `content` into the tree, under a group that stores the name.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      lowering.contents.geometry.spaces[node] = GeometryStore.Space(name: name, outer: outer)
    }
  }
}

extension Layout {
  /// Names the element's box: `proxy.frame(in: .named(name))` inside it counts from its top left corner.
  public func coordinateSpace(
    name: some Hashable & Sendable
  ) -> _ModifiedLayout<Self, _CoordinateSpaceModifier> {
    _ModifiedLayout(self, _CoordinateSpaceModifier(name: Identity(value: name)))
  }
}

extension _Lowering {
  /// Lowers `content` under a group of a modifier of the type `type`.
  ///
  /// - Parameter note: called with the group, and the number of modifiers outside of this one.
  func marking(_ type: Any.Type, _ content: some Layout, _ note: (NodeIndex, Int) -> Void) {
    guard let node = groupNode(type: type, branch: 0) else { return }
    note(node, pending.count - modifierBase)
    nest(node) { content._lower(self) }
  }
}
