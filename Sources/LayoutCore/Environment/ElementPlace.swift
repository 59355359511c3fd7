import LayoutEngine

/// The place of an element with properties of the environment, also after the element is gone: kept by the element's
/// node, and by everything that may read the properties later.
final class ElementPlace {
  /// The environment there. When the element is gone, it stays as it was last.
  var scope: EnvironmentScope
  fileprivate private(set) weak var lowering: _Lowering?
  fileprivate let node: NodeIndex
  private var boxes: ContiguousArray<EnvironmentBox> = []

  init(_ node: NodeIndex, _ scope: EnvironmentScope, _ lowering: _Lowering) {
    (self.node, self.scope, self.lowering) = (node, scope, lowering)
  }

  /// Makes this the place of the properties of the element's present value.
  ///
  /// - Complexity: O(properties).
  func hold(_ new: ContiguousArray<EnvironmentBox>) {
    guard !boxes.elementsEqual(new, by: ===) else { return }
    for box in new { box.enter(self) }
    release()
    boxes = new
  }

  func holds(_ box: EnvironmentBox) -> Bool { boxes.contains { $0 === box } }

  /// Ends the place: the element is gone.
  func end() {
    release()
    boxes = []
  }

  private func release() {
    for box in boxes { box.leave() }
  }
}

/// What the copies of one value of an element have in common for a property: its place.
final class EnvironmentBox {
  /// The last place. Since then the element's value may have been made anew there.
  private var place: ElementPlace?
  /// The number of places that the value has now.
  private var count = 0

  fileprivate func enter(_ place: ElementPlace) {
    self.place = place
    count += 1
  }

  fileprivate func leave() { count -= 1 }

  /// The environment at the property's place, outside of bodies.
  ///
  /// 1. Where the value has, or had, one place, it is that one.
  /// 2. Of several places it is the one around the element whose action runs.
  /// 3. Otherwise the place is not known: the defaults, and a diagnostic.
  func values(for type: Any.Type) -> EnvironmentValues {
    if let place, count == 0 || count == 1 && place.holds(self) { return place.scope.values }  // 1.
    let action = ElementAction.current
    if let scope = action?.scope(of: self) { return scope.values }  // 2.
    report(type, action)  // 3.
    return EnvironmentValues()
  }

  /// Reads the environment at the property's place, while a body of `lowering` is evaluated.
  ///
  /// 1. A property of the element whose body it is, and one whose place is not known, reads at the place of the body.
  /// 2. A property of an element around it reads at the place of that element: a closure that was passed down is
  ///    called. The body is evaluated again when the value changes there.
  /// 3. A property of an element inside reads at the place of the body, which makes that element anew.
  /// 4. Otherwise it reads as outside of bodies.
  func read<Value>(in lowering: _Lowering, _ read: (EnvironmentValues) -> Value) -> Value {
    let bodyValues = lowering.environments.bodyValues
    guard let place, place.scope !== lowering.environments.bodyScope else { return read(bodyValues) }
    if let around = lowering.place(of: self, around: lowering.parent) {
      if around.node == lowering.parent { return read(around.scope.values) }  // 1.
      return lowering.noting(at: around) { read(around.scope.values) }  // 2.
    }
    let tree = lowering.tree
    if place.lowering === lowering, tree.isLive(place.node), place.node != lowering.parent,
      tree.isInside(place.node, lowering.parent)
    {
      return read(bodyValues)  // 3.
    }
    return read(values(for: Value.self))  // 4.
  }

  private func report(_ type: Any.Type, _ action: ElementAction?) {
    let property = "@Environment of \(type)"
    let (reason, advice) =
      place == nil
      ? (
        "the element that it belongs to is in no layout",
        "Read it while the element's body is evaluated or in an action of the element, and store the property in the "
          + "element itself"
      )
      : (
        "one value of the element stands in several places",
        "Read it in the action of an element inside, or make a value of the element for each place"
      )
    let tree = action?.tree ?? place?.lowering?.tree
    let node = action?.node ?? place?.node ?? .none
    let diagnostic = Diagnostic(
      code: .environmentOutsideBody,
      message: "\(property) was read outside of a body, and \(reason); the default is used. \(advice)",
      path: tree?.pathInside(node) ?? "-", subject: property)
    if let tree { tree.sink.report(diagnostic) } else { LayoutDiagnostics.report(diagnostic) }
  }
}

extension LayoutTree {
  /// The path of the first element of a group, or of an element; `nil` without one.
  fileprivate func pathInside(_ node: NodeIndex) -> String? {
    var at = node
    while !at.isNone, isLive(at), isGroup(at) { at = child(of: at, after: .none) }
    return at.isNone || !isLive(at) ? nil : path(of: at)
  }
}

/// An action of an element that runs on this thread: for a gesture or a control, or since a size or a preference
/// changed.
final class ElementAction: @unchecked Sendable {
  @TaskLocal private static var bound: ElementAction?

  // All are used on `thread` only.
  private unowned let lowering: _Lowering
  fileprivate let node: NodeIndex
  private var isOver = false
  private let thread = ThreadID.current

  private init(_ lowering: _Lowering, _ node: NodeIndex) {
    (self.lowering, self.node) = (lowering, node)
  }

  /// The innermost action that is running. A task that it starts finds none, as with `Evaluation`.
  static var current: ElementAction? {
    guard let bound, bound.thread == .current, !bound.isOver else { return nil }
    return bound
  }

  /// Runs `work` as an action of the element at `node`.
  static func run(_ lowering: _Lowering, at node: NodeIndex, _ work: () -> Void) {
    let action = ElementAction(lowering, node)
    $bound.withValue(action, operation: work)
    action.isOver = true
  }

  fileprivate var tree: LayoutTree { lowering.tree }

  fileprivate func scope(of box: EnvironmentBox) -> EnvironmentScope? { lowering.place(of: box, around: node)?.scope }
}

extension _Lowering {
  /// The innermost place at `node`, or around it, that has a property.
  ///
  /// - Complexity: O(depth).
  fileprivate func place(of box: EnvironmentBox, around node: NodeIndex) -> ElementPlace? {
    for at in tree.way(upFrom: node) {
      guard tree.isLive(at) else { break }
      if let place = contents.places[at], place.holds(box) { return place }
    }
    return nil
  }
}
