#if canImport(UIKit) && !os(watchOS)
  extension ControlView {
    static func ofKind(_ id: ViewID, _ content: ControlContent, _ host: PlatformHost) -> ControlView {
      switch content.control {
      case .button: ButtonItem(id, content, host, UIButton(type: .system))
      case .toggle: ToggleItem(id, content, host, ToggleRow(frame: .zero))
      case .textField: FieldItem(id, content, host, HostTextField(frame: .zero))
      case .textEditor: EditorItem(id, content, host, HostTextView(frame: .zero))
      case .slider: SliderItem(id, content, host, SliderItem.makeView())
      case .progress(nil): SpinnerItem(id, content, host, UIActivityIndicatorView(style: .medium))
      case .progress: ProgressItem(id, content, host, UIProgressView(progressViewStyle: .default))
      case .picker: PickerItem(id, content, host, UIButton(type: .system))
      case .segments: SegmentsItem(id, content, host, UISegmentedControl(frame: .zero))
      case .mark: MarkItem(id, content, host, UIButton(type: .system))
      case .stepper: StepperItem(id, content, host, StepperItem.makeView())
      case .datePicker: DateItem(id, content, host, DateItem.makeView())
      case .colorPicker: ColorItem(id, content, host, ColorItem.makeView())
      }
    }

    /// Sets the properties that all controls have.
    final func dress() {
      (view as? UIControl)?.isEnabled = content.isEnabled
      view.tintColor = content.tint?.native
      view.semanticContentAttribute = content.style.direction.semantics
    }

    /// Sends an event for the control's event after a user's action.
    final func observe(
      _ control: UIControl, _ events: UIControl.Event, _ event: @escaping @MainActor () -> ControlEvent?
    ) {
      control.addAction(
        UIAction { [weak self] _ in
          if let event = event() { self?.notify(event) }
        }, for: events)
    }
  }

  extension PlatformControls {
    /// The titles of buttons and toggles wrap if the width is too small.
    static var titlesWrap: Bool { true }

    /// The size of a view that is made as it would be shown; for a picker that of its widest and highest choices.
    @MainActor
    static func ownSize(_ content: ControlContent, _ host: PlatformHost) -> Size {
      var shown = [content]
      if case .picker(let options, _) = content.control, !options.isEmpty {
        shown = options.indices.map {
          var chosen = content
          chosen.control = .picker(options: options, selection: $0)
          return chosen
        }
      }
      let all = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      return shown.reduce(into: Size.zero) { size, content in
        let own = Size(ControlView.make(ViewID(rawValue: 0), content, host).view.sizeThatFits(all))
        size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    }
  }
#endif
