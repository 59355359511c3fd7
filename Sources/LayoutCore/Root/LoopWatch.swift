import LayoutEngine

/// What runs in a session, and what changed what meanwhile: for diagnostics that name both.
///
/// Accesses are one statement long and call nothing out, so they are not checked for overlapping at run time.
final class LoopWatch {
  /// The code that runs.
  @exclusivity(unchecked) var phase = SessionPhase.idle
  /// The action that runs in the phase of actions, or ran last.
  @exclusivity(unchecked) var action: LayoutSession.Change?
  /// The number of the turn in a sequence of turns, from 1; 0 outside of turns.
  @exclusivity(unchecked) var turn = 0
  /// What requested another turn in this one, in order, at most `limit`.
  @exclusivity(unchecked) private(set) var writes: [Write] = []
  /// The sizes after each turn of the elements that the writes are about, and of the whole content, which counts as
  /// `.none`.
  @exclusivity(unchecked) private(set) var sizes: [(node: NodeIndex, sizes: [Size])] = []

  private static var limit: Int { 8 }

  func note(_ write: Write) {
    if writes.count < LoopWatch.limit { writes.append(write) }
  }

  func note(_ size: Size, of node: NodeIndex) {
    if let at = sizes.firstIndex(where: { $0.node == node }) {
      sizes[at].sizes.append(size)
    } else {
      sizes.append((node, [size]))
    }
  }

  /// Begins another turn.
  func nextTurn() {
    turn += 1
    writes.removeAll(keepingCapacity: true)
  }

  /// Ends the sequence: no turn follows.
  func end() {
    turn = 0
    writes.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
  }
}

/// A change of something that an element reads.
struct Write {
  var writer: Doer
  /// The body that reads it; `nil` where it is the whole layout.
  var reader: Doer?
}

/// The code that runs, or ran.
struct Doer {
  enum Kind {
    /// A body; `nil` for one without an element.
    case body(Any.Type?)
    /// A container, or leaf, that is being measured or places its children.
    case container
    /// An action that is called for a change.
    case action(LayoutSession.Change?)
    /// The host, while it is called.
    case host
    /// Unknown code.
    case unknown
  }

  var kind: Kind
  /// The element, or a group of it.
  var node: NodeIndex
}

extension LayoutSession {
  /// The code that runs at the moment.
  var doer: Doer {
    switch phase {
    case .evaluating, .settling: Doer(kind: .body(lowering.nesting.chain.last), node: lowering.parent)
    case .computing: Doer(kind: .container, node: tree.callers.running)
    case .acting: Doer(kind: .action(loops.action), node: loops.action?.node ?? .none)
    case .committing: Doer(kind: .host, node: .none)
    case .idle: Doer(kind: .unknown, node: .none)
    }
  }

  /// The body that is evaluated anew where a token's models change.
  func reader(of token: ObservationToken) -> Doer? {
    guard !token.node.isNone, let body = contents.bodies[token.node] else { return nil }
    return Doer(kind: .body(body.type), node: token.node)
  }

  /// `the body of Row at 0.1`.
  func text(_ doer: Doer) -> String { name(doer) + (path(doer).map { " at \(resultPath($0))" } ?? "") }

  /// `the body of Row`.
  func name(_ doer: Doer) -> String {
    switch doer.kind {
    case .body(let type): return bodyName(type)
    case .container:
      guard !doer.node.isNone, tree.isLive(doer.node) else { return "an element that is measured" }
      return (tree.custom(of: doer.node)?.name ?? contents.elementName(of: doer.node, in: tree, isShort: true))
    case .action(let change): return "the action on \(change?.what ?? "")"
    case .host: return "the host"
    case .unknown: return "an unknown caller"
    }
  }

  /// The path of a doer; `nil` where it has none, or is gone.
  func path(_ doer: Doer) -> String? {
    guard !doer.node.isNone, tree.isLive(doer.node) else { return nil }
    let element = element(of: doer.node)
    return element.isNone ? nil : tree.path(of: element)
  }

  /// A path as results have it: the column around a single element does not count.
  func resultPath(_ path: String) -> String {
    tree.outermost == tree.root || !path.hasPrefix("0.") ? path : String(path.dropFirst(2))
  }

  private func bodyName(_ type: Any.Type?) -> String {
    switch type.map({ shortName(of: $0) }) {
    case nil, "RootSource": "the root's body"
    case let name?: "the body of \(name)"
    }
  }
}
