/// Depth: evaluations that go too deep are given up and taken up again from the innermost outwards.
///
/// Containers are plain functions that call each other, through a user's code at times, so depth is bounded on purpose:
/// 1. Beyond `levels.free` levels each one looks how much of the stack the pass has taken. Where that is more than
///    `stackBudget`, the whole evaluation is given up: `interrupted`.
/// 2. It notes what it would have worked out, and while unwinding each level above does. Nothing that was not finished
///    is stored.
/// 3. `finish` takes the notes up, from the innermost outwards, each with the whole budget. Whatever had been finished
///    is found in the slots, so every note goes a few levels deep, or leaves notes of its own.
///
/// So the work stays linear, and 100,000 levels need no more stack than the budget and what `levels.free` levels take.
extension LayoutTree {
  /// A quarter of the stack of a thread on Apple's systems, 512 KiB, in bytes.
  package static var stackBudget: Int { 128 * 1024 }

  /// Whether the evaluation was given up.
  @inline(__always)
  var interrupted: Bool { pass.levels.isGivenUp }

  /// One level deeper, to work out `task`; `false` where that is too deep, or the evaluation was given up already.
  @inline(__always)
  func enter(_ task: @autoclosure () -> Unfinished) -> Bool {
    if interrupted { return false }
    pass.levels.count += 1
    if pass.levels.count > pass.levels.free, isStackUsedUp() {
      giveUp(task())
      return false
    }
    return true
  }

  @inline(__always)
  func leave() { pass.levels.count -= 1 }

  /// Step 2.
  private func giveUp(_ task: Unfinished) {
    pass.levels.unfinished.append(task)
    pass.levels.count -= 1
    pass.levels.isGivenUp = true
  }

  /// Whether a user's code may be called, which takes stack of its own at every level.
  func mayEnterUserCode() -> Bool {
    if interrupted { return false }
    // At least one level is worked out, so that every note brings the whole further.
    if pass.levels.count > 1, isStackUsedUp() { pass.levels.isGivenUp = true }
    return !interrupted
  }

  /// Step 1. Sanitizers that keep variables apart from the stack make this say yes too often, which costs only time.
  @inline(never)
  private func isStackUsedUp() -> Bool {
    let here = LayoutTree.stackPosition()
    return (here > pass.levels.stackStart ? here - pass.levels.stackStart : pass.levels.stackStart - here)
      > pass.levels.stackLimit
  }

  /// An address on the stack of the caller.
  @inline(never)
  private static func stackPosition() -> UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Starts a pass: what it takes of the stack counts from here.
  func startCountingStack() {
    pass.levels.stackStart = LayoutTree.stackPosition()
    pass.levels.count = 0
  }

  /// Runs `work`, which measures, until it was not given up, taking up what was left unfinished in between.
  @inline(__always)
  func finish<Result>(_ work: () -> Result) -> Result {
    let result = work()
    return interrupted ? finishLater(work) : result
  }

  /// Step 3.
  @inline(never)
  func finishLater<Result>(_ work: () -> Result) -> Result {
    while true {
      resume()
      let result = work()
      if !interrupted { return result }
    }
  }

  /// Takes up the notes of an evaluation that was given up. They were written while unwinding, so the innermost one
  /// came first: the order is turned round and the list used as a stack.
  private func resume() {
    pass.levels.unfinished.reverse()
    pass.levels.isGivenUp = false
    while let task = pass.levels.unfinished.last {
      let top = pass.levels.unfinished.count
      switch task {
      case .core(let node, let offer): _ = askedCore(node, offer)
      case .guide(let query): _ = explicitGuide(query.node, Int(query.layer), query.guide, query.proposal)
      case .width(let node, let proposal):
        var height = 0.0
        _ = width(of: node, proposal, from: &height)
      }
      if interrupted {
        pass.levels.unfinished[top...].reverse()
        pass.levels.isGivenUp = false
      } else {
        pass.levels.unfinished.removeLast()
      }
    }
  }
}

/// How deep a pass is, and what was given up for that.
package struct PassLevels {
  var count = 0
  /// Where the stack of the pass begins.
  var stackStart: UInt = 0
  /// Whether the evaluation was given up: what it returns is not stored.
  var isGivenUp = false
  var unfinished: ContiguousArray<Unfinished> = []
  /// Levels within which the stack is not looked at, so that every look brings the pass further.
  package var free = 16
  /// Bytes of stack a pass may take beyond them.
  package var stackLimit = UInt(LayoutTree.stackBudget)
}

/// Something whose evaluation was given up for its depth.
enum Unfinished {
  case core(NodeIndex, Proposal)
  case guide(GuideQuery)
  case width(NodeIndex, Proposal)
}
