#if canImport(CGTK)
  import CGTK

  /// A slider: a GtkScale.
  final class SliderView: ControlView {
    private var range: UnsafeMutablePointer<GtkRange> {
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkRange.self)
    }

    override func setUp() {
      let range = range
      gtk_scale_set_draw_value(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkScale.self), 0)
      observe(widget, "value-changed") { [weak self] in
        guard let self, case .slider(_, let bounds, let step) = content.control else { return nil }
        let value = gtk_range_get_value(range)
        guard let step else { return .moved(value) }
        let snapped = min(
          bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step, bounds.upperBound)
        // The model may have this value already, and sends no change then.
        if snapped != value { correct { gtk_range_set_value(range, snapped) } }
        return .moved(snapped)
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .slider(let value, let bounds, let step) = control else { return }
      var before: (bounds: ClosedRange<Double>, step: Double?)?
      if case .slider(_, let bounds, let step) = old { before = (bounds, step) }
      if before?.bounds != bounds || before?.step != step {
        // GTK requires the bounds to differ.
        let end = max(bounds.upperBound, bounds.lowerBound.nextUp)
        gtk_range_set_range(range, bounds.lowerBound, end)
        let length = end - bounds.lowerBound
        gtk_range_set_increments(range, step ?? length / 100, step ?? length / 10)
      }
      if gtk_range_get_value(range) != value { gtk_range_set_value(range, value) }
    }
  }

  /// Progress with a known share: a GtkProgressBar.
  final class ProgressBarView: ControlView {
    override func show(_ control: Control, instead old: Control?) {
      if case .progress(let fraction?) = control { gtk_progress_bar_set_fraction(OpaquePointer(widget), fraction) }
    }
  }

  /// Progress without a known share: a GtkSpinner.
  final class SpinnerView: ControlView {
    override func show(_ control: Control, instead old: Control?) { gtk_spinner_start(OpaquePointer(widget)) }
  }
#endif
