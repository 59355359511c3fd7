import LayoutEngine

/// Collects the steps of a drawing, and its faults.
///
/// It is the one entry of numbers: what is stored is finite and within the limits.
final class DrawingRecorder {
  private(set) var steps: [Drawing.Step] = []
  private(set) var faults: [DrawingFault] = []
  let environment: EnvironmentValues
  let texts: any TextMeasurer
  /// The number of layers around.
  private let depth: Int

  /// The most steps of one drawing or layer: further ones are left out.
  static let stepLimit = 100_000
  /// The most layers inside each other: deeper ones are left out.
  static let depthLimit = 16
  /// The longest distance from the origin, in points.
  static let farthest = 1e6

  init(_ environment: EnvironmentValues, _ texts: any TextMeasurer, depth: Int = 0) {
    (self.environment, self.texts, self.depth) = (environment, texts, depth)
  }

  func add(_ step: Drawing.Step) {
    guard steps.count < DrawingRecorder.stepLimit else {
      return note(
        .tooManyPathElements, "a drawing has more than \(DrawingRecorder.stepLimit) steps; the others are left out")
    }
    guard step.transform.isFinite else {
      return note(.invalidNumber, "a transform of a drawing is not finite; what is drawn with it is left out")
    }
    guard step.opacity > 0 else { return }
    var step = step
    switch step.operation {
    case .fill(let path, let shading, let style):
      noteFault(of: shading)
      let shading = shading.resolved(in: environment)
      guard shading.opacity > 0, admits(shading), admits(path, step.transform) else { return }
      step.operation = .fill(path.withoutFaults, shading, style)
    case .stroke(let path, let shading, let style):
      noteFault(of: shading)
      let shading = shading.resolved(in: environment)
      guard shading.opacity > 0, admits(shading), admits(path, step.transform) else { return }
      let (checked, fault) = style.checked(along: style.dash.isEmpty ? 0 : path.length)
      if let fault { note(.invalidNumber, fault) }
      guard checked.lineWidth > 0 else { return }
      step.operation = .stroke(path.withoutFaults, shading, checked)
    case .text(_, _, _, let rect), .image(_, let rect):
      guard isNear(rect, step.transform) else {
        return note(
          .invalidNumber, "a box of a drawing is not finite or too far; its text or picture is left out")
      }
    case .layer(let steps): if steps.isEmpty { return }
    }
    steps.append(step)
  }

  /// Whether the corners of a box are finite and not too far.
  private func isNear(_ box: Rect, _ transform: Transform) -> Bool {
    box.corners(after: transform)
      // A comparison with NaN is false.
      .allSatisfy { abs($0.x) <= DrawingRecorder.farthest && abs($0.y) <= DrawingRecorder.farthest }
  }

  private func noteFault(of shading: GraphicsContext.Shading) {
    if case .paint(let paint, _) = shading, let fault = paint.fault { note(.invalidNumber, fault) }
  }

  /// Whether the box of a shading is finite.
  private func admits(_ shading: GraphicsContext.Shading) -> Bool {
    guard case .paint(_, let box) = shading, !(box.size.isFinite && box.origin.isFinite) else { return true }
    note(.invalidNumber, "the box of a gradient is not finite; what is drawn with it is left out")
    return false
  }

  /// Whether a path is drawn; notes what it left out.
  func admits(_ path: Path, _ transform: Transform) -> Bool {
    if path.invalidCount > 0 {
      note(
        .invalidNumber,
        "a path has \(path.invalidCount) elements with numbers that are not finite; they are left out")
    }
    if path.excessCount > 0 {
      note(
        .tooManyPathElements,
        "a path has \(path.excessCount) elements more than \(Path.elementLimit); they are left out")
    }
    guard !path.isEmpty else { return false }
    guard isNear(path.controlRect, transform) else {
      note(
        .invalidNumber,
        "a path is farther than \(NumberText.string(DrawingRecorder.farthest)) points from its box; it is left out")
      return false
    }
    return true
  }

  /// The recorder of a layer; `nil` where there are too many inside each other.
  func layer() -> DrawingRecorder? {
    guard depth < DrawingRecorder.depthLimit else {
      note(.nestingTooDeep, "a drawing has more than \(DrawingRecorder.depthLimit) layers inside each other")
      return nil
    }
    return DrawingRecorder(environment, texts, depth: depth + 1)
  }

  /// Takes over the faults of a layer.
  func meet(_ layer: DrawingRecorder) { for fault in layer.faults { note(fault.code, fault.message) } }

  func note(_ code: Diagnostic.Code, _ message: String) {
    let fault = DrawingFault(code: code, message: message)
    if faults.count < 8, !faults.contains(fault) { faults.append(fault) }
  }
}

/// A fault in what a drawing was made from.
struct DrawingFault: Hashable {
  var code: Diagnostic.Code
  var message: String
}
