import LayoutEngine

extension NativeView {
  /// The view as an element, which is measured anew each time it is evaluated.
  ///
  /// The same view must not stand in two places at once. Where another view stood before, that one stays if it can take over
  /// what this one shows (`takeOver(_:)`).
  ///
  /// ```swift
  /// extension Knob { func ui() -> some Layout { KnobView.of(self).layout() } }
  /// ```
  public final func layout() -> _NativeElement { _NativeElement(self) }
}

/// A native view as an element: `NativeView.layout()`.
public struct _NativeElement: _PrimitiveLayout {
  let view: NativeView

  package init(_ view: NativeView) {
    self.view = view
  }

  /// Puts the view into the tree.
  public func _lower(_ lowering: _Lowering) {
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
///
/// `_lower` of such an element is `lowering.recipe(self)`.
package protocol NativeRecipe: _PrimitiveLayout {
  /// The sort of view.
  associatedtype View: NativeView
  /// Makes the view in its present state.
  func makeView() -> View
  /// Updates a view that an earlier value of the element made.
  func updateView(_ view: View)
}

extension _Lowering {
  /// Puts the view of a recipe into the tree, made or updated.
  package func recipe<Recipe: NativeRecipe>(_ recipe: Recipe) {
    guard let group = groupNode(type: Recipe.self, branch: 0) else { return }
    nest(group) {
      guard let node = node(.measured) else { return }
      var content: NativeContent
      if let known = contents.native(of: node, in: tree), let view = known.view as? Recipe.View {
        recipe.updateView(view)
        content = NativeContent(view, version: known.version + 1)
      } else {
        content = NativeContent(recipe.makeView())
      }
      content.fills = filledAxes
      contents.setNative(content, of: node, in: tree)
    }
  }

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
