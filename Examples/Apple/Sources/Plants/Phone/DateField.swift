#if canImport(UIKit)
  import Layout

  /// A view of UIKit's in a layout: made once, updated by each evaluation, and observed.
  @MainActor
  struct DateField: @MainActor Layout {
    @Binding var date: Date

    var body: some Layout {
      UIKitView {
        UIDatePicker().configure { picker in
          picker.datePickerMode = .date
          picker.preferredDatePickerStyle = .compact
          picker.addAction(UIAction { [weak picker] _ in if let picker { date = picker.date } }, for: .valueChanged)
        }
      } update: { picker in
        picker.date = date
      }
    }
  }
#endif
