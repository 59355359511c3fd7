import LayoutEngine

extension _Lowering {
  /// Lowers `content` with a modifier around it.
  func modified(_ record: ModifierRecord, _ content: some Layout) {
    pending.push(record)
    content._lower(self)
    pending.pop()
  }

  /// Lowers `content` with a modifier around it that needs more than a record.
  func modified(_ record: ModifierRecord, _ payload: ModifierStack.Payload, _ content: some Layout) {
    pending.push(record, payload)
    content._lower(self)
    pending.pop()
  }

  @usableFromInline
  package func popModifier() { pending.pop() }

  /// Passes the pending modifiers to `node`, innermost first.
  ///
  /// 1. Where they are those that the node has, nothing is touched. Records alone were compared where the node was met.
  /// 2. Else the parts that a record cannot contain are stored beside the tree, in the place of the last time: a
  ///    decoration's value, a guide's closure, a layout value, an overlay's content.
  /// 3. The content of overlays and backgrounds is lowered under nodes of its own.
  func applyModifiers(to node: NodeIndex) {
    pending.gather()
    let old = tree.modifierCount(of: node)
    let all = pending.count - modifierBase
    guard all > 0 || old > 0 else { return }
    let count = min(all, LayoutTree.modifierLimit)
    if all > count { tree.report(.tooManyModifiers, at: node, LayoutTree.ignoredModifiers(all)) }
    // 1.
    let isSame = count == old && hasPendingModifiers(node)
    if !isSame { replaceModifiers(of: node, count) }  // 2.
    if !pending.arePlain(from: modifierBase) { lowerAttachments(of: node, except: isSame ? settledCount : 0) }
  }

  /// The pending modifier that becomes the one at `offset`.
  private func position(_ offset: Int) -> Int { pending.count - 1 - offset }

  /// Whether the node's modifiers equal the pending ones.
  private func hasPendingModifiers(_ node: NodeIndex) -> Bool {
    for offset in 0..<tree.modifierCount(of: node) {
      let old = tree.modifier(offset, of: node)
      let at = position(offset)
      switch pending[payloadAt: at] {
      case nil:
        if !old.matches(pending.records[at]) { return false }
      case .decoration(let decoration, _):
        guard old.kind == .decoration, contents.decorations[old.side] == decoration else { return false }
        contents.setHandlers(of: decoration, old.side)
      case .value(let value):
        if old.kind != .layoutValue || !contents.values[old.side].isSame(as: value) { return false }
      case .attachment:
        var record = pending.records[at]
        record.side = old.side
        if !old.matches(record) { return false }
      case .guide:
        // The very closure that was passed on before.
        var record = pending.records[at]
        record.side = old.side
        if at >= settledCount || !old.matches(record) { return false }
      }
    }
    return true
  }

  /// Step 2.
  private func replaceModifiers(of node: NodeIndex, _ count: Int) {
    let old = tree.modifierCount(of: node)
    var records = exchange(&resolved, with: [])
    let isFew = count <= ModifierStack.fewRecords
    if !isFew { records.reserveCapacity(count) }
    defer {
      // Much room is not kept.
      if isFew {
        records.removeAll(keepingCapacity: true)
        resolved = records
      }
    }
    var attachment = NodeIndex.none
    for offset in 0..<count {
      var record = pending.records[position(offset)]
      let before = offset < old ? tree.modifier(offset, of: node) : nil
      let same = before.flatMap { $0.kind == record.kind ? $0.side : nil } ?? .max
      switch pending[payloadAt: position(offset)] {
      case nil: break
      case .decoration(let decoration, _):
        if let fault = decoration.paintFault { tree.reportLater(.invalidNumber, at: node, FaultText(fault)) }
        record.side = contents.setDecoration(decoration, same, of: node, in: tree)
      case .value(let value): record.side = contents.setValue(value, same)
      case .guide(let closure): record.side = tree.addGuideClosure(closure)
      case .attachment:
        if let next = nextAttachment(after: attachment, of: node) {
          attachment = next
          record.side = next.rawValue
        } else {
          // The tree is full, and content that is not there moves nothing.
          record = .offset(x: 0, y: 0)
        }
      }
      records.append(record)
    }
    removeAttachments(after: attachment, of: node)
    contents.releaseModifiers(of: node, in: tree, keeping: records)
    tree.setModifiers(records, of: node)
  }

  /// Step 3; the content of the first pending modifiers is there already.
  private func lowerAttachments(of node: NodeIndex, except settled: Int) {
    guard !tree.attachment(of: node, after: .none).isNone else { return }
    for offset in 0..<tree.modifierCount(of: node) {
      guard position(offset) >= settled,
        case .attachment(let content, let inner) = pending[payloadAt: position(offset)]
      else { continue }
      let holder = NodeIndex(rawValue: tree.modifier(offset, of: node).side)
      guard !holder.isNone else { continue }
      let outer = environments.enter(inner)
      children(of: holder) { erased(content) }
      environments.leave(outer)
    }
  }

  /// - Returns: `nil` where the tree is full; that has been diagnosed.
  private func nextAttachment(after last: NodeIndex, of node: NodeIndex) -> NodeIndex? {
    let next = tree.attachment(of: node, after: last)
    if !next.isNone { return next }
    guard let made = make(.zStack) else { return nil }
    tree.attach(made, to: node, after: last)
    return made
  }

  private func removeAttachments(after last: NodeIndex, of node: NodeIndex) {
    while !tree.attachment(of: node, after: last).isNone {
      discard(tree.unlink(childOf: node, after: last))
    }
  }
}
