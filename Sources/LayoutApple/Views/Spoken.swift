#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A view's texts for accessibility.
  struct Spoken {
    var label: String?
    var value: String?
    var hint: String?
  }

  extension PlatformView {
    /// Sets the accessibility texts of a view that is an element itself, as controls are; `nil` removes them.
    ///
    /// The view has its own traits or role. It uses its own texts unless they are set here.
    func setSpoken(_ properties: AccessibilityProperties?, ownLabel: String? = nil) {
      #if canImport(UIKit)
        let value = properties?.spokenValue
      #else
        // AppKit has a state for what is expanded.
        let value = properties?.value
      #endif
      spoken = Spoken(label: properties?.label ?? ownLabel, value: value, hint: properties?.hint)
      #if canImport(UIKit) && !os(tvOS)
        if help != properties?.help { help = properties?.help }
      #elseif !canImport(UIKit)
        if toolTip != properties?.help { toolTip = properties?.help }
      #endif
    }
  }
#endif
