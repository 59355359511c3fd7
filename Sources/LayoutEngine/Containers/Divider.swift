/// A divider: a line of given thickness across the nearest enclosing stack; horizontal outside of stacks.
///
/// Algorithm (SwiftUI): a flexible leaf in a frame whose length along the stack is the thickness.
extension LayoutTree {
  @inline(__always)
  func measureDivider(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let size = measureFlexible(proposal)
    return nodes[node].flags.contains(.inHStack)
      ? Size(width: nodes[node].a, height: size.height) : Size(width: size.width, height: nodes[node].a)
  }

  /// Sets a divider's thickness. A negative or non-finite one counts as 0 and is diagnosed.
  package func setDivider(thickness: Double, of node: NodeIndex) {
    var fault = Length.Fault.none
    let value = Length.extent(thickness, &fault)
    setParameters(value.isNaN ? 0 : value, 0, of: node)
    if fault != .none {
      reportLater(
        .invalidNumber, at: node,
        FaultText(
          "a divider was given the thickness \(thickness); it is \(NumberText.string(nodes[node].a)) points thick",
          advice: fault == .infinite ? "to fill what is offered use a colour with frame(maxWidth: .infinity)" : nil))
    }
  }
}
