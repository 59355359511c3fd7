import LayoutEngine

/// The width that the content of a column wants, in points; `nil` is not given.
struct ColumnWidth: Hashable {
  var least: Double?
  var ideal: Double?
  var most: Double?

  /// A width between the limits.
  func limited(_ width: Double) -> Double { max(least ?? 0, min(width, most ?? .infinity)) }
}

enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = nextValue() ?? value }
}

/// Numbers of a caller as lengths, and what is wrong with them.
private struct ColumnNumbers {
  static let call = "navigationSplitViewColumnWidth"

  private(set) var faults: [ControlFault] = []

  /// A length in points; `nil` where the number counts as not given.
  ///
  /// - Parameters:
  ///   - label: the label of the number; `nil` where it has none.
  ///   - negative: what a negative number counts as; `nil` is not given.
  mutating func length(_ number: Double?, _ label: String? = nil, negative: Double? = nil) -> Double? {
    guard let number else { return nil }
    // Adding 0 turns -0 into 0.
    if number >= 0, number <= Length.limit { return number + 0 }
    let name = label.map { "\($0) of \(Self.call)" } ?? Self.call
    if number.isNaN {
      add(.invalidNumber, name, .notANumber(of: name, "which counts as not given"))
      return nil
    }
    if number < 0 {
      let consequence = negative == nil ? "not given" : "0"
      add(
        .invalidNumber, name,
        FaultText("\(name) was given a negative length, which counts as \(consequence)", advice: "give 0 or more"))
      return negative
    }
    if number.isInfinite {
      add(
        .invalidNumber, name,
        FaultText(
          "\(name) was given infinity where a length is needed, which counts as not given",
          cause: "a length is a finite number of points", advice: "give a finite number"))
      return nil
    }
    let limit = NumberText.string(Length.limit)
    add(
      .invalidNumber, name,
      FaultText(
        "\(name) was given a length beyond \(limit) points, which counts as \(limit)",
        cause: "beyond it, sums of lengths lose fractions of a point", advice: "give a shorter length"))
    return Length.limit
  }

  mutating func addContradiction() {
    add(
      .contradictoryBounds, Self.call,
      FaultText(
        "\(Self.call) was given limits that contradict each other; min wins over ideal and max, and ideal over max",
        contradiction: "min <= ideal <= max does not hold", advice: "lower min, or raise ideal and max"))
  }

  private mutating func add(_ code: Diagnostic.Code, _ subject: String, _ text: FaultText) {
    var text = text
    text.subject = subject
    faults.append(ControlFault(code, text))
  }
}

/// Sets the width of the column around.
public struct _ColumnWidthModifier: _PrimitiveModifier {
  let width: ColumnWidth?
  private let faults: [ControlFault]

  init(fixed: Double) {
    var numbers = ColumnNumbers()
    width = numbers.length(fixed).map { ColumnWidth(least: $0, ideal: $0, most: $0) }
    faults = numbers.faults
  }

  /// Puts the numbers in order as a flexible frame does: the ideal is at least the minimum, and the maximum at least
  /// the ideal.
  init(least: Double?, ideal: Double?, most: Double?) {
    var numbers = ColumnNumbers()
    let low = numbers.length(least, "min", negative: 0)
    let given = numbers.length(ideal, "ideal")
    let high = numbers.length(most == .infinity ? nil : most, "max", negative: 0)
    let middle = given.map { max(low ?? 0, $0) }
    let raised = high.map { max(middle ?? low ?? 0, $0) }
    // A negative maximum is reported already.
    if middle != given || (raised != high && most.map { $0 >= 0 } == true) { numbers.addContradiction() }
    let isGiven = low != nil || middle != nil || raised != nil
    width = isGiven ? ColumnWidth(least: low, ideal: middle, most: raised) : nil
    faults = numbers.faults
  }

  /// Puts `content` into the tree with the width for the column.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) { lower(content, lowering, faults[...]) }

  /// Reports the faults in their order.
  private func lower(_ content: some Layout, _ lowering: _Lowering, _ faults: ArraySlice<ControlFault>) {
    if let last = faults.last {
      return lowering.reporting(last.code, last.text) { lower(content, lowering, faults.dropLast()) }
    }
    let width = width
    content.transformPreference(ColumnWidthKey.self) { $0 = width ?? $0 }._lower(lowering)
  }
}

extension Layout {
  /// Sets the width in points of the column of a `NavigationSplitView` that the element is in; its divider does not
  /// move it.
  ///
  /// It has no effect elsewhere, in the last column, which has the rest of the room, and where the room is so narrow
  /// that one column is shown. A width that is negative, infinite or NaN is diagnosed and counts as not given.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Folders().navigationSplitViewColumnWidth(180)
  /// } detail: {
  ///   Messages()
  /// }
  /// ```
  public func navigationSplitViewColumnWidth(
    _ width: Double
  ) -> _ModifiedLayout<Self, _ColumnWidthModifier> {
    _ModifiedLayout(self, _ColumnWidthModifier(fixed: width))
  }

  /// Sets the width in points of the column of a `NavigationSplitView` that the element is in, and the limits between
  /// which its divider moves. All else is as in `navigationSplitViewColumnWidth(_:)`.
  ///
  /// Each number that cannot be used is diagnosed, and the others keep their effect. NaN counts as not given. Where the
  /// limits contradict each other, that is diagnosed: the ideal is raised to the minimum, and the maximum to the ideal.
  ///
  /// - Parameters:
  ///   - min: the least width in points; `nil` is no limit. A negative one counts as 0, and infinity as not given.
  ///   - ideal: the width in points before a person moves the divider. A negative or infinite one counts as not given:
  ///     the column has its usual width, between the limits.
  ///   - max: the greatest width in points; `nil` and infinity are no limit. A negative one counts as 0, and is
  ///     raised to the minimum and the ideal.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> _ModifiedLayout<Self, _ColumnWidthModifier> {
    _ModifiedLayout(self, _ColumnWidthModifier(least: min, ideal: ideal, most: max))
  }
}
