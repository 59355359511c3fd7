#if canImport(CGTK)
  import CGTK

  /// Round marks of which one is chosen.
  ///
  /// 1. GTK's Tab goes to the chosen one. Where none is, it goes to the one that came first.
  /// 2. GTK switches the chosen one off when a person chooses another. Where the layout refuses that one, the mark that was
  ///    chosen before is switched on again. One that fades out may still be on, and is never the last one that was chosen.
  @MainActor
  final class ChoiceGroup {
    /// The number of the choices; `nil` for a mark on its own.
    let number: UInt32?
    /// The button that is never shown.
    private let partner = gtk_check_button_new()
    private let reference: ObjectReference?
    /// In the order in which they came.
    private var marks: [WeakMark] = []
    /// Those that the layout shows as chosen, the last one that was at the end.
    private var chosen: [WeakMark] = []

    private struct WeakMark {
      weak var mark: CheckView?
    }

    init(number: UInt32?) {
      self.number = number
      reference = partner.map { ObjectReference($0) }
    }

    var isEmpty: Bool { marks.isEmpty }

    func add(_ mark: CheckView) {
      marks.append(WeakMark(mark: mark))
      setStop(of: mark)
      guard let partner else { return }
      gtk_check_button_set_group(
        mark.check, UnsafeMutableRawPointer(partner).assumingMemoryBound(to: GtkCheckButton.self))
    }

    func remove(_ mark: CheckView) {
      marks.removeAll { $0.mark === mark || $0.mark == nil }
      chosen.removeAll { $0.mark === mark || $0.mark == nil }
      layout_set_choices(mark.widget, nil, 0)
      if let first = marks.first?.mark { setStop(of: first) }
    }

    /// Step 1, where none is chosen.
    private func setStop(of mark: CheckView) {
      let isStop: gboolean = marks.first?.mark === mark ? 1 : 0
      layout_set_choices(mark.widget, Unmanaged.passUnretained(self).toOpaque(), isStop)
    }

    /// Notes whether the layout, or a person, chose a mark: step 2.
    func note(_ mark: CheckView, isOn: Bool) {
      chosen.removeAll { $0.mark === mark }
      if isOn { chosen.append(WeakMark(mark: mark)) } else { chosen.last?.mark?.showChosen() }
    }
  }

  /// A group of choices, which its marks keep.
  struct WeakChoices {
    weak var group: ChoiceGroup?
  }
#endif
