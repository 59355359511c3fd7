package import LayoutEngine

/// The contents of a tree's nodes, beside the tree: the engine has only numbers.
///
/// The tables that every build uses are not checked for overlapping accesses at run time: each access is one statement
/// long, and what is taken out dies after it (`released`).
package final class ContentStore: LeafMeasuring {
  let measurers: Measurers
  let released: ReleasedValues
  /// What hosts and measurers get of the contents.
  let held: HeldLeaves
  @exclusivity(unchecked) var contents: LeafContents
  @exclusivity(unchecked) var decorations = ContentTable<Decoration>()
  @exclusivity(unchecked) var values = ContentTable<any LayoutValueBox>()
  @exclusivity(unchecked) var lists: [NodeIndex: ListState] = [:]
  @exclusivity(unchecked) var erasedTypes = ErasedTypes()
  var identities: [NodeIndex: Identity] = [:]
  @exclusivity(unchecked) var readers: [NodeIndex: ReaderState] = [:]
  let readersDue = ReadersDue()
  /// The lists that make only some of their rows, by their groups.
  @exclusivity(unchecked) var lazyLists: [NodeIndex: LazyList] = [:]
  @exclusivity(unchecked) var scrolls: [NodeIndex: ScrollState] = [:]
  /// The scroll views with settings.
  @exclusivity(unchecked) var scrollDetails: [NodeIndex: ScrollDetails] = [:]
  /// The rows of `List`s that are made, by their groups.
  var listRows: [NodeIndex: ListRowMark] = [:]
  /// The row whose buttons are shown.
  weak var openSwipe: RowSwipe?
  /// The groups of what is shown a second time, and those of what they are a copy of.
  var copies: [NodeIndex: NodeIndex] = [:]
  var geometry = GeometryStore()
  /// The number of nodes and layers that were visited for geometry observers and anchors so far.
  package var geometryVisits: Int { geometry.visits }
  var preferences = PreferenceStore()
  var life = LifeStore()
  /// What elements present; `nil` where none ever did.
  @exclusivity(unchecked) var presenting: PresenterStore?
  @exclusivity(unchecked) var focus = FocusStore()
  var scrolling = ScrollStore()
  /// The last values of `animation(_:value:)`, by their groups.
  var animationScopes: [NodeIndex: any AnimationScopeBox] = [:]
  /// The scopes whose value changed since the last commit.
  @exclusivity(unchecked) var changedScopes: [NodeIndex: LayoutAnimation?] = [:]
  /// The changes of transactions, by their groups.
  var transactions: [NodeIndex: (inout Transaction) -> Void] = [:]
  /// What runs animations; `nil` in a one-shot layout.
  weak var animations: LayoutAnimationEngine?
  /// The number of decorations with a transition at the moment.
  private(set) var transitionCount = 0
  /// The states that screen readers are notified of.
  @exclusivity(unchecked) var statuses = StatusStore()

  /// Bodies that read something, by their nodes.
  @exclusivity(unchecked) var bodies: [NodeIndex: TrackedBody] = [:]
  /// Bodies that must be evaluated.
  @exclusivity(unchecked) var invalid: ContiguousArray<TrackedBody> = []
  /// The inbox of changes.
  var inbox: Inbox?
  /// Whether the root is that of a container, on the main actor.
  var isOnMainActor = false

  /// The actions of controls, by their nodes.
  var controls: [NodeIndex: ControlHandlers] = [:]
  /// The control that has the keyboard, by the host's events.
  @exclusivity(unchecked) var focused: FocusedControl?
  /// The controls that were made in this turn, while another one had the keyboard.
  var madeControls: [NodeIndex] = []
  /// The state of bodies, by their nodes.
  @exclusivity(unchecked) var states: [NodeIndex: [any StateLocation]] = [:]
  /// The places of elements with properties of the environment, by their nodes.
  @exclusivity(unchecked) var places: [NodeIndex: ElementPlace] = [:]

  private var guides: [GuideName: GuideKey] = [:]
  private var guideIDs: [GuideKey: (id: any AlignmentID.Type, axis: Axis)] = [:]

  private struct GuideName: Hashable {
    var id: ObjectIdentifier
    var axis: Axis
  }

  /// The views that a host shows for the nodes, if there is one.
  @exclusivity(unchecked) var shown: ShownViews?
  /// The contents before their changes, since the last commit.
  @exclusivity(unchecked) var restyled: ContiguousArray<(node: NodeIndex, key: ViewKey, old: ViewContent)> = []
  /// The nodes that show pictures, by their tokens.
  var imageNodes: [UInt32: NodeIndex] = [:]
  /// The nodes with native views that are measured.
  var natives: Set<NodeIndex> = []
  /// The environments of the texts with links, by their nodes.
  @exclusivity(unchecked) var linkScopes: [NodeIndex: EnvironmentScope] = [:]
  /// The numbers of characters without a glyph, as far as they were counted.
  var glyphs = GlyphMemory()
  /// The tokens of pictures that could not be decoded in this turn.
  @exclusivity(unchecked) var imageFailures: Set<UInt32> = []

  /// - Parameter released: the place for values that are taken out of the tables.
  init(measurers: Measurers, released: ReleasedValues) {
    self.measurers = measurers
    self.released = released
    held = HeldLeaves()
    contents = LeafContents(held)
  }

  /// Sets the shape of a leaf by its number.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func setShape(_ number: UInt32, of node: NodeIndex, in tree: LayoutTree) {
    guard let token = tree.token(of: node) else { return tree.setToken(contents.addShape(number), of: node) }
    if contents[shapeNumber: token] != number { changeShape(number, token, of: node, in: tree) }
  }

  @inline(never)
  private func changeShape(_ number: UInt32, _ token: UInt32, of node: NodeIndex, in tree: LayoutTree) {
    restyle(node, .leaf(token), in: tree) { contents[token] }
    contents[shapeNumber: token] = number
  }

  /// Sets the text of a leaf.
  ///
  /// - Parameter appearance: the number of its appearance.
  /// - Returns: whether it must be measured anew.
  /// - Complexity: O(1), and a comparison of the texts.
  func setText(_ string: String, _ appearance: UInt32, of node: NodeIndex, in tree: LayoutTree) -> Bool {
    let text = LeafContents.Text(string: string, appearance: appearance)
    guard let token = tree.token(of: node) else {
      tree.setToken(contents.add(text), of: node)
      return true
    }
    let old = contents[text: token]
    let isOther = old.string != string
    guard isOther || old.appearance != appearance else { return false }
    restyle(node, .leaf(token), in: tree) { contents[token] }
    defer { contents[text: token] = text }
    return isOther || contents.appearances[old.appearance].style != contents.appearances[appearance].style
  }

  /// Sets the picture of a leaf.
  ///
  /// - Returns: whether it must be measured anew.
  /// - Complexity: O(1), and a comparison of the pictures' sources.
  func setImage(_ image: LeafContents.Image, of node: NodeIndex, in tree: LayoutTree) -> Bool {
    guard let token = tree.token(of: node) else {
      let new = contents.add(image)
      tree.setToken(new, of: node)
      imageNodes[new] = node
      return true
    }
    let old = contents[image: token]
    guard old != image else { return false }
    contents[image: token] = image
    restyle(node, .leaf(token), in: tree) { .image(old.content) }
    return old.content.source != image.content.source || old.isResizable != image.isResizable
  }

  /// The type, and the branch, of the element that a node stands for, where it stores them.
  func tag(of node: NodeIndex, in tree: LayoutTree) -> GroupTag? {
    if tree.isErased(node), let type = erasedTypes[node] { return GroupTag(type) }
    return tree.tag(ofGroup: node)
  }

  func content(of node: NodeIndex, in tree: LayoutTree) -> ViewContent? {
    tree.token(of: node).map { contents[$0] }
  }

  // MARK: Payloads of modifiers

  /// Sets the decoration of a node's layer: in the place `slot`, which it had before, or a new one.
  func setDecoration(_ decoration: Decoration, _ slot: UInt32, of node: NodeIndex, in tree: LayoutTree) -> UInt32 {
    guard slot != .max else {
      if decoration.transition != nil { transitionCount += 1 }
      let slot = decorations.add(decoration)
      if decoration.isStatus { statuses.add(slot, of: node) }
      return slot
    }
    let old = decorations[slot]
    guard old != decoration else {
      setHandlers(of: decoration, slot)
      return slot
    }
    transitionCount += (decoration.transition == nil ? 0 : 1) - (old.transition == nil ? 0 : 1)
    if decoration.isStatus { statuses.add(slot, of: node) } else { statuses.drop(slot) }
    old.keepClosures(released)
    decorations[slot] = decoration
    restyle(node, .decoration(slot), in: tree) { .decorated(old) }
    return slot
  }

  /// Exchanges the closures of a decoration; it looks as before.
  func setHandlers(of decoration: Decoration, _ slot: UInt32) {
    guard decoration.hasClosures || decorations[slot].hasClosures else { return }
    decorations[slot].keepClosures(released)
    decorations[slot].takeClosures(of: decoration)
  }

  /// Exchanges the actions of a control.
  func setHandlers(_ handlers: ControlHandlers, of node: NodeIndex) {
    let old = controls.updateValue(handlers, forKey: node)
    if old == nil, focused != nil { madeControls.append(node) }
    released.keep(old)
  }

  /// Notes that a node looks different, sizes and places aside.
  func restyle(_ node: NodeIndex, _ key: ViewKey, in tree: LayoutTree, from old: () -> ViewContent) {
    tree.markChanged(node)
    if let shown, shown.slot(of: node, showing: key) != .none { restyled.append((node, key, old())) }
  }

  /// Whether the content of a view still exists.
  func isKept(_ key: ViewKey) -> Bool {
    if key.isLeaf { return contents.holds(key.place) }
    return !key.isDecoration || decorations.holds(key.place)
  }

  func setValue(_ value: any LayoutValueBox, _ slot: UInt32) -> UInt32 {
    guard slot != .max, values[slot].isSame(as: value) else { return values.add(value) }
    return slot
  }

  /// Releases the payloads of a node's modifiers that the new ones do not have.
  func releaseModifiers(
    of node: NodeIndex, in tree: LayoutTree, keeping new: [ModifierRecord]
  ) {
    for offset in 0..<tree.modifierCount(of: node) {
      let old = tree.modifier(offset, of: node)
      let isKept = offset < new.count && new[offset].kind == old.kind && new[offset].side == old.side
      guard !isKept else { continue }
      if old.kind == .decoration {
        let decoration = decorations[old.side]
        restyle(node, .decoration(old.side), in: tree) { .decorated(decoration) }
      }
      release(old)
    }
  }

  private func release(_ record: ModifierRecord) {
    switch record.kind {
    case .decoration:
      if transitionCount > 0, decorations[record.side].transition != nil { transitionCount -= 1 }
      statuses.drop(record.side)
      decorations.remove(record.side)?.keepClosures(released)
    case .layoutValue: released.keep(values.remove(record.side))
    default: break
    }
  }

  /// Removes everything about a node that is about to go.
  func drop(_ node: NodeIndex, in tree: LayoutTree) {
    let kind = tree.kind(of: node)
    if focused != nil { keepFocus(of: node, in: tree) }
    if let token = tree.token(of: node) {
      released.keep(contents.remove(token))
      if kind == .measured || !imageNodes.isEmpty {
        imageNodes[token] = nil
        imageFailures.remove(token)
        if !controls.isEmpty { released.keep(controls.removeValue(forKey: node)) }
        if !natives.isEmpty { natives.remove(node) }
      }
    }
    tree.forEachOutsideModifier(of: node) { release($0) }
    if tree.isErased(node) { erasedTypes.remove(node) }
    if kind == .group {
      if !lists.isEmpty { released.keep(lists.removeValue(forKey: node)) }
      if !identities.isEmpty { released.keep(identities.removeValue(forKey: node)) }
      if !states.isEmpty { released.keep(states.removeValue(forKey: node)) }
      if !places.isEmpty { places.removeValue(forKey: node)?.end() }
      if !copies.isEmpty { copies.removeValue(forKey: node) }
      if !listRows.isEmpty { released.keep(listRows.removeValue(forKey: node)) }
      if !lazyLists.isEmpty { released.keep(lazyLists.removeValue(forKey: node)) }
      geometry.drop(node, released)
      preferences.drop(node, released)
      life.drop(node)
      presenting?.drop(node)
      focus.drop(node, released)
      scrolling.drop(node, released)
      if !animationScopes.isEmpty {
        released.keep(animationScopes.removeValue(forKey: node))
        changedScopes[node] = nil
      }
      if !transactions.isEmpty { released.keep(transactions.removeValue(forKey: node)) }
    }
    if kind == .scrollView {
      scrolls[node] = nil
      if !scrollDetails.isEmpty { scrollDetails[node] = nil }
      let motion = scrolling.dropMotion(of: node)
      motion?.cancel()
    }
    if kind == .text, !linkScopes.isEmpty { linkScopes[node] = nil }
    if kind == .geometryReader {
      released.keep(readers.removeValue(forKey: node))
      readersDue.drop(node)
    }
    if !bodies.isEmpty, kind == .group || kind == .geometryReader { dropBody(of: node) }
    shown?.drop(node)
  }

  // MARK: Bodies

  /// Lists a body to be evaluated.
  ///
  /// - Complexity: O(1).
  func invalidate(_ body: TrackedBody) {
    guard !body.isInvalid else { return }
    body.isInvalid = true
    invalid.append(body)
  }

  /// Removes the reads of a body, which is gone or reads nothing any more.
  func dropBody(of node: NodeIndex) {
    guard let body = bodies.removeValue(forKey: node) else { return }
    released.keep(body)
    body.isInvalid = false
    body.node = .none
    if let token = body.token {
      token.node = .none
      inbox?.disarm(token)
    }
  }

  deinit {
    for place in places.values { place.end() }
    for body in bodies.values {
      if let token = body.token { inbox?.disarm(token) }
    }
  }

  /// The tree's number of a caller's guide.
  func guideKey(_ id: any AlignmentID.Type, _ axis: Axis, in tree: LayoutTree) -> GuideKey {
    let name = GuideName(id: ObjectIdentifier(id), axis: axis)
    if let known = guides[name] { return known }
    let key = tree.addGuide(axis) { id.defaultValue(in: ViewDimensions(size: $0)) }
    guides[name] = key
    guideIDs[key] = (id, axis)
    return key
  }

  /// The caller's guide of the number `key`, if it counts along `axis`.
  func guideID(_ key: GuideKey, _ axis: Axis) -> (any AlignmentID.Type)? {
    guard let known = guideIDs[key], known.axis == axis else { return nil }
    return known.id
  }

  // MARK: Measuring

  package func measureText(_ token: UInt32, width: Double?, lineLimit: Int?) -> TextMetrics {
    held.appearances[Int(contents[appearanceNumber: token])].measure(
      held.strings[Int(contents.place(of: token))], width: width, lineLimit: lineLimit, measurers.text)
  }

  package func measureWords(_ token: UInt32) -> TextMetrics {
    held.appearances[Int(contents[appearanceNumber: token])].measureWords(
      held.strings[Int(contents.place(of: token))], measurers.text)
  }

  package func measureLeaf(_ token: UInt32, proposal: Proposal) -> Size {
    guard contents.isHosted(token) else { return measureImage(token, proposal) }
    switch contents[hosted: token] {
    case .control(let content):
      let metrics = measurers.metrics(of: content, proposed: proposal.width)
      return metrics.size(of: content, for: proposal, measurers.text)
    case .native(let content): return content.measure(proposal)
    case .drawing: return proposal.replacingUnspecified()
    }
  }

  package func baseline(ofLeaf token: UInt32, size: Size, isFirst: Bool) -> Double? {
    guard contents.isHosted(token) else { return nil }
    switch contents[hosted: token] {
    case .control(let content):
      let metrics = measurers.metrics(of: content, proposed: size.width)
      return metrics.baseline(of: content, in: size, measurers.text)
    case .native(let content): return content.view.baseline(size, isFirst: isFirst, on: .current)
    case .drawing: return nil
    }
  }

  package func name(ofLeaf token: UInt32) -> String? {
    switch contents[token] {
    case .text: return "\(type(of: measurers.text))"
    case .image: return measurers.images.map { "\(type(of: $0))" }
    case .control: return "\(type(of: measurers.controlMeasurer))"
    case .native(let content): return content.view.name
    default: return nil
    }
  }

  /// The size of a picture: resizable ones fill the proposal; others keep their shape and are at most as large as they
  /// are.
  private func measureImage(_ token: UInt32, _ proposal: Proposal) -> Size {
    let image = contents[image: token]
    guard let images = measurers.images else { return proposal.replacingUnspecified() }
    guard let natural = images.size(of: image.content.source), natural.isFinite, natural.width > 0, natural.height > 0
    else {
      imageFailures.insert(token)
      return proposal.replacingUnspecified()
    }
    if image.isResizable { return proposal.replacingUnspecified(by: natural) }
    let scale = min(1, (proposal.width ?? .infinity) / natural.width, (proposal.height ?? .infinity) / natural.height)
    return Size(width: natural.width * scale, height: natural.height * scale)
  }
}
