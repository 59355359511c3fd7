import LayoutEngine

/// A modifier on its way to the nodes it belongs to.
struct PendingModifier {
  enum Payload {
    case none
    case decoration(Decoration)
    case attachment(any Layout, EnvironmentValues)
    case guide(GuideClosure)
    case value(any LayoutValueBox)
  }

  var record: ModifierRecord
  var payload = Payload.none
}

extension Lowering {
  /// Lowers `content` with a modifier around it.
  func modified(_ record: ModifierRecord, _ content: some Layout) {
    modified(PendingModifier(record: record), content)
  }

  /// Lowers `content` with a modifier around it.
  func modified(_ modifier: PendingModifier, _ content: some Layout) {
    pending.append(modifier)
    content._lower(self)
    pending.removeLast()
  }

  /// Lowers `content` with a changed environment.
  func withEnvironment(_ change: (inout EnvironmentValues) -> Void, _ content: some Layout) {
    let outer = environment
    change(&environment)
    content._lower(self)
    environment = outer
  }

  /// Hands the modifiers on their way to `node`, innermost first.
  ///
  /// What a record cannot hold itself is kept beside the tree, in the place it had the last time: a decoration's value,
  /// a guide's closure, a layout value, an overlay's content.
  func applyModifiers(to node: NodeIndex) {
    let count = pending.count - modifierBase
    let old = Int(tree.nodes[node].modifierCount)
    guard count > 0 || old > 0 else { return }
    var records: ContiguousArray<ModifierRecord> = []
    records.reserveCapacity(count)
    var attachments: [(NodeIndex, any Layout, EnvironmentValues)] = []
    var attachment = NodeIndex.none
    var hasNewClosure = false
    for offset in 0..<count {
      let modifier = pending[pending.count - 1 - offset]
      var record = modifier.record
      let before = offset < old ? tree.modifiers[Int(tree.nodes[node].modifierStart) + offset] : nil
      let same = before.flatMap { $0.kind == record.kind ? $0.side : nil } ?? .max
      switch modifier.payload {
      case .none: break
      case .decoration(let decoration): record.side = contents.setDecoration(decoration, same, of: node)
      case .value(let value): record.side = contents.setValue(value, same)
      case .guide(let closure):
        record.side = tree.addGuideClosure(closure)
        hasNewClosure = true
      case .attachment(let content, let environment):
        attachment = nextAttachment(after: attachment, of: node) ?? attachment
        record.side = attachment.rawValue
        attachments.append((attachment, content, environment))
      }
      records.append(record)
    }
    removeAttachments(after: attachment, of: node)
    contents.releaseModifiers(of: node, from: count, in: tree, keeping: records)
    tree.setModifiers(records, of: node)
    // Closures cannot be compared, so what they say may have changed.
    if hasNewClosure { tree.markDirty(node) }
    for (holder, content, environment) in attachments { lowerAttachment(holder, content, environment) }
  }

  private func lowerAttachment(_ holder: NodeIndex, _ content: any Layout, _ inner: EnvironmentValues) {
    let outer = environment
    environment = inner
    children(of: holder) { erased(content) }
    environment = outer
  }

  private func nextAttachment(after last: NodeIndex, of node: NodeIndex) -> NodeIndex? {
    let next = last.isNone ? tree.nodes[node].firstChild : tree.nodes[last].nextSibling
    if !next.isNone, tree.nodes[next].flags.contains(.attachment) { return next }
    guard let made = make(.zStack) else { return nil }
    tree.nodes[made].flags.insert(.attachment)
    tree.insert(made, into: node, after: last)
    return made
  }

  private func removeAttachments(after last: NodeIndex, of node: NodeIndex) {
    while true {
      let next = last.isNone ? tree.nodes[node].firstChild : tree.nodes[last].nextSibling
      guard !next.isNone, tree.nodes[next].flags.contains(.attachment) else { return }
      discard(tree.unlink(childOf: node, after: last))
    }
  }
}
