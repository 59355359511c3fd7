/// Depth: evaluations that go too deep are stopped and resumed from the innermost outwards.
///
/// Containers are plain functions that call each other, sometimes through a caller's code, so depth is bounded on
/// purpose:
/// 1. Beyond `levels.free` levels each one checks how much of the stack the pass has used. Where that is more than
///    `stackBudget`, the whole evaluation stops: `interrupted`.
/// 2. The level notes its question, and while unwinding each level above does. Unfinished results are not stored.
/// 3. `finish` processes the notes, from the innermost outwards, each with the whole budget. Finished results are found
///    in the slots, so every note goes a few levels deep, or leaves notes of its own.
///
/// So the work stays linear, and 100,000 levels need no more stack than the budget and the use of `levels.free` levels.
extension LayoutTree {
  /// A quarter of the stack of a thread on Apple's systems, which is 512 KiB, in bytes.
  package static var stackBudget: Int { 128 * 1024 }

  /// Whether the evaluation was stopped.
  @inline(__always)
  var interrupted: Bool { pass.levels.isGivenUp }

  /// Enters a level for `task`; `false` where that is too deep, or the evaluation was stopped already.
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

  /// Stops the evaluation, by step 2.
  private func giveUp(_ task: Unfinished) {
    pass.levels.unfinished.append(task)
    pass.levels.count -= 1
    pass.levels.isGivenUp = true
  }

  /// Whether a caller's code may be called, which uses stack of its own at every level.
  func mayEnterUserCode() -> Bool {
    if interrupted { return false }
    // At least one level is computed, so that every note brings the whole further.
    if pass.levels.count > 1, isStackUsedUp() { pass.levels.isGivenUp = true }
    return !interrupted
  }

  /// Whether the budget is used up, by step 1.
  ///
  /// With sanitizers that keep variables apart from the stack it is true too often, which costs only time.
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

  /// Starts a pass: its use of the stack counts from here.
  func startCountingStack() {
    pass.levels.stackStart = LayoutTree.stackPosition()
    pass.levels.count = 0
  }

  /// Runs `work`, which measures, until it was not stopped, and finishes the notes in between.
  @inline(__always)
  func finish<Result>(_ work: () -> Result) -> Result {
    let result = work()
    return interrupted ? finishLater(work) : result
  }

  /// Finishes stopped work, by step 3.
  @inline(never)
  func finishLater<Result>(_ work: () -> Result) -> Result {
    while true {
      resume()
      let result = work()
      if !interrupted { return result }
    }
  }

  /// Processes the notes of a stopped evaluation.
  ///
  /// They were written while unwinding, so the innermost one came first: the order is reversed and the list used as a
  /// stack.
  private func resume() {
    pass.levels.unfinished.reverse()
    pass.levels.isGivenUp = false
    while let task = pass.levels.unfinished.last {
      let top = pass.levels.unfinished.count
      switch task {
      case .core(let node, let proposed): _ = coreResponse(node, proposed)
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

/// The depth of a pass, and the work that was stopped for it.
package struct PassLevels {
  var count = 0
  /// The address where the stack of the pass begins.
  var stackStart: UInt = 0
  /// Whether the evaluation was stopped: its result is not stored.
  var isGivenUp = false
  var unfinished: ContiguousArray<Unfinished> = []
  /// The levels within which the stack is not checked, so that every check brings the pass further.
  package var free = 16
  /// The bytes of stack that a pass may use beyond them.
  package var stackLimit = UInt(LayoutTree.stackBudget)
}

/// A question whose evaluation was stopped for its depth.
enum Unfinished {
  case core(NodeIndex, Proposal)
  case guide(GuideQuery)
  case width(NodeIndex, Proposal)
}
