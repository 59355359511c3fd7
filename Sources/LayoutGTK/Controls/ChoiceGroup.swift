#if canImport(CGTK)
  import CGTK

  /// Round marks of which one is chosen.
  ///
  /// 1. GTK's Tab goes to the chosen one. Where none is, `CGTK` lets it go to the first one.
  /// 2. GTK switches the chosen one off when a person chooses another. Where the layout refuses that one, the mark that was
  ///    chosen before is switched on again. One that fades out may be on for so long.
  @MainActor
  final class ChoiceGroup {
    /// The number of the choices; `nil` for a mark on its own.
    let number: UInt32?
    /// The button that is never shown.
    private let partner = gtk_check_button_new()
    private let reference: ObjectReference?
    private var count = 0
    /// Those that the layout shows as chosen, the last one that was at the end.
    private var chosen: [WeakMark] = []

    private struct WeakMark {
      weak var mark: CheckView?
    }

    init(number: UInt32?) {
      self.number = number
      reference = partner.map { ObjectReference($0) }
    }

    var isEmpty: Bool { count == 0 }

    func add(_ mark: CheckView) {
      count += 1
      layout_set_choices(mark.widget, Unmanaged.passUnretained(self).toOpaque())
      guard let partner else { return }
      gtk_check_button_set_group(
        mark.check, UnsafeMutableRawPointer(partner).assumingMemoryBound(to: GtkCheckButton.self))
    }

    func remove(_ mark: CheckView) {
      count -= 1
      chosen.removeAll { $0.mark === mark || $0.mark == nil }
      layout_set_choices(mark.widget, nil)
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
