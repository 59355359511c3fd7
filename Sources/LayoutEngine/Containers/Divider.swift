/// A divider: a line of given thickness across the nearest enclosing stack; horizontal outside of stacks.
///
/// Algorithm (SwiftUI): a flexible leaf in a frame whose length along the stack is the thickness.
extension LayoutTree {
  func foldDivider(_ node: NodeIndex) -> Folded {
    let thickness = Extent(nodes[node].a)
    return nodes[node].flags.contains(.inHStack)
      ? Folded(
        extents: Extents(width: thickness, height: .filling), traits: NodeTraits.noticesHeight.union(.monotone))
      : Folded(
        extents: Extents(width: .filling, height: thickness), traits: NodeTraits.noticesWidth.union(.monotone))
  }
}
