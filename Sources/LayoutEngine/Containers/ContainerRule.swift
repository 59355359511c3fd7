/// A container's algorithm as a value. The passes know a container by its rule alone, so that a new container is one file
/// with a type that conforms to this protocol.
///
/// A rule sees its node and the children through a `ContainerInside`. It works from left to right and in the coordinates
/// of the container without its modifiers: mirroring, rounding and modifiers are the passes' business. An evaluation that
/// goes too deep is given up (`Depth.swift`): the children then answer zero, and what the rule makes of that is dropped.
///
/// ```swift
/// /// All children on the leading edge, below each other, each as high as it wants to be.
/// package struct PileRule: ContainerRule {
///   package func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size {
///     inside.children.reduce(into: Size.zero) { size, child in
///       let own = inside.measure(child, Proposal(width: proposal.width, height: nil))
///       size = Size(width: max(size.width, own.width), height: size.height + own.height)
///     }
///   }
///
///   package func arrange(_ inside: ContainerInside, _ core: PlacedCore) {
///     var top = 0.0
///     for child in inside.children {
///       let offer = Proposal(width: core.size.width, height: nil)
///       inside.put(child, offer, at: Point(x: 0, y: top))
///       top += inside.measure(child, offer).height
///     }
///   }
/// }
/// ```
package protocol ContainerRule {
  /// What the container is called in diagnostics and in descriptions of a tree.
  var name: String { get }

  /// What is special about the rule.
  var traits: RuleTraits { get }

  /// The rule with parameters that can be used; what cannot is diagnosed. By default the rule itself.
  func sanitized(for inside: ContainerInside) -> Self

  /// What follows from the children before anything is measured. By default nothing but what the children have in common:
  /// the container is asked for both lengths.
  func fold(_ inside: ContainerInside) -> Folded

  /// The size that the container answers to `proposal`, in points.
  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size

  /// Puts the children of a container that was placed as `core` says.
  func arrange(_ inside: ContainerInside, _ core: PlacedCore)

  /// Why the container is as large as it is where it was placed, for explanations: a clause such as `its 2 lines are …`.
  func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String

  /// What the container itself says about `guide`. By default nothing: the children's values are merged.
  func ownGuide(_ guide: GuideKey, _ inside: ContainerInside, _ core: PlacedCore) -> OwnGuide

  /// What the children inherit beside the direction. By default nothing: a spacer in the container has no axis.
  func inherited(_ inside: ContainerInside) -> NodeFlags

  /// The children, or what they answer, changed. A rule that remembers something of them forgets it.
  func forget()

  /// The rule for a copy of the tree. One that remembers something makes a copy of itself.
  func copied() -> any ContainerRule
}

/// What is special about a rule.
package struct RuleTraits: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A child that was not put is not shown.
  package static let showsWhatIsPut = RuleTraits(rawValue: 1 << 0)
  /// All guides of the children are the container's own, also edges and middles.
  package static let passesGuides = RuleTraits(rawValue: 1 << 1)
  /// No guide of the children is seen from outside.
  package static let keepsGuides = RuleTraits(rawValue: 1 << 2)
  /// The rule asks for text baselines or for guides that callers define.
  package static let asksForBaselines = RuleTraits(rawValue: 1 << 4)
  /// The rule is a caller's code: what it reads of the children is not known, and folding may measure them.
  package static let isCallersCode = RuleTraits(rawValue: 1 << 3)
}

/// What a container says about one of its guides.
package enum OwnGuide {
  /// Nothing: the children's values are merged.
  case unsaid
  /// A value, or none on purpose.
  case said(Double?)
}

extension ContainerRule {
  package var name: String {
    let name = "\(type(of: self))"
    return name.hasSuffix("Rule") ? String(name.dropLast(4)) : name
  }
  package var traits: RuleTraits { [] }
  package func sanitized(for inside: ContainerInside) -> Self { self }
  package func fold(_ inside: ContainerInside) -> Folded {
    Folded(extents: .unknown, traits: inside.gatheredTraits.union(.asksAll).subtracting(.monotone))
  }
  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String { "\(name) answered that" }
  package func ownGuide(_ guide: GuideKey, _ inside: ContainerInside, _ core: PlacedCore) -> OwnGuide { .unsaid }
  package func inherited(_ inside: ContainerInside) -> NodeFlags { .none }
  package func forget() {}
  package func copied() -> any ContainerRule { self }
}

extension LayoutTree {
  /// Makes a node of the kind `custom` follow `rule`. A rule that is equal to the one before changes nothing.
  package func setRule(_ written: some ContainerRule, of node: NodeIndex) {
    let rule = written.sanitized(for: inside(node))
    if !rule.traits.isDisjoint(with: [.isCallersCode, .asksForBaselines]) { guiding.asksForBaselines = true }
    if nodes[node].side == .max {
      nodes[node].side = rules.add(rule)
    } else {
      if let new = rule as? any Hashable, let old = rules[nodes[node].side] as? any Hashable,
        AnyHashable(new) == AnyHashable(old)
      {
        return
      }
      released.keep(exchange(&rules[nodes[node].side], with: rule))
    }
    markDirty(node)
  }

  /// Whether a node follows a caller's code.
  func followsCallersCode(_ node: NodeIndex) -> Bool { ownRule(of: node)?.traits.contains(.isCallersCode) == true }

  /// What a container of the kind `custom` is called that follows no caller's code.
  package func ruleName(of node: NodeIndex) -> String? {
    followsCallersCode(node) ? nil : ownRule(of: node)?.name
  }

  /// The rule of a node of the kind `custom`.
  package func ownRule(of node: NodeIndex) -> (any ContainerRule)? {
    nodes[node].kind == .custom && nodes[node].side != .max ? rules[nodes[node].side] : nil
  }
}
