#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A number between bounds as an NSSlider.
  final class SliderItem: ControlView {
    private var slider: NSSlider? { view as? NSSlider }

    override func setUp() {
      guard let slider else { return }
      slider.isContinuous = true
      observe(slider) { [weak self, weak slider] in
        guard let self, let slider, let value = content.control.snapped(slider.doubleValue) else { return nil }
        // The model may have this value already, and then notifies of no change.
        if slider.doubleValue != value { slider.doubleValue = value }
        return .moved(value)
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let slider, case .slider(let value, let bounds, _) = control else { return }
      slider.minValue = bounds.lowerBound
      slider.maxValue = bounds.upperBound
      if slider.doubleValue != value { slider.doubleValue = value }
      slider.trackFillColor = content.tint?.native
    }
  }

  /// A progress bar, or a spinner for progress without a fraction, as an NSProgressIndicator.
  final class ProgressItem: ControlView {
    private var indicator: NSProgressIndicator? { view as? NSProgressIndicator }

    override func setUp() {
      guard let indicator, case .progress(let fraction) = content.control else { return }
      indicator.style = fraction == nil ? .spinning : .bar
      indicator.isIndeterminate = fraction == nil
      indicator.minValue = 0
      indicator.maxValue = 1
      if fraction == nil { indicator.startAnimation(nil) }
    }

    override func show(_ control: Control, instead old: Control?) {
      if case .progress(let fraction?) = control { indicator?.doubleValue = fraction }
    }
  }
#endif
