/// The environment at one place, shared by everything there that stores it.
@usableFromInline
final class EnvironmentScope {
  /// Constant: where a value changes from above, another scope replaces this one at the places that the change reaches.
  /// Other places, which are not below, may share this one.
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}

/// The environments with which an element is lowered, for what stores them.
struct EnvironmentPlace {
  /// The environment at the place of the element.
  var scope: EnvironmentScope
  /// The environment at the place of the body that contains the element: what `@Environment` of that body reads.
  var body: EnvironmentScope
}

/// The environments of the walk, from the outermost inwards: one for each modifier of the environment around the
/// element that is lowered. Only those that are stored become scopes of their own, so an update that stores no scope
/// allocates nothing.
struct EnvironmentStack {
  private struct Level {
    var values: EnvironmentValues
    var scope: EnvironmentScope?
    /// `styles` of the level around it.
    var outerStyles = StyleNumbers()
  }

  private var levels: ContiguousArray<Level> = []
  /// The level of the body that contains the element.
  private(set) var bodyLevel = 0
  /// The numbers of the innermost level.
  private var styles = StyleNumbers()

  init(_ values: EnvironmentValues) {
    levels.append(Level(values: values, scope: nil))
  }

  /// The environment at the place of the element.
  var values: EnvironmentValues { levels[levels.count - 1].values }

  /// The settings of texts there.
  var innermostTextSettings: TextSettings? {
    @inline(__always) get { levels[levels.count - 1].values.textSettings }
  }

  /// The environment at the place of the body that contains the element.
  var bodyValues: EnvironmentValues { levels[bodyLevel].values }

  /// The scope of the same place, if it is stored.
  var bodyScope: EnvironmentScope? { levels[bodyLevel].scope }

  /// The scope of the element's place, which is then stored.
  var scope: EnvironmentScope { mutating get { scope(at: levels.count - 1) } }

  /// Both scopes, which are then stored.
  var surroundings: EnvironmentPlace {
    mutating get { EnvironmentPlace(scope: scope(at: levels.count - 1), body: scope(at: bodyLevel)) }
  }

  private mutating func scope(at level: Int) -> EnvironmentScope {
    if let known = levels[level].scope { return known }
    let scope = EnvironmentScope(levels[level].values)
    levels[level].scope = scope
    return scope
  }

  /// The number of the style of texts here. A new number is not in use yet.
  @inline(__always)
  mutating func textAppearance(_ contents: inout LeafContents) -> UInt32 {
    let known = styles.text(contents.freedStyles)
    return known == .max ? styles.findText(values, &contents) : known
  }

  /// The number of the style of a shape in the foreground colour. A new number is not in use yet.
  @inline(__always)
  mutating func shape(_ kind: ShapeKind, _ contents: inout LeafContents) -> UInt32 {
    let known = styles.shape(kind, contents.freedStyles)
    return known == .max ? styles.findShape(kind, values.foregroundStyle.resolved(in: values), &contents) : known
  }

  /// Starts again from stored scopes.
  mutating func restart(_ surroundings: EnvironmentPlace) {
    // The same place: what is known of it holds.
    let isOne = surroundings.scope === surroundings.body
    if bodyLevel == 0, levels.count == (isOne ? 1 : 2), levels[0].scope === surroundings.body,
      levels[levels.count - 1].scope === surroundings.scope
    {
      return
    }
    levels.removeAll(keepingCapacity: true)
    _ = enter(surroundings)
  }

  /// Begins a body at the place of the element.
  mutating func enterBody() { bodyLevel = levels.count - 1 }

  /// Returns to the body around it.
  mutating func leaveBody(_ outer: Int) { bodyLevel = outer }

  /// Enters the environment inside a modifier.
  mutating func enter(_ values: EnvironmentValues) { push(Level(values: values, scope: nil)) }

  mutating func leave() { removeLevels(to: levels.count - 1) }

  private mutating func push(_ level: Level) {
    levels.append(level)
    levels[levels.count - 1].outerStyles = exchange(&styles, with: StyleNumbers())
  }

  private mutating func removeLevels(to count: Int) {
    styles = levels[count].outerStyles
    levels.removeLast(levels.count - count)
  }

  /// Enters the place of a stored scope. Returns what `leave` needs to come back.
  mutating func enter(_ surroundings: EnvironmentPlace) -> (count: Int, body: Int) {
    let outer = (levels.count, bodyLevel)
    bodyLevel = levels.count
    push(Level(values: surroundings.body.values, scope: surroundings.body))
    if surroundings.scope !== surroundings.body {
      push(Level(values: surroundings.scope.values, scope: surroundings.scope))
    }
    return outer
  }

  mutating func leave(_ outer: (count: Int, body: Int)) {
    removeLevels(to: outer.count)
    bodyLevel = outer.body
  }
}

extension _Lowering {
  /// Whether less motion is set at the place of the element that is lowered.
  var reducesMotionHere: Bool { environments.values.reducesMotionBelowRoot }

