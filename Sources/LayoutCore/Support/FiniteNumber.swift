import LayoutEngine

extension Double {
  /// The number where it is finite, otherwise `fallback`.
  ///
  /// A style with NaN would differ from itself.
  func finite(or fallback: Double = 0) -> Double { isFinite ? self : fallback }
}

/// What is wrong with a number of a modifier, or with numbers in a value of it.
///
/// It is an object, since few modifiers have one.
final class NumberFault: Sendable {
  fileprivate let text: FaultText

  /// What is wrong with a value.
  init(_ message: String) { text = FaultText(message) }

  private init(_ name: String, _ value: Double, _ consequence: String) {
    var text =
      value.isNaN
      ? FaultText.notANumber(of: name, consequence)
      : FaultText(
        "\(name) was given \(value < 0 ? "-infinity" : "infinity") where a finite number is needed, \(consequence)",
        advice: "give a finite number")
    text.subject = name
    self.text = text
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
}

extension _Lowering {
  /// Puts an element with a modifier into the tree, and reports the modifier's fault at the first node of the element.
  ///
  /// An element without a node has it reported at the one around it.
  @inline(__always)
  func reporting(_ fault: NumberFault?, _ lower: () -> Void) {
    if let fault { reporting(.invalidNumber, fault.text, lower) } else { lower() }
  }

  /// Puts an element into the tree, and reports a fault there.
  @inline(never)
  func reporting(_ code: Diagnostic.Code, _ text: FaultText, _ lower: () -> Void) {
    let (around, last) = (parent, previous)
    lower()
    var node = tree.child(of: around, after: last)
    while !node.isNone, tree.isGroup(node) { node = tree.child(of: node, after: .none) }
    if node.isNone { node = around }
    if !node.isNone { tree.reportLater(code, at: node, text) }
  }
}

/// Reports what is wrong with a number of a value that an element has.
struct NumberFaultModifier: _PrimitiveModifier {
  let fault: NumberFault?

  func _lower(_ content: some Layout, _ lowering: _Lowering) { lowering.reporting(fault) { content._lower(lowering) } }
}

extension Layout {
  /// Reports a fault at the element, where there is one.
  func reporting(_ fault: NumberFault?) -> _ModifiedLayout<Self, NumberFaultModifier> {
    _ModifiedLayout(self, NumberFaultModifier(fault: fault))
  }
}
