#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A number between bounds as an NSSlider.
  final class SliderItem: ControlView {
    private var slider: NSSlider? { view as? NSSlider }

    override func setUp() {
      guard let slider else { return }
      slider.isContinuous = true
      hear(slider) { [weak self, weak slider] in
        guard let self, let slider, case .slider(_, let bounds, let step) = content.control else { return nil }
        let value = min(max(slider.doubleValue, bounds.lowerBound), bounds.upperBound)
        guard let step, step > 0 else { return .moved(value) }
        let steps = ((value - bounds.lowerBound) / step).rounded()
        let snapped = min(bounds.lowerBound + steps * step, bounds.upperBound)
        // The model may have this value already, and says nothing then.
        if slider.doubleValue != snapped { slider.doubleValue = snapped }
        return .moved(snapped)
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

  /// How much is done as a bar, or something is going on as a wheel: an NSProgressIndicator.
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
