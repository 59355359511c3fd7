import LayoutEngine

/// What the pointer of a root does at the moment.
final class PointerTracker {
  /// One gesture that may be made.
  struct Entry {
    let view: ViewID
    /// The position among the gestures of its box.
    let position: Int
    let rank: AttachedGesture.Rank
    let taps: Int
    let recognizer: _AnyGestureRecognizer
    /// Whether no action is to come.
    var isDone = false
  }

  /// The gestures of the last press, in their order by rule 2 of `Gesture`.
  var entries: ContiguousArray<Entry> = []
  /// The gesture that won; `nil` again when all are done.
  private(set) var winner: _AnyGestureRecognizer?
  /// Whether a gesture won, also after all are done.
  private var hasWinner = false
  /// The last event of a press.
  var last: PointerEvent?
  /// Whether an event is being followed: its actions must send no others.
  var isFollowing = false
  /// The time for which the host waits.
  var deadline: Double?
  /// The boxes under the pointer, the outermost first.
  var hovered: ContiguousArray<ViewID> = []
  var style: PointerStyle?
  /// The box that takes the values that are dragged over it.
  var dropTarget: ViewID?
  var longestPause = 0.4
  var onWait: ((Double?) -> Void)?

  /// Whether a gesture of this press has been recognized.
  var hasRecognized: Bool { hasWinner || entries.contains { !$0.isDone && $0.recognizer.isRecognized } }

  func entry(_ view: ViewID, _ position: Int) -> Entry? {
    entries.first { $0.view == view && $0.position == position && !$0.isDone }
  }

  /// Calls what is to be called, by the rules of `Gesture`.
  ///
  /// - Parameter run: runs the action of a view's element.
  func settle(_ run: (ViewID, () -> Void) -> Void) {
    for at in entries.indices where entries[at].recognizer.phase == .failed { finish(at, run) }
    for at in entries.indices {
      let entry = entries[at]
      guard !entry.isDone else { continue }
      let recognizer = entry.recognizer
      if entry.rank != .simultaneous {
        if let winner, winner !== recognizer {
          recognizer.fail()
          finish(at, run)
          continue
        }
        if recognizer.isRecognized, winner == nil {
          if isWaiting(entry, at) { continue }
          (winner, hasWinner) = (recognizer, true)
          for other in entries.indices where other != at && entries[other].rank != .simultaneous {
            entries[other].recognizer.fail()
            finish(other, run)
          }
        }
      }
      run(entry.view) { recognizer.fire() }
      if recognizer.isOver { finish(at, run) }
    }
  }

  /// Whether a tap waits for more taps, by rule 3.
  private func isWaiting(_ entry: Entry, _ position: Int) -> Bool {
    guard entry.taps > 0 else { return false }
    return entries.indices.contains { at in
      let other = entries[at]
      return other.taps > entry.taps && !other.isDone && other.rank != .simultaneous
        && other.recognizer.phase != .failed && (other.view == entry.view || at < position)
    }
  }

  /// Lets another gesture win.
  func forgetWinner() { (winner, hasWinner) = (nil, false) }

  /// Counts the press as recognized, without a gesture.
  func useUp() { (winner, hasWinner) = (nil, true) }

  /// Releases the gestures and their actions when all are done, since what these keep alive may be gone.
  func releaseDone() {
    guard entries.allSatisfy(\.isDone) else { return }
    winner = nil
    _ = exchange(&entries, with: [])
  }

  private func finish(_ at: Int, _ run: (ViewID, () -> Void) -> Void) {
    guard entries.indices.contains(at), !entries[at].isDone else { return }
    entries[at].isDone = true
    let recognizer = entries[at].recognizer
    run(entries[at].view) { recognizer.finish() }
  }

  /// Ends the gestures that do not go on with the next press.
  func failAll(except views: Set<ViewID>, _ run: (ViewID, () -> Void) -> Void) {
    for at in entries.indices where !entries[at].isDone && !views.contains(entries[at].view) {
      // A tap that waited for another one is made.
      if entries[at].recognizer.phase != .ended { entries[at].recognizer.fail() }
    }
    settle(run)
  }
}