  /// Lowers `content` with a changed environment.
  func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ content: some Layout) {
    writers &+= 1
    var values = environments.values
    values.writer = writers
    // A setter is a caller's code, which may read the environment: no access to it lasts meanwhile.
    change(&values)
    environments.enter(values)
    content._lower(self)
    environments.leave()
  }

  /// Passes a value that changed above to everything below `top` that stores its environment.
  ///
  /// 1. Where the stored scope is `old` itself, `new` is stored.
  /// 2. Other environments below take over the changed values, unless these were set again on the way down.
  /// 3. Bodies that read what changed at their place must be evaluated.
  ///
  /// - Complexity: O(nodes below).
  func inherit(
    _ keys: Set<ObjectIdentifier>, from old: EnvironmentScope, to new: EnvironmentScope, below top: NodeIndex
  ) {
    var heirs = EnvironmentHeirs(keys: keys, old: old, new: new)
    tree.forEachNode(in: top) { at in
      let kind = tree.kind(of: at)
      if kind == .group || kind == .geometryReader || at == tree.root, let body = contents.bodies[at] {
        if heirs.update(body) { contents.invalidate(body) }
      }
      if kind == .group, !contents.places.isEmpty, let place = contents.places[at] { heirs.update(&place.scope) }
      if kind == .group, !contents.lists.isEmpty { contents.lists[at]?.inherit(&heirs) }
      if kind == .geometryReader, var reader = contents.readers[at] {
        _ = heirs.update(&reader.surroundings)
        contents.readers[at] = reader
        contents.readersDue.waiting.insert(at)
      }
      if kind == .text, !contents.linkScopes.isEmpty, var scope = contents.linkScopes[at] {
        heirs.update(&scope)
        contents.linkScopes[at] = scope
      }
      if kind == .group {
        contents.geometry.observers[at]?.inherit(&heirs)
        contents.preferences.markers[at]?.inherit(&heirs, at)
        if let presenting = contents.presenting, let presenter = presenting.presenters[at], presenter.inherit(&heirs) {
          presenting.note(presenter)
        }
      }
    }
  }
}

/// The environments that a change from above reaches, each updated once.
struct EnvironmentHeirs {
  let keys: Set<ObjectIdentifier>
  let old: EnvironmentScope
  let new: EnvironmentScope
  private var done: [ObjectIdentifier: Heir] = [:]

  /// The environment that replaces another one.
  private struct Heir {
    /// Kept, so that no other scope has its address meanwhile.
    let old: EnvironmentScope
    let new: EnvironmentScope
    let changed: Set<ObjectIdentifier>
  }

  init(keys: Set<ObjectIdentifier>, old: EnvironmentScope, new: EnvironmentScope) {
    (self.keys, self.old, self.new) = (keys, old, new)
  }

  /// - Returns: whether the body read something that changed.
  mutating func update(_ body: TrackedBody) -> Bool {
    var changed = update(&body.surroundings)
    update(&body.pending)
    body.inherit { _ = update(&$0) }
    changed.formIntersection(body.keys)
    return !changed.isEmpty || body.elsewhere.contains { !changes(at: $0.place.scope).isDisjoint(with: $0.keys) }
  }

  /// The keys that changed at a place further out, which was updated before.
  private func changes(at scope: EnvironmentScope) -> Set<ObjectIdentifier> {
    scope === new ? keys : done[ObjectIdentifier(scope)]?.changed ?? []
  }

  /// Updates pending modifiers: contents of overlays and backgrounds store their environment.
  mutating func update(_ pending: inout ModifierStack?) {
    guard let all = pending?.gathered else { return }
    var new: ModifierStack?
    for at in 0..<all.count {
      guard case .attachment(let content, var place) = all[payloadAt: at], !update(&place).isEmpty else { continue }
      if new == nil { new = all.copy }
      new?.replacePayload(at: at, by: .attachment(content, place))
    }
    if let new { pending = new }
  }

  /// - Returns: the keys that changed.
  mutating func update(_ surroundings: inout EnvironmentPlace) -> Set<ObjectIdentifier> {
    update(&surroundings.scope).union(update(&surroundings.body))
  }

  /// - Returns: the keys that changed.
  @discardableResult
  mutating func update(_ scope: inout EnvironmentScope) -> Set<ObjectIdentifier> {
    if scope === new { return [] }
    if scope === old {
      scope = new  // 1.
      return keys
    }
    if let known = done[ObjectIdentifier(scope)] {
      scope = known.new
      return known.changed
    }
    var values = scope.values
    let changed = values.inherit(keys, from: old.values, to: new.values)  // 2.
    let heir = Heir(old: scope, new: EnvironmentScope(values), changed: changed)
    done[ObjectIdentifier(scope)] = heir
    done[ObjectIdentifier(heir.new)] = heir
    scope = heir.new
    return changed
  }
}
