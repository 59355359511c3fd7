import LayoutEngine

/// The parts of a date that are chosen.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits, one for each part.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A date to choose, by the host's calendar, with a label before it.
///
/// ```swift
/// import SwiftUINames
///
/// DatePicker("Due", selection: $due, displayedComponents: .date)
/// ```
///
/// The core has no type of dates: it counts seconds since the beginning of 1970, in UTC. `import SwiftUINames` has the
/// initialisers with `Date`, which write it in the person's language.
public struct DatePicker<Label: Layout>: _PrimitiveLayout {
  /// The parts of a date that are chosen.
  public typealias Components = DatePickerComponents

  let label: Label
  private let selection: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let components: DatePickerComponents
  private let text: (Double) -> String

  /// A picker of a point in time, in seconds since the beginning of 1970.
  ///
  /// - Parameters:
  ///   - selection: a point outside of the bounds shows as the nearer one, and is diagnosed; what is no number counts
  ///     as 0.
  ///   - bounds: the first and the last point that can be chosen; infinity is no bound.
  ///   - text: writes a point in time; by default as `2026-11-27 22:05`, in UTC.
  public init(
    secondsSince1970 selection: Binding<Double>, in bounds: ClosedRange<Double> = -Double.infinity...Double.infinity,
    displayedComponents components: DatePickerComponents = [.date, .hourAndMinute],
    text: ((Double) -> String)? = nil, @LayoutBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.bounds = bounds
    self.components = components.isEmpty ? [.date, .hourAndMinute] : components
    let parts = self.components
    self.text = text ?? { DateNumbers.text(of: $0, parts) }
  }

  /// Puts the picker into the tree.
  public func _lower(_ lowering: _Lowering) {
    let value = selection.wrappedValue
    let seconds = DateNumbers.valid(value, in: bounds)
    let choice = DateChoice(seconds: seconds, bounds: bounds, components: components, text: text(seconds))
    lowering.reporting(seconds == value ? nil : fault(value, seconds)) {
      let leaf = Leaf(choice: choice, selection: selection)
      if Label.self == EmptyLayout.self {
        leaf._lower(lowering)
      } else {
        LabeledControl(label: label, control: leaf)._lower(lowering)
      }
    }
  }

  private func fault(_ value: Double, _ shown: Double) -> ControlFault {
    ControlFault(
      .invalidNumber,
      FaultText(
        value.isFinite
          ? "DatePicker was given \(text(value)), which is outside of its bounds, so it shows \(text(shown))"
          : "DatePicker was given \(value) seconds, which is no date, so it shows \(text(shown))",
        advice: "give a date between the bounds", subject: "DatePicker"))
  }

  private struct Leaf: _PrimitiveLayout {
    let choice: DateChoice
    let selection: Binding<Double>

    func _lower(_ lowering: _Lowering) { lowering.control(.datePicker(choice), ControlHandlers(date: selection)) }
  }
}

/// Numbers of dates.
enum DateNumbers {
  /// The point in time between the bounds; 0, or the bound next to it, for what is no number.
  static func valid(_ seconds: Double, in bounds: ClosedRange<Double>) -> Double {
    min(max(seconds.finite(), bounds.lowerBound), bounds.upperBound)
  }

  /// A point in time in UTC, as `2026-11-27 22:05`.
  ///
  /// Days are counted in eras of 400 years, which begin in March, so that the leap day is the last day of a year. Years
  /// beyond 9999 are written as such; what is more than a million years away counts as that.
  static func text(of seconds: Double, _ components: DatePickerComponents) -> String {
    let limit = 3.15e13
    let whole = Int(min(max(seconds.finite(), -limit), limit).rounded(.down))
    let day = (whole >= 0 ? whole : whole - 86_399) / 86_400
    let time = whole - day * 86_400
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var parts: [String] = []
    if components.contains(.date) {
      parts.append("\(year)-\(two(month))-\(two(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))")
    }
    if components.contains(.hourAndMinute) { parts.append("\(two(time / 3600)):\(two(time / 60 % 60))") }
    return parts.joined(separator: " ")
  }
}
