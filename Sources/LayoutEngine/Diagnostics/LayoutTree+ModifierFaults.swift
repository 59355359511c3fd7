extension LayoutTree {
  /// Reports, in the next turn, the fault of the numbers of a node's modifier.
  func reportFault(_ record: ModifierRecord, at node: NodeIndex) {
    guard let (code, text) = record.fault.text(for: record) else { return }
    var named = text
    named.subject = "\(record.kind) \(record.fault)"
    reportLater(code, at: node, named)
  }
}

extension Length.Fault {
  /// The words about the fault of an argument of a modifier.
  ///
  /// A wrong number counts as not given, so that its label is not known; contradicting bounds are all given.
  fileprivate func text(for record: ModifierRecord) -> (Diagnostic.Code, FaultText)? {
    let name = record.writtenName
    return switch self {
    case .none: nil
    case .notANumber:
      (.invalidNumber, .notANumber(of: name, "which counts as not given"))
    case .infinite:
      (
        .invalidNumber,
        FaultText(
          "\(name) was given infinity where a length is needed, which counts as not given",
          cause: "a length is a finite number of points",
          advice: "to fill the proposal write frame(maxWidth: .infinity) or frame(maxHeight: .infinity)")
      )
    case .negative:
      (
        .invalidNumber,
        FaultText(
          "\(name) was given a negative length; a width or height counts as not given, a minimum as 0",
          cause: "no element is smaller than 0",
          advice: "give 0 or more; to let an element reach out of its place write offset or negative padding")
      )
    case .beyondLimit:
      (
        .invalidNumber,
        FaultText(
          "\(name) was given a length beyond \(NumberText.string(Length.limit)) points",
          cause: "beyond it, sums of lengths lose fractions of a point",
          advice: "to fill the proposal write frame(maxWidth: .infinity) or frame(maxHeight: .infinity)")
      )
    case .contradiction:
      (
        .contradictoryBounds,
        FaultText(
          "\(record.writtenLabels) was given bounds that contradict each other; the minimum wins",
          contradiction: "minimum <= ideal <= maximum does not hold",
          advice: "lower the minimum, or raise the ideal and the maximum")
      )
    }
  }
}

extension FaultText {
  /// The words about NaN as a number of `name`.
  package static func notANumber(of name: String, _ consequence: String) -> FaultText {
    FaultText(
      "\(name) was given NaN, \(consequence)",
      cause: "NaN comes from 0 / 0, infinity - infinity and the root of a negative number",
      advice: "look for the division, and set another value where nothing can be divided")
  }
}
