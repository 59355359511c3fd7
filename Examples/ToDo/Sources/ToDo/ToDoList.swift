import Foundation
import Observation

/// One thing to do.
struct Item: Codable, Identifiable, Equatable {
  var id = UUID()
  var title: String
  var isDone = false
}

/// Which items are shown.
enum Filter: String, CaseIterable, CustomStringConvertible {
  case all, open, done

  var description: String { rawValue }

  func shows(_ item: Item) -> Bool { self == .all || item.isDone == (self == .done) }
}

/// What there is to do. Every change of the items is saved at once.
@Observable final class ToDoList {
  private(set) var items: [Item] = [] {
    didSet { if items != oldValue { save() } }
  }
  /// What is being typed.
  var draft = ""
  var filter = Filter.all
  /// What went wrong with the file, for people to read.
  private(set) var problem: String?
  @ObservationIgnored private let store: Store

  init(store: Store) {
    self.store = store
    do { items = try store.load() } catch { problem = store.setAside(because: error) }
  }

  var shown: [Item] { items.filter(filter.shows) }
  var openCount: Int { items.count { !$0.isDone } }
  var doneCount: Int { items.count - openCount }
  var canAdd: Bool { !trimmedDraft.isEmpty }

  /// Makes an item of the draft, at the top.
  func add() {
    guard canAdd else { return }
    items.insert(Item(title: trimmedDraft), at: 0)
    draft = ""
  }

  func setDone(_ isDone: Bool, _ id: Item.ID) {
    if let index = index(of: id) { items[index].isDone = isDone }
  }

  func remove(_ id: Item.ID) { items.removeAll { $0.id == id } }

  func clearDone() { items.removeAll(where: \.isDone) }

  /// Moves an item to where another one is.
  func move(_ id: Item.ID, toPlaceOf other: Item.ID) {
    guard let from = index(of: id), let to = index(of: other) else { return }
    var items = items
    items.insert(items.remove(at: from), at: to)
    self.items = items
  }

  private var trimmedDraft: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  private func index(of id: Item.ID) -> Int? { items.firstIndex { $0.id == id } }

  private func save() {
    do { try store.save(items) } catch { problem = "Not saved: \(error.localizedDescription)" }
  }
}
