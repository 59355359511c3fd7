#if canImport(UIKit) && !os(watchOS)
  /// A number between bounds as a UISlider. tvOS has no slider, so it shows the number as a bar that cannot be moved.
  final class SliderItem: ControlView {
    #if os(tvOS)
      static func makeView() -> UIView { UIProgressView(progressViewStyle: .default) }

      override func show(_ control: Control, instead old: Control?) {
        guard let bar = view as? UIProgressView, case .slider(let value, let bounds, _) = control else { return }
        let length = bounds.upperBound - bounds.lowerBound
        bar.progress = length > 0 ? Float((value - bounds.lowerBound) / length) : 0
      }
    #else
      static func makeView() -> UIView { UISlider(frame: .zero) }

      private var slider: UISlider? { view as? UISlider }

      override func setUp() {
        guard let slider else { return }
        observe(slider, .valueChanged) { [weak self, weak slider] in
          guard let self, let slider, let value = content.control.snapped(Double(slider.value)) else { return nil }
          // The model may have this value already, and then notifies of no change.
          if slider.value != Float(value) { slider.value = Float(value) }
          return .moved(value)
        }
      }

      override func show(_ control: Control, instead old: Control?) {
        guard let slider, case .slider(let value, let bounds, _) = control else { return }
        slider.minimumValue = Float(bounds.lowerBound)
        slider.maximumValue = Float(bounds.upperBound)
        if slider.value != Float(value) { slider.value = Float(value) }
      }
    #endif
  }

  /// Progress as a UIProgressView.
  final class ProgressItem: ControlView {
    override func show(_ control: Control, instead old: Control?) {
      if case .progress(let fraction?) = control { (view as? UIProgressView)?.progress = Float(fraction) }
    }
  }

  /// Progress without a fraction, as a UIActivityIndicatorView.
  final class SpinnerItem: ControlView {
    override func setUp() { (view as? UIActivityIndicatorView)?.startAnimating() }

    /// Sets the colour, because the view ignores `tintColor`. Without a colour it has its style's colour.
    override func show(_ control: Control, instead old: Control?) {
      (view as? UIActivityIndicatorView)?.color = content.tint?.native
    }
  }
#endif
