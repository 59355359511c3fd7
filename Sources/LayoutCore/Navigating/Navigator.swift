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
    /// Called when the page is left, unless its flag was turned off before.
    var leave: (() -> Void)?
    /// What the page is known by, where it is closed.
    let place = Place()
  }

  /// The place of a page.
  final class Place {}

  private(set) var entries: [Entry] = []
  /// Whether the last change went back.
  private(set) var goesBack = false
  private var makers: [Key: (AnyHashable?) -> AnyLayout] = [:]
  /// The groups of the pages that are in the tree, by their entries.
  private var groups: [Int: NodeIndex] = [:]
  private var lastID = 0
  /// The actions of pages that a new path has removed.
  private var left: [() -> Void] = []
  /// Called after the entries changed, with the values on the path.
  var changed: ([AnyHashable]) -> Void = { _ in }
  /// Whether a new page takes the place of all others, as in the column beside a sidebar.
  var replaces = false
  /// Whether the path can contain a value.
  var accepts: (AnyHashable) -> Bool = { _ in true }

  /// The number of paths that changed the pages: `runLeaveActions()` is due when it changed.
  private(set) var removals = 0

  var path: [AnyHashable] { entries.compactMap(\.value) }

  /// A number for a link or a flag.
  func makeToken() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: The path of the stack's owner

  /// Takes over a path that the stack's owner has set: pages stay as long as their values are the same.
  ///
  /// Bodies are evaluated meanwhile: `runLeaveActions()` follows when they are done.
  ///
  /// - Returns: the entries.
  func follow(_ path: [AnyHashable]) -> [Entry] {
    guard path != self.path else { return entries }
    let goesBack = path.count < self.path.count
    var new: [Entry] = []
    var position = 0
    for entry in entries {
      if let value = entry.value {
        guard position < path.count, path[position] == value else { break }
        position += 1
      }
      new.append(entry)
    }
    for value in path[position...] { new.append(entry(of: value)) }
    left += take(new, goesBack: goesBack)
    removals += 1
    return entries
  }

  /// Runs the actions of pages that a new path has removed.
  func runLeaveActions() {
    for leave in exchange(&left, with: []) { leave() }
  }

  // MARK: Actions

  /// Shows the page of a value, which the path must be able to contain.
  func push(_ value: AnyHashable) {
    guard accepts(value) else { return }
    change(to: kept + [entry(of: value)], goesBack: false)
  }

  /// Shows a page that is not on the path.
  func push(_ token: Int, _ make: @escaping () -> AnyLayout, leave: (() -> Void)? = nil) {
    makers[.token(token)] = { _ in make() }
    change(to: kept + [entry(.token(token), nil, leave)], goesBack: false)
  }

  /// Goes back by a page, as a person does.
  func pop() {
    guard !entries.isEmpty else { return }
    change(to: Array(entries.dropLast()), goesBack: true)
  }

  /// Leaves a page, and those above it, as a person does by going back. A page that is gone is not left.
  func leave(_ id: Int) {
    guard let position = entries.firstIndex(where: { $0.id == id }) else { return }
    change(to: Array(entries[..<position]), goesBack: true)
  }

  /// Removes the page of a flag that is off, and those above it.
  func remove(_ token: Int) {
    guard let position = entries.firstIndex(where: { $0.key == .token(token) }) else { return }
    // The flag is off already.
    entries[position].leave = nil
    change(to: Array(entries[..<position]), goesBack: true)
  }

  func shows(_ token: Int) -> Bool { entries.contains { $0.key == .token(token) } }

  /// The pages that stay below a new one.
  private var kept: [Entry] { replaces ? [] : entries }

  private func entry(of value: AnyHashable) -> Entry { entry(.type(Navigator.type(of: value)), value) }

  private func entry(_ key: Key, _ value: AnyHashable?, _ leave: (() -> Void)? = nil) -> Entry {
    lastID += 1
    return Entry(id: lastID, key: key, value: value, leave: leave)
  }

  private func change(to new: [Entry], goesBack: Bool) {
    let left = take(new, goesBack: goesBack)
    changed(path)
    for leave in left { leave() }
  }

  /// Takes over new pages, and drops all that belongs to those that are gone.
  ///
  /// - Returns: the actions of pages that are gone, the uppermost page first.
  private func take(_ new: [Entry], goesBack: Bool) -> [() -> Void] {
    let ids = Set(new.map(\.id))
    let left = entries.reversed().filter { !ids.contains($0.id) }.compactMap(\.leave)
    (entries, self.goesBack) = (new, goesBack)
    groups = groups.filter { ids.contains($0.key) }
    let keys = Set(new.map(\.key))
    makers = makers.filter { maker in
      if case .token = maker.key { keys.contains(maker.key) } else { true }
    }
    return left
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
  /// A navigator that belongs to its stack alone: what makes its pages may contain this environment.
  private struct NavigatorPlace: Equatable {
    weak var navigator: Navigator?

    static func == (one: NavigatorPlace, other: NavigatorPlace) -> Bool { one.navigator === other.navigator }
  }

  private enum NavigatorKey: EnvironmentKey { static var defaultValue: NavigatorPlace { NavigatorPlace() } }

  /// The stack around an element.
  var navigator: Navigator? {
    get { self[NavigatorKey.self].navigator }
    set { self[NavigatorKey.self] = NavigatorPlace(navigator: newValue) }
  }
}

extension Layout {
  /// Gives the content of a page the action that leaves it.
  func leaving(_ entry: Navigator.Entry, of navigator: Navigator) -> some Layout {
    environment(\.dismiss, DismissAction(entry.place) { [weak navigator] in navigator?.leave(entry.id) })
      .environment(\.isPresented, true)
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
