public import Foundation

/// Date pickers of Foundation's dates, which are written in the current locale.
extension DatePicker {
  /// A picker with any label, of a date between bounds.
  public init(
    selection: Binding<Date>, in bounds: ClosedRange<Date>,
    displayedComponents components: Components = [.date, .hourAndMinute], @LayoutBuilder label: () -> Label
  ) {
    self.init(
      selection, bounds.lowerBound.timeIntervalSince1970...bounds.upperBound.timeIntervalSince1970, components, label)
  }

  /// A picker with any label, of any date.
  public init(
    selection: Binding<Date>, displayedComponents components: Components = [.date, .hourAndMinute],
    @LayoutBuilder label: () -> Label
  ) {
    self.init(selection, -Double.infinity...Double.infinity, components, label)
  }

  fileprivate init(
    _ selection: Binding<Date>, _ bounds: ClosedRange<Double>, _ components: Components,
    @LayoutBuilder _ label: () -> Label
  ) {
    let date: Date.FormatStyle.DateStyle = components == .hourAndMinute ? .omitted : .abbreviated
    let time: Date.FormatStyle.TimeStyle = components == .date ? .omitted : .shortened
    self.init(
      secondsSince1970: Binding(
        get: { selection.wrappedValue.timeIntervalSince1970 },
        set: { selection.wrappedValue = Date(timeIntervalSince1970: $0) }), in: bounds,
      displayedComponents: components,
      text: { Date(timeIntervalSince1970: $0).formatted(date: date, time: time) }, label: label)
  }
}

extension DatePicker where Label == Text {
  /// A picker with a title, of any date.
  ///
  /// ```swift
  /// DatePicker("Due", selection: $due, displayedComponents: .date)
  /// ```
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents components: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection, -Double.infinity...Double.infinity, components) { Text(verbatim: String(title)) }
  }

  /// A picker with a title, of a date between bounds.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: ClosedRange<Date>,
    displayedComponents components: Components = [.date, .hourAndMinute]
  ) {
    self.init(
      selection, bounds.lowerBound.timeIntervalSince1970...bounds.upperBound.timeIntervalSince1970, components
    ) { Text(verbatim: String(title)) }
  }

  /// A picker with a title, of a date from a first one on.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents components: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection, bounds.lowerBound.timeIntervalSince1970...Double.infinity, components) {
      Text(verbatim: String(title))
    }
  }

  /// A picker with a title, of a date up to a last one.
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents components: Components = [.date, .hourAndMinute]
  ) {
    self.init(selection, -Double.infinity...bounds.upperBound.timeIntervalSince1970, components) {
      Text(verbatim: String(title))
    }
  }
}
