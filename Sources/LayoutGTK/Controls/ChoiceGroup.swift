#if canImport(CGTK)
  import CGTK

  /// Round marks of which one is chosen.
  @MainActor
  final class ChoiceGroup {
    /// The button that is never shown.
    private let partner = gtk_check_button_new()
    private let reference: ObjectReference?
    private var marks: [ViewID: WeakMark] = [:]

    private struct WeakMark {
      weak var mark: CheckView?
    }

    init() { reference = partner.map { ObjectReference($0) } }

    var isEmpty: Bool { marks.isEmpty }

    func add(_ mark: CheckView) {
      marks[mark.id] = WeakMark(mark: mark)
      guard let partner else { return }
      gtk_check_button_set_group(
        mark.check, UnsafeMutableRawPointer(partner).assumingMemoryBound(to: GtkCheckButton.self))
    }

    func remove(_ mark: CheckView) { marks[mark.id] = nil }

    func showChosen() { for mark in marks.values { mark.mark?.showChosen() } }
  }

  /// A group of choices, which its marks keep.
  struct WeakChoices {
    weak var group: ChoiceGroup?
  }
#endif
