import LayoutCore

/// A pass over layouts that are nested too deeply for recursive calls.
///
/// 1. Beyond `directDepth` levels a pass is stopped, and the rest of its work is stored.
/// 2. The stored work is done from the innermost outwards, each part with a new depth, until no part is stopped.
///    Finished results are stored, so each layout is measured or arranged at most once more than otherwise.
///
/// Only layouts with more than `directDepth` nested levels use it; all others pay one comparison.
final class DeepPass: @unchecked Sendable {
  @TaskLocal private static var bound: DeepPass?

  /// The number of levels that are handled by recursive calls.
  static var directDepth: Int { 60 }

  private struct Question: Hashable {
    var layout: ObjectIdentifier
    var room: Rect
    /// The layout's measured size; `nil` while it is measured.
    var measured: Size?
    var maxSize: Size?
  }

  // All are used only on `thread`, while the pass runs.
  private let thread = ThreadID.current
  private var isOver = false
  private var depth = 0
  private var isGivenUp = false
  private var measurements: [Question: LayoutMeasurement] = [:]
  private var arrangements: [Question: LayoutArrangement] = [:]
  private var notes: [() -> Void] = []

  private init() {}

  /// Measures a layout by `work`.
  static func measure(
    _ layout: some MeasurableLayout & AnyObject, _ room: Size, _ work: @escaping () -> LayoutMeasurement
  ) -> LayoutMeasurement {
    let question = Question(
      layout: ObjectIdentifier(layout), room: Rect(origin: .zero, size: room), measured: nil, maxSize: nil)
    let nothing = LayoutMeasurement(layout: layout, size: .zero, maxSize: room, sublayouts: [])
    return run { $0.response(question, \.measurements, nothing, work) }
  }

  /// Arranges a layout by `work`.
  static func arrange(
    _ layout: some MeasurableLayout & AnyObject, _ rect: Rect, _ measurement: LayoutMeasurement,
    _ work: @escaping () -> LayoutArrangement
  ) -> LayoutArrangement {
    let question = Question(
      layout: ObjectIdentifier(layout), room: rect, measured: measurement.size, maxSize: measurement.maxSize)
    let nothing = LayoutArrangement(layout: layout, frame: rect, sublayouts: [])
    return run { $0.response(question, \.arrangements, nothing, work) }
  }

  /// Runs `work` in the running pass of this thread, or in a new one.
  private static func run<Response>(_ work: (DeepPass) -> Response) -> Response {
    if let bound, bound.thread == .current, !bound.isOver { return work(bound) }
    let pass = DeepPass()
    defer { pass.isOver = true }
    return $bound.withValue(pass) { pass.finish { work(pass) } }
  }

  /// Step 1.
  private func response<Response>(
    _ question: Question, _ known: ReferenceWritableKeyPath<DeepPass, [Question: Response]>, _ nothing: Response,
    _ work: @escaping () -> Response
  ) -> Response {
    if isGivenUp { return nothing }
    if depth == DeepPass.directDepth {
      if let response = self[keyPath: known][question] { return response }
      isGivenUp = true
      notes.append { [unowned self] in
        let response = self.response(question, known, nothing, work)
        if !isGivenUp { self[keyPath: known][question] = response }
      }
      return nothing
    }
    depth += 1
    let response = work()
    depth -= 1
    return isGivenUp ? nothing : response
  }

  /// Step 2.
  private func finish<Response>(_ work: () -> Response) -> Response {
    while true {
      let response = work()
      if !isGivenUp { return response }
      isGivenUp = false
      while let note = notes.last {
        note()
        if isGivenUp { isGivenUp = false } else { notes.removeLast() }
      }
    }
  }
}
