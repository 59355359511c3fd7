/// Measuring: what a node answers to a proposal.
///
/// 1. What the node cannot notice is taken out of the proposal: fewer different questions.
/// 2. A stored answer settles it: the first slot, or one of the others, which then becomes the first.
/// 3. Else the layers are measured, from the outermost modifier in to the node and back, and the answer is stored. In
///    the first question of a turn older answers are dropped, since they are rarely asked for again.
///
/// Containers are plain functions that call each other, so depth is bounded on purpose: beyond `depthLimit` levels the
/// whole evaluation is given up, each level notes what it was working out, and `finish` takes these notes up again
/// from the innermost outwards with fresh depth. Whatever had been finished is found in the slots, so the work stays
/// linear, and 100,000 levels need no more stack than `depthLimit` do.
extension LayoutTree {
  #if DEBUG
    /// Levels of containers that are measured by calls within calls; one takes up to 2 KiB of stack without
    /// optimisation.
    static var depthLimit: Int { 64 }
  #else
    /// Levels of containers that are measured by calls within calls; one takes about 500 bytes of stack.
    static var depthLimit: Int { 256 }
  #endif

  /// What a node answers to `proposal`. Only inside a pass.
  @inline(__always)
  func measure(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    let offer = noticed(node, proposal)
    // 2.
    if nodes[node].flags.contains(.measured), nodes[node].proposal == offer {
      counters.cacheHits += 1
      return nodes[node].size
    }
    return measureMiss(node, offer)
  }

  /// The proposal without what the node cannot notice.
  @inline(__always)
  func noticed(_ node: NodeIndex, _ proposal: Proposal) -> Proposal {
    // 1.
    let traits = nodes[node].traits
    return Proposal(
      rawWidth: traits.contains(.noticesWidth) ? proposal.rawWidth : .nan,
      rawHeight: traits.contains(.noticesHeight) ? proposal.rawHeight : .nan)
  }

  private func measureMiss(_ node: NodeIndex, _ proposal: Proposal) -> Size {
    if nodes[node].moreSlots != .max, let slot = slots.find(proposal, from: nodes[node].moreSlots) {
      counters.cacheHits += 1
      var stored = proposal
      var size = Size.zero
      swap(&stored, &nodes[node].proposal)
      swap(&size, &nodes[node].size)
      slots.swap(slot, &stored, &size)
      nodes[node].size = size
      nodes[node].flags.subtract([.placed, .settled])
      return size
    }
    guard enter() else { return .zero }
    // 3.
    let size = measureLayers(node, Int(nodes[node].modifierCount), proposal)
    leave()
    if interrupted {
      unfinished.append(.measure(node, proposal))
      return .zero
    }
    counters.measures += 1
    store(size, for: proposal, of: node)
    return size
  }

  private func store(_ size: Size, for proposal: Proposal, of node: NodeIndex) {
    if nodes[node].flags.contains(.measured) {
      if nodes[node].turn == turn || resuming {
        nodes[node].moreSlots = slots.push(
          nodes[node].proposal, nodes[node].size, before: nodes[node].moreSlots)
      } else if nodes[node].moreSlots != .max {
        slots.free(from: nodes[node].moreSlots)
        nodes[node].moreSlots = .max
      }
    }
    nodes[node].turn = turn
    nodes[node].proposal = proposal
    nodes[node].size = size
    nodes[node].flags.subtract(.placed)
    nodes[node].flags.insert([.measured, .settled])
  }

  /// One level deeper; `false` where that is too deep, or the evaluation was given up already.
  @inline(__always)
  func enter() -> Bool {
    if interrupted { return false }
    if depth >= LayoutTree.depthLimit {
      interrupted = true
      return false
    }
    depth += 1
    return true
  }

  @inline(__always)
  func leave() { depth -= 1 }

  /// Runs `work`, which measures, until it was not given up, taking up what was left unfinished in between.
  func finish<Result>(_ work: () -> Result) -> Result {
    let outerDepth = depth
    depth = 0
    defer { depth = outerDepth }
    while true {
      let bottom = unfinished.count
      let result = work()
      guard interrupted else { return result }
      resume(downTo: bottom)
    }
  }

  /// Takes up the notes of an evaluation that was given up, innermost first. They were written while unwinding, so the
  /// innermost one came first: the order is turned round and the list used as a stack.
  private func resume(downTo bottom: Int) {
    let wasResuming = resuming
    resuming = true
    unfinished[bottom...].reverse()
    interrupted = false
    while unfinished.count > bottom, let task = unfinished.last {
      let top = unfinished.count
      switch task {
      case .measure(let node, let proposal): _ = measure(node, proposal)
      case .guide(let query): _ = explicitGuide(query.node, Int(query.layer), query.guide, query.proposal)
      }
      if interrupted {
        unfinished[top...].reverse()
        interrupted = false
      } else {
        unfinished.removeLast()
      }
    }
    resuming = wasResuming
  }
}

/// Something whose evaluation was given up for its depth.
enum Unfinished {
  case measure(NodeIndex, Proposal)
  case guide(GuideQuery)
}
