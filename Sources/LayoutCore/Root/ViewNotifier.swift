import LayoutEngine

/// Passes what a commit finds out to a host and to debuggers: one object a commit.
final class ViewNotifier: ViewNotifying {
  private let host: any LayoutHost
  private let contents: ContentStore
  private let held: HeldLeaves
  private let shown: ShownViews
  private let mirror: HostMirror?
  private let debugger: LayoutDebugger?
  /// Whether only the host gets it.
  private let isAlone: Bool
  /// The frames that the host got, while a debugger is there.
  @exclusivity(unchecked) private var given: [GivenFrame] = []
  /// The number of calls of the host.
  @exclusivity(unchecked) private(set) var calls = 0

  init(
    _ host: any LayoutHost, _ contents: ContentStore, _ shown: ShownViews, _ mirror: HostMirror?,
    _ debugger: LayoutDebugger?
  ) {
    self.host = host
    self.contents = contents
    held = contents.held
    self.shown = shown
    self.mirror = mirror
    self.debugger = debugger
    isAlone = mirror == nil && debugger == nil
  }

  func remove(_ id: UInt64) {
    calls &+= 1
    host.remove(ViewID(rawValue: id))
    mirror?.remove(ViewID(rawValue: id))
  }

  func insert(_ view: ViewReference, frame: Rect, into parent: UInt64, after sibling: UInt64) {
    calls &+= 1
    guard isAlone, view.key.isLeaf, contents.contents.isShape(view.key.place) else {
      return insertOther(view, frame: frame, into: ViewID(parent), after: ViewID(sibling))
    }
    // Most views; nothing in it is to be counted.
    let shape = contents.contents[shapeNumber: view.key.place]
    held.shapes[Int(shape)].insert(
      ViewID(rawValue: view.id), frame: frame, into: ViewID(parent), after: ViewID(sibling), of: host)
  }

  // Functions of their own, so that the frequent way needs little room on the stack.
  @inline(never)
  private func insertOther(_ view: ViewReference, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    let token = view.key.place
    guard isAlone, view.key.isLeaf, contents.contents.isText(token) else {
      return insertAny(view, frame: frame, into: parent, after: sibling)
    }
    held.appearances[Int(contents.contents[appearanceNumber: token])].insert(
      ViewID(rawValue: view.id), held.strings[Int(contents.contents.place(of: token))], frame: frame, into: parent,
      after: sibling, of: host)
  }

  @inline(never)
  private func insertAny(_ view: ViewReference, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    let content = content(of: view)
    host.insert(ViewID(rawValue: view.id), content, frame: frame, into: parent, after: sibling)
    if isAlone { return }
    mirror?.insert(ViewID(rawValue: view.id), content, frame: frame, into: parent, after: sibling)
    if debugger != nil { given.append(GivenFrame(id: view.id, content: content, isNew: true, frame: frame)) }
  }

  func move(_ view: ViewReference, after sibling: UInt64) {
    calls &+= 1
    host.move(ViewID(rawValue: view.id), after: ViewID(sibling))
    mirror?.move(ViewID(rawValue: view.id), after: ViewID(sibling))
  }

  func setContent(_ view: ViewReference) {
    calls &+= 1
    let content = content(of: view)
    host.setContent(ViewID(rawValue: view.id), content)
    mirror?.setContent(ViewID(rawValue: view.id), content)
  }

  func setFrame(_ view: ViewReference, _ frame: Rect) {
    calls &+= 1
    if isAlone { host.setFrame(ViewID(rawValue: view.id), frame) } else { setFrameForAll(view, frame) }
  }

  @inline(never)
  private func setFrameForAll(_ view: ViewReference, _ frame: Rect) {
    host.setFrame(ViewID(rawValue: view.id), frame)
    mirror?.setFrame(ViewID(rawValue: view.id), frame)
    if debugger != nil {
      given.append(GivenFrame(id: view.id, content: content(of: view), isNew: false, frame: frame))
    }
  }

  /// Reports the frames that the host got, once its views are known.
  ///
  /// - Complexity: O(nodes) where a frame was set.
  func reportFrames(_ places: SourcePlaces, scale: Double) {
    guard let debugger, !given.isEmpty else { return }
    var owners: [UInt64: NodeIndex] = [:]
    for view in shown.survey(scale) { owners[view.id] = view.node }
    for given in given {
      debugger.reportFrame(given.content, of: owners[given.id], places, isNew: given.isNew, given.frame)
    }
  }

  private func content(of view: ViewReference) -> ViewContent { contents.content(of: view.slot, view.key, shown) }
}

/// A frame that the host got for a view.
private struct GivenFrame {
  var id: UInt64
  var content: ViewContent
  var isNew: Bool
  /// In the coordinates of the view around it.
  var frame: Rect
}

extension ViewID {
  /// The number by which the engine names a view; `nil` for none.
  @inline(__always)
  fileprivate init?(_ number: UInt64) {
    if number == 0 { return nil }
    self.init(rawValue: number)
  }
}

extension ContentStore {
  /// The present content of a view.
  @inline(__always)
  func content(of slot: ViewSlot, _ key: ViewKey, _ shown: ShownViews) -> ViewContent {
    if key.isLeaf { return contents[key.place] }
    if key.isDecoration { return .decorated(decorations[key.place].withoutClosures) }
    let window = shown.window(of: slot)
    return .scroll(window.axes, contentSize: window.contentSize)
  }
}
