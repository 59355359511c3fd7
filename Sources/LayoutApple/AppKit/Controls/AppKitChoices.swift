#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Foundation

  /// Choices beside each other as an NSSegmentedControl.
  final class SegmentsItem: ControlView {
    private var segments: NSSegmentedControl? { view as? NSSegmentedControl }

    override func setUp() {
      guard let segments else { return }
      observe(segments) { [weak segments] in
        segments.flatMap { $0.selectedSegment < 0 ? nil : .selected($0.selectedSegment) }
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let segments, case .segments(let options, let selection) = control else { return }
      setFont(segments)
      var before: [String]?
      if case .segments(let was, _) = old { before = was }
      if before != options {
        segments.segmentCount = options.count
        for (position, option) in options.enumerated() { segments.setLabel(option, forSegment: position) }
      }
      let chosen = selection ?? -1
      if segments.selectedSegment != chosen { segments.selectedSegment = chosen }
    }
  }

  /// Steps down and up as an NSStepper, whose value is always in the middle.
  final class StepperItem: ControlView {
    override func setUp() {
      guard let stepper = view as? NSStepper else { return }
      stepper.increment = 1
      stepper.valueWraps = false
      observe(stepper) { [weak stepper] in
        guard let stepper, stepper.doubleValue != 0 else { return nil }
        let step = stepper.doubleValue < 0 ? -1 : 1
        stepper.doubleValue = 0
        return .stepped(step)
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let stepper = view as? NSStepper, case .stepper(let canDecrease, let canIncrease) = control else { return }
      stepper.minValue = canDecrease ? -1 : 0
      stepper.maxValue = canIncrease ? 1 : 0
      stepper.doubleValue = 0
    }
  }

  /// A date as an NSDatePicker.
  final class DateItem: ControlView {
    override func setUp() {
      guard let picker = view as? NSDatePicker else { return }
      picker.datePickerStyle = .textFieldAndStepper
      observe(picker) { [weak picker] in picker.map { .dated($0.dateValue.timeIntervalSince1970) } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let picker = view as? NSDatePicker, case .datePicker(let choice) = control else { return }
      setFont(picker)
      var elements: NSDatePicker.ElementFlags = []
      if choice.components.contains(.date) { elements.insert(.yearMonthDay) }
      if choice.components.contains(.hourAndMinute) { elements.insert(.hourMinute) }
      picker.datePickerElements = elements
      picker.minDate = Date(bound: choice.bounds.lowerBound)
      picker.maxDate = Date(bound: choice.bounds.upperBound)
      let date = Date(timeIntervalSince1970: choice.seconds)
      if picker.dateValue != date { picker.dateValue = date }
    }
  }

  /// A colour as an NSColorWell.
  final class ColorItem: ControlView {
    override func setUp() {
      guard let well = view as? NSColorWell else { return }
      observe(well) { [weak well] in well.map { .colored(Color($0.color, .light)) } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let well = view as? NSColorWell, case .colorPicker(let color, let supportsOpacity) = control else { return }
      well.supportsAlpha = supportsOpacity
      let native = color.native
      if well.color != native { well.color = native }
    }
  }
#endif
