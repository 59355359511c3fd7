#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Choices beside each other as a UISegmentedControl.
  final class SegmentsItem: ControlView {
    private var segments: UISegmentedControl? { view as? UISegmentedControl }

    override func setUp() {
      guard let segments else { return }
      observe(segments, .valueChanged) { [weak segments] in
        segments.flatMap { $0.selectedSegmentIndex < 0 ? nil : .selected($0.selectedSegmentIndex) }
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let segments, case .segments(let options, let selection) = control else { return }
      var before: [String]?
      if case .segments(let was, _) = old { before = was }
      if before != options {
        segments.removeAllSegments()
        for (position, option) in options.enumerated() {
          segments.insertSegment(withTitle: option, at: position, animated: false)
        }
      }
      let chosen = selection ?? -1
      if segments.selectedSegmentIndex != chosen { segments.selectedSegmentIndex = chosen }
    }
  }

  /// A mark as a UIButton with a character before its title, since UIKit has no check box.
  final class MarkItem: ControlView {
    override var ownLabel: String? { content.control.title }

    override func setUp() {
      guard let button = view as? UIButton else { return }
      observe(button, .primaryActionTriggered) { [weak self] in
        guard let self, case .mark(_, let isOn, let isRadio) = content.control else { return nil }
        // One of several stays chosen.
        guard !isRadio || !isOn else { return nil }
        // A button does not change its sign by itself.
        draw(content.control.showing(.toggled(!isOn)))
        return .toggled(!isOn)
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      draw(control)
      nameChanged()
    }

    private func draw(_ control: Control) {
      guard let button = view as? UIButton, case .mark(let title, let isOn, let isRadio) = control else { return }
      button.titleLabel?.font = content.style.font.native
      let mark = isRadio ? (isOn ? "\u{25C9}" : "\u{25CB}") : isOn ? "\u{2611}" : "\u{2610}"
      let text = title.isEmpty ? mark : "\(mark) \(title)"
      if button.title(for: .normal) != text { button.setTitle(text, for: .normal) }
    }
  }

  /// Steps down and up as a UIStepper, whose value is always in the middle; tvOS has none, and shows two signs.
  final class StepperItem: ControlView {
    #if os(tvOS)
      static func makeView() -> UIView { UIButton(type: .system) }

      override func setUp() {
        guard let button = view as? UIButton else { return }
        observe(button, .primaryActionTriggered) { .stepped(1) }
      }

      override func show(_ control: Control, instead old: Control?) {
        (view as? UIButton)?.setTitle("+", for: .normal)
      }
    #else
      static func makeView() -> UIView { UIStepper(frame: .zero) }

      override func setUp() {
        guard let stepper = view as? UIStepper else { return }
        observe(stepper, .valueChanged) { [weak stepper] in
          guard let stepper, stepper.value != 0 else { return nil }
          let step = stepper.value < 0 ? -1 : 1
          stepper.value = 0
          return .stepped(step)
        }
      }

      override func show(_ control: Control, instead old: Control?) {
        guard let stepper = view as? UIStepper, case .stepper(let canDecrease, let canIncrease) = control else {
          return
        }
        stepper.minimumValue = canDecrease ? -1 : 0
        stepper.maximumValue = canIncrease ? 1 : 0
        stepper.value = 0
      }
    #endif
  }

  /// A date as a compact UIDatePicker; tvOS has none, and shows its text.
  final class DateItem: ControlView {
    #if os(tvOS)
      static func makeView() -> UIView { UILabel(frame: .zero) }

      override func show(_ control: Control, instead old: Control?) {
        (view as? UILabel)?.text = control.title
      }
    #else
      static func makeView() -> UIView { UIDatePicker(frame: .zero) }

      override func setUp() {
        guard let picker = view as? UIDatePicker else { return }
        picker.preferredDatePickerStyle = .compact
        observe(picker, .valueChanged) { [weak picker] in picker.map { .dated($0.date.timeIntervalSince1970) } }
      }

      override func show(_ control: Control, instead old: Control?) {
        guard let picker = view as? UIDatePicker, case .datePicker(let choice) = control else { return }
        picker.datePickerMode =
          choice.components == .date ? .date : choice.components == .hourAndMinute ? .time : .dateAndTime
        picker.minimumDate = Date(bound: choice.bounds.lowerBound)
        picker.maximumDate = Date(bound: choice.bounds.upperBound)
        let date = Date(timeIntervalSince1970: choice.seconds)
        if picker.date != date { picker.date = date }
      }
    #endif
  }

  /// A colour as a UIColorWell; tvOS has none, and shows the colour.
  final class ColorItem: ControlView {
    #if os(tvOS)
      static func makeView() -> UIView { UIButton(type: .system) }

      override func show(_ control: Control, instead old: Control?) {
        guard case .colorPicker(let color, _) = control else { return }
        view.backgroundColor = color.native
      }
    #else
      static func makeView() -> UIView { UIColorWell(frame: .zero) }

      override func setUp() {
        guard let well = view as? UIColorWell else { return }
        observe(well, .valueChanged) { [weak well] in
          well?.selectedColor.map { .colored(Color($0, .light)) }
        }
      }

      override func show(_ control: Control, instead old: Control?) {
        guard let well = view as? UIColorWell, case .colorPicker(let color, let supportsOpacity) = control else {
          return
        }
        well.supportsAlpha = supportsOpacity
        let native = color.native
        if well.selectedColor != native { well.selectedColor = native }
      }
    #endif
  }
#endif
