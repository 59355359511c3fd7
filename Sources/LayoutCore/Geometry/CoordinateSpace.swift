public import LayoutEngine

/// What coordinates count from.
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

  /// The nearest element around that has been given the name by `coordinateSpace(name:)`.
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace {
    CoordinateSpace(kind: .named(Identity(value: name)))
  }
}

/// The named coordinate spaces that hold at one place, from the innermost outwards: those of the elements around it.
/// Names mean nothing elsewhere, so two parts of a layout may use the same ones.
public struct CoordinateSpaceRegistry: Hashable, Sendable {
  private var names: [Identity] = []
  private var frames: [Rect] = []

  mutating func add(_ name: Identity, _ frame: Rect) {
    guard !names.contains(name) else { return }
    names.append(name)
    frames.append(frame)
  }

  func frame(of name: Identity) -> Rect? { names.firstIndex(of: name).map { frames[$0] } }

  /// Where the nearest element of that name stands, in global coordinates; `nil` where none has it.
  /// Complexity: O(names).
  public func frame(of name: some Hashable & Sendable) -> Rect? { frame(of: Identity(value: name)) }

  /// The number of names.
  public var count: Int { names.count }
}

/// Names an element's box, so that coordinates inside it can count from its corner.
public struct _CoordinateSpaceModifier: _PrimitiveModifier {
  let name: Identity

  /// Puts `content` into the tree, under a group that remembers the name.
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
  /// Lowers `content` under a group that stands for a modifier of the type `type`.
  ///
  /// - Parameter note: hears of the group, and how many modifiers lie outside of this one.
  func marking(_ type: Any.Type, _ content: some Layout, _ note: (NodeIndex, Int) -> Void) {
    guard let node = groupNode(type: type, branch: 0) else { return }
    note(node, pending.count - modifierBase)
    nest(node) { content._lower(self) }
  }
}
