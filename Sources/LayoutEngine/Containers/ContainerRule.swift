/// A container's algorithm as a value.
///
/// The passes use a container by its rule alone, so that a new container is one file with a type that conforms to this
/// protocol.
///
/// A rule sees its node and the children through a `ContainerInside`. It works from left to right and in the
/// coordinates of the container without its modifiers: mirroring, rounding and modifiers are the passes' task. An
/// evaluation that goes too deep is stopped (`Depth.swift`): the children then respond with zero, and the rule's result
/// is dropped.
///
/// ```swift
/// /// All children on the leading edge, below each other, each in its ideal height.
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
///       let proposal = Proposal(width: core.size.width, height: nil)
///       inside.put(child, proposal, at: Point(x: 0, y: top))
///       top += inside.measure(child, proposal).height
///     }
///   }
/// }
/// ```
package protocol ContainerRule {
  /// The name of the container in diagnostics and in descriptions of a tree.
  var name: String { get }

  /// The special traits of the rule.
  var traits: RuleTraits { get }

  /// The rule with usable parameters; a fault is diagnosed. By default it is the rule itself.
  func sanitized(for inside: ContainerInside) -> Self

  /// The values that follow from the children before anything is measured.
  ///
  /// By default they are only the children's common traits, and the container is measured for both lengths.
  func fold(_ inside: ContainerInside) -> Folded

  /// The container's response to `proposal`, in points.
  func measure(_ inside: ContainerInside, _ proposal: Proposal) -> Size

  /// Places the children of a container that was placed with `core`.
  func arrange(_ inside: ContainerInside, _ core: PlacedCore)

  /// The reason for the container's size where it was placed, for explanations: a clause such as `its 2 lines are …`.
  func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String

  /// The reason for what the container proposed to a child, for explanations; `nil`, the default, names the container
  /// alone.
  func childReason(_ child: NodeIndex, _ inside: ContainerInside, _ core: PlacedCore) -> String?

  /// The container's own value of `guide`; by default there is none, and the children's values are merged.
  func ownGuide(_ guide: GuideKey, _ inside: ContainerInside, _ core: PlacedCore) -> OwnGuide

  /// The flags that the children inherit beside the direction; by default none, so that a spacer in the container has
  /// no axis.
  func inherited(_ inside: ContainerInside) -> NodeFlags

  /// What percentages of the children are of, where the container is proposed `proposal`; by default that.
  func percentBase(_ proposal: Proposal) -> Proposal

  /// Whether the rule is known to give the same results as another one; by default as two equal values do.
  func isSame(as other: any ContainerRule) -> Bool

  /// Drops a rule's stored values of the children, which changed, or whose responses did.
  func childrenChanged()

  /// Ends what the rule is to the children, or leaves it to the rule that takes its place.
  func leave(_ inside: ContainerInside, for next: any ContainerRule)

  /// The object by which a container of the same family that is around it reads its inside; by default there is none.
  var family: AnyObject? { get }

  /// The rule for a copy of the tree; a rule with stored values makes a copy of itself.
  func copied() -> any ContainerRule
}

/// Special traits of a rule.
package struct RuleTraits: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A child that was not placed is not shown.
  package static let showsWhatIsPut = RuleTraits(rawValue: 1 << 0)
  /// All guides of the children are the container's own, edges and middles included.
  package static let passesGuides = RuleTraits(rawValue: 1 << 1)
  /// The children's guides are not visible from outside.
  package static let keepsGuides = RuleTraits(rawValue: 1 << 2)
  /// The rule reads text baselines or guides that callers define.
  package static let needsBaselines = RuleTraits(rawValue: 1 << 4)
  /// A container with the same trait around it reads the inside of the node (`ContainerInside+Nested.swift`).
  package static let isReadInside = RuleTraits(rawValue: 1 << 5)
  /// The rule is a caller's code: its reads of the children are not known, and folding may measure them.
  package static let isCallersCode = RuleTraits(rawValue: 1 << 3)
}

/// A container's own value for one of its guides.
package enum OwnGuide {
  /// No own value: the children's values are merged.
  case merged
  /// An own value, or `nil` for none on purpose.
  case given(Double?)
}

extension ContainerRule {
  package var name: String {
    let name = "\(type(of: self))"
    return name.hasSuffix("Rule") ? String(name.dropLast(4)) : name
  }
  package var traits: RuleTraits { [] }
  package func sanitized(for inside: ContainerInside) -> Self { self }
  package func fold(_ inside: ContainerInside) -> Folded {
    Folded(extents: .unknown, traits: inside.gatheredTraits.union(.mustMeasureAll).subtracting(.monotone))
  }
  package func reason(_ inside: ContainerInside, _ core: PlacedCore) -> String { "\(name) returned that size" }
  package func childReason(_ child: NodeIndex, _ inside: ContainerInside, _ core: PlacedCore) -> String? { nil }
  package func ownGuide(_ guide: GuideKey, _ inside: ContainerInside, _ core: PlacedCore) -> OwnGuide { .merged }
  package func inherited(_ inside: ContainerInside) -> NodeFlags { .none }
  package func percentBase(_ proposal: Proposal) -> Proposal { proposal }
  package func isSame(as other: any ContainerRule) -> Bool { false }
  package func childrenChanged() {}
  package func leave(_ inside: ContainerInside, for next: any ContainerRule) {}
  package var family: AnyObject? { nil }
  package func copied() -> any ContainerRule { self }
}

extension ContainerRule where Self: Equatable {
  package func isSame(as other: any ContainerRule) -> Bool { other as? Self == self }
}

/// The rule of a container of the kind `custom`, behind one reference: a copy of the rule costs more than most questions to
/// it.
final class OwnRule {
  let rule: any ContainerRule

  init(_ rule: any ContainerRule) { self.rule = rule }
}

extension LayoutTree {
  /// Sets the rule of a node of the kind `custom`; a rule that equals the one before changes nothing.
  package func setRule(_ written: some ContainerRule, of node: NodeIndex) {
    let rule = written.sanitized(for: inside(node))
    if !rule.traits.isDisjoint(with: [.isCallersCode, .needsBaselines]) { guiding.needsBaselines = true }
    if nodes[node].side == .max {
      nodes[node].side = rare.rules.add(OwnRule(rule))
    } else {
      if rule.isSame(as: rare.rules[nodes[node].side].rule) { return }
      let old = exchange(&rare.rules[nodes[node].side], with: OwnRule(rule))
      // The container around it read its inside, whatever the new rule's responses are.
      if old.rule.traits.contains(.isReadInside) { nodes[node].marks.formUnion(.outspoken) }
      // The old rule may live until the end of the turn.
      old.rule.leave(inside(node), for: rule)
      released.keep(old)
    }
    markDirty(node)
  }

  /// Whether a node follows a caller's code.
  func followsCallersCode(_ node: NodeIndex) -> Bool { ownRule(of: node)?.rule.traits.contains(.isCallersCode) == true }

  /// The name of a container of the kind `custom` that follows no caller's code.
  package func ruleName(of node: NodeIndex) -> String? {
    followsCallersCode(node) ? nil : ownRule(of: node)?.rule.name
  }

  /// The rule of a node of the kind `custom`.
  @inline(__always)
  func ownRule(of node: NodeIndex) -> OwnRule? {
    nodes[node].kind == .custom && nodes[node].side != .max ? rare.rules[nodes[node].side] : nil
  }
}
