import LayoutEngine

/// The states of a layout: the elements with the role `status`, by the places of their decorations.
///
/// A state is gone with its decoration. One that comes in the same place is another state, of which no words are known.
struct StatusStore {
  struct Status {
    let node: NodeIndex
    /// The words that screen readers were given last; `nil` where they were given none.
    var words: String?
    /// The view that showed them.
    var view: ViewID?
  }

  private(set) var statuses: [UInt32: Status] = [:]
  /// The number of the host's calls when the words were compared last.
  var hostCalls = 0
  /// The number of nodes that were visited for words so far.
  var visits = 0

  var isEmpty: Bool { statuses.isEmpty }

  mutating func add(_ place: UInt32, of node: NodeIndex) {
    if statuses[place] == nil { statuses[place] = Status(node: node) }
  }

  mutating func drop(_ place: UInt32) {
    if !isEmpty { statuses[place] = nil }
  }

  /// Stores the words that a view shows now.
  ///
  /// - Returns: whether the same view showed others before.
  mutating func setWords(_ words: String, _ view: ViewID, of place: UInt32) -> Bool {
    guard var status = statuses[place] else { return false }
    let isOther = status.view == view && status.words.map { $0 != words } ?? false
    status.words = words
    status.view = view
    statuses[place] = status
    return isOther
  }

  /// Drops the words of a state that is not spoken.
  mutating func dropWords(of place: UInt32) {
    if let status = statuses[place] { statuses[place] = Status(node: status.node) }
  }
}
