import LayoutEngine

/// A native view as an element.
public struct NativeElement: PrimitiveLayout {
  let view: NativeView

  /// The element that shows `view`, which is measured anew each time the element is evaluated.
  ///
  /// The same view must not be in two places at once. Where another view was before, that one stays if it can take over
  /// the content of this one (`NativeView.takeOver(_:)`).
  public init(_ view: NativeView) {
    self.view = view
  }

  /// Puts the view into the tree.
  public func _lower(_ lowering: Lowering) {
    guard let group = lowering.groupNode(type: NativeContent.self, branch: 0) else { return }
    lowering.nest(group) {
      guard let node = lowering.node(.measured) else { return }
      // The last element here may have updated another view, or one that only its owner changes.
      let known = lowering.contents.native(of: node, in: lowering.tree)
      var content = NativeContent(view, version: known?.view === view ? known?.version ?? 0 : 0)
      if let known, known.view !== view, known.view.takeOver(view, on: .current) {
        content = NativeContent(known.view, version: known.version + 1)
      }
      content.fills = lowering.filledAxes
      lowering.contents.setNative(content, of: node, in: lowering.tree)
    }
  }
}

/// An element that makes and updates its view: a recipe.
///
/// The view is made when the element comes into a tree and stays as long as the element keeps its place; each later
/// evaluation updates it and measures it anew.
public protocol NativeRecipe: PrimitiveLayout {
  /// The sort of view.
  associatedtype View: NativeView
  /// Makes the view in its present state.
  func makeView() -> View
  /// Updates a view that an earlier value of the element made.
  func updateView(_ view: View)
}

extension NativeRecipe {
  /// Puts the view into the tree, made or updated.
  public func _lower(_ lowering: Lowering) {
    guard let group = lowering.groupNode(type: Self.self, branch: 0) else { return }
    lowering.nest(group) {
      guard let node = lowering.node(.measured) else { return }
      var content: NativeContent
      if let known = lowering.contents.native(of: node, in: lowering.tree), let view = known.view as? View {
        updateView(view)
        content = NativeContent(view, version: known.version + 1)
      } else {
        content = NativeContent(makeView())
      }
      content.fills = lowering.filledAxes
      lowering.contents.setNative(content, of: node, in: lowering.tree)
    }
  }
}

extension Lowering {
  /// The axes along which a native view that is lowered here fills the `size(width:height:)` around it.
  ///
  /// Modifiers between the two that change no layout do not count.
  fileprivate var filledAxes: Axis.Set {
    var axes: Axis.Set = []
    pending.gather()
    for at in (modifierBase..<pending.count).reversed() {
      guard let filled = pending[at].filledAxes else { break }
      axes.formUnion(filled)
    }
    return axes
  }
}

extension ContentStore {
  /// Sets the native view of a leaf; a measured leaf is measured anew, since the view's content may have changed.
  func setNative(_ content: NativeContent, of node: NodeIndex, in tree: LayoutTree) {
    let isMeasured = tree.kind(of: node) == .measured
    if isMeasured { tree.markDirty(node) }
    guard let token = tree.token(of: node) else {
      tree.setToken(contents.add(.native(content)), of: node)
      tree.keepSize(of: node)
      guard isMeasured else { return }
      tree.setParameters(1, 0, of: node)
      natives.insert(node)
      return
    }
    guard case .native(let old) = contents[hosted: token], old != content || old.fills != content.fills else { return }
    released.keep(old.view)
    contents[hosted: token] = .native(content)
    if old != content { restyle(node, .leaf(token), in: tree) { .native(old) } }
  }

  /// The native view of a node.
  func native(of node: NodeIndex, in tree: LayoutTree) -> NativeContent? {
    guard let token = tree.token(of: node), contents.isHosted(token),
      case .native(let content) = contents[hosted: token]
    else { return nil }
    return content
  }
}
