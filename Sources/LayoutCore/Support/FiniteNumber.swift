import LayoutEngine

extension Double {
  /// The number where it is finite, otherwise `fallback`.
  ///
  /// It is the one place where the numbers of a look are refused: a style with NaN would differ from itself.
  func finite(or fallback: Double = 0) -> Double { isFinite ? self : fallback }
}

/// A number of a modifier that is not finite.
///
/// It is an object, since few modifiers have one.
final class NumberFault: Sendable {
  private let name: String
  private let value: Double
  private let consequence: String

  private init(_ name: String, _ value: Double, _ consequence: String) {
    (self.name, self.value, self.consequence) = (name, value, consequence)
  }

  /// The fault of a number; `nil` where it is finite.
  ///
  /// - Parameters:
  ///   - name: the modifier.
  ///   - consequence: what is done instead.
  @inline(__always)
  static func of(
    _ name: String, _ number: Double, consequence: @autoclosure () -> String = "which counts as 0"
  ) -> NumberFault? {
    number.isFinite ? nil : NumberFault(name, number, consequence())
  }

  /// The fault of the first number that is not finite; `nil` where all are.
  ///
  /// A list is made only where one is not.
  @inline(__always)
  static func of(
    _ name: String, areFinite: Bool, _ numbers: @autoclosure () -> [Double],
    consequence: @autoclosure () -> String = "which counts as 0"
  ) -> NumberFault? {
    areFinite ? nil : numbers().first { !$0.isFinite }.flatMap { of(name, $0, consequence: consequence()) }
  }

  fileprivate var text: FaultText {
    var text: FaultText
    if value.isNaN {
      text = .notANumber(of: name, consequence)
    } else {
      text = FaultText(
        "\(name) was given \(value < 0 ? "-infinity" : "infinity") where a finite number is needed, \(consequence)",
        advice: "give a finite number")
    }
    text.subject = name
    return text
  }
}

extension _Lowering {
  /// Puts an element with a modifier into the tree, and reports the modifier's fault at the first node of the element.
  ///
  /// An element without a node has it reported at the one around it.
  @inline(__always)
  func reporting(_ fault: NumberFault?, _ lower: () -> Void) {
    if let fault { lowerReporting(fault, lower) } else { lower() }
  }

  @inline(never)
  private func lowerReporting(_ fault: NumberFault, _ lower: () -> Void) {
    let (around, last) = (parent, previous)
    lower()
    var node = tree.child(of: around, after: last)
    while !node.isNone, tree.isGroup(node) { node = tree.child(of: node, after: .none) }
    if node.isNone { node = around }
    if !node.isNone { tree.reportLater(.invalidNumber, at: node, fault.text) }
  }
}
