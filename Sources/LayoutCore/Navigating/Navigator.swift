import LayoutEngine

/// What a navigation stack shows above its root: the places that links lead to.
final class Navigator {
  /// What makes the content of pages.
  enum Key: Hashable {
    /// All values of a type.
    case type(ObjectIdentifier)
    /// One link, or one flag.
    case token(Int)
  }

  /// One page above the root.
  struct Entry: Identifiable {
    let id: Int
    let key: Key
    /// The value on the path; `nil` for a page that is not on it.
    let value: AnyHashable?
    /// Called when a person left the page.
    var leave: (() -> Void)?
  }

  private(set) var entries: [Entry] = []
  /// Whether the last change went back.
  private(set) var goesBack = false
  private var makers: [Key: (AnyHashable?) -> AnyLayout] = [:]
  /// The groups of the pages that are in the tree, by their entries.
  private var groups: [Int: NodeIndex] = [:]
  private var lastID = 0
  /// Called after the entries changed, with the values on the path.
  var changed: ([AnyHashable]) -> Void = { _ in }
  /// Whether a new page takes the place of all others, as in the column beside a sidebar.
  var replaces = false

  var path: [AnyHashable] { entries.compactMap(\.value) }

  /// A number for a link or a flag.
  func makeToken() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: The path of the stack's owner

  /// Takes over a path that the stack's owner has set: pages stay as long as their values are the same.
  ///
  /// - Returns: the entries.
  func follow(_ path: [AnyHashable]) -> [Entry] {
    guard path != self.path else { return entries }
    goesBack = path.count < self.path.count
    var kept: [Entry] = []
    var position = 0
    for entry in entries {
      if let value = entry.value {
        guard position < path.count, path[position] == value else { break }
        position += 1
      }
      kept.append(entry)
    }
    entries = kept
    for value in path[position...] { append(.type(Navigator.type(of: value)), value) }
    dropGroups()
    return entries
  }

  // MARK: Actions

  /// Shows the page of a value.
  func push(_ value: AnyHashable) {
    begin()
    append(.type(Navigator.type(of: value)), value)
    end()
  }

  /// Shows a page that is not on the path.
  func push(_ token: Int, _ make: @escaping () -> AnyLayout, leave: (() -> Void)? = nil) {
    begin()
    makers[.token(token)] = { _ in make() }
    append(.token(token), nil, leave)
    end()
  }

  /// Goes back by a page, as a person does.
  func pop() {
    guard let last = entries.last else { return }
    goesBack = true
    entries.removeLast()
    end()
    last.leave?()
  }

  /// Removes the page of a flag that is off, and those above it.
  func remove(_ token: Int) {
    guard let position = entries.firstIndex(where: { $0.key == .token(token) }) else { return }
    goesBack = true
    entries.removeSubrange(position...)
    end()
  }

  func shows(_ token: Int) -> Bool { entries.contains { $0.key == .token(token) } }

  private func begin() {
    goesBack = false
    if replaces { entries = [] }
  }

  private func append(_ key: Key, _ value: AnyHashable?, _ leave: (() -> Void)? = nil) {
    lastID += 1
    entries.append(Entry(id: lastID, key: key, value: value, leave: leave))
  }

  private func end() {
    dropGroups()
    changed(path)
  }

  private func dropGroups() {
    let ids = Set(entries.map(\.id))
    groups = groups.filter { ids.contains($0.key) }
  }

  // MARK: Content

  /// Sets what makes the pages of a key. Pages that are there are made anew.
  func setMaker(_ key: Key, _ lowering: _Lowering, _ make: @escaping (AnyHashable?) -> AnyLayout) {
    makers[key] = make
    for entry in entries where entry.key == key {
      guard let group = groups[entry.id], let body = lowering.contents.bodies[group] else { continue }
      lowering.contents.invalidate(body)
    }
  }

  fileprivate func note(_ group: NodeIndex, of entry: Entry) { groups[entry.id] = group }

  fileprivate func content(of entry: Entry) -> AnyLayout? { makers[entry.key]?(entry.value) }

  static func type(of value: AnyHashable) -> ObjectIdentifier { ObjectIdentifier(Swift.type(of: value.base)) }
}

extension EnvironmentValues {
  private enum NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

  /// The stack around an element.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// The content of one page. A value without a destination is diagnosed, and the page is empty.
struct NavigationPage: _PrimitiveLayout {
  let navigator: Navigator
  let entry: Navigator.Entry

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    navigator.note(node, of: entry)
    lowering.nest(node) { lowering.lowerBody(Source(navigator: navigator, entry: entry), of: node, Self.self) }
    guard tree(lowering, isEmpty: node), let value = entry.value?.base else { return }
    lowering.tree.report(
      .missingDestination, at: node,
      FaultText(
        "the value \(value) on the path of a NavigationStack has no destination; its page is empty",
        advice: "write navigationDestination(for: \(type(of: value)).self) in the stack", subject: "\(value)"))
  }

  private func tree(_ lowering: _Lowering, isEmpty node: NodeIndex) -> Bool { navigator.content(of: entry) == nil }

  private struct Source: BodySource {
    let navigator: Navigator
    let entry: Navigator.Entry

    func content(_ lowering: _Lowering) -> AnyLayout {
      // A body that reads something is stored, so that it can be evaluated alone.
      _ = lowering.environment.navigator
      return navigator.content(of: entry) ?? AnyLayout(EmptyLayout())
    }
  }
}
