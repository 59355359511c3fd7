import LayoutEngine

/// An explicit id, of any type.
struct Identity: Hashable, Sendable {
  let value: any Hashable & Sendable

  /// The id as it is printed: a string is in quotation marks.
  var text: String {
    if let text = value as? any StringProtocol { "\"\(text)\"" } else { "\(value)" }
  }

  static func == (one: Identity, other: Identity) -> Bool {
    func isSame<Value: Hashable>(_ value: Value) -> Bool { value == other.value as? Value }
    return isSame(one.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

/// Gives an element an identity of its own.
public struct _IdentityModifier: _PrimitiveModifier {
  let identity: Identity

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.identified(identity, content)
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.identity == other.identity
  }
}

extension Layout {
  /// Gives the element an identity of its own.
  ///
  /// As long as the id stays the same it is the same element; with another id it is another one that starts anew. The
  /// result of a layout finds its frame by the id.
  public func id(_ id: some Hashable & Sendable) -> _ModifiedLayout<Self, _IdentityModifier> {
    _ModifiedLayout(self, _IdentityModifier(identity: Identity(value: id)))
  }
}

extension _Lowering {
  /// Lowers an element with an explicit id under a group that stores it; another id means another group. In a copy the
  /// id finds nothing: it is that of the element.
  func identified(_ identity: Identity, _ content: some Layout) {
    if isInCopy(parent) { return content._lower(self) }
    var isKnown = false
    let node = groupNode(type: _IdentityModifier.self, branch: 0) {
      isKnown = contents.identities[$0] == identity
      return isKnown
    }
    guard let node else { return }
    if !isKnown {
      contents.identities[node] = identity
      if contradictsItself(identity, nil) { reportContradiction(identity.value, in: node) }
    }
    nest(node) { content._lower(self) }
  }
}
