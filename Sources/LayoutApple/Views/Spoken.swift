#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What people hear of a view who do not see it.
  struct Spoken {
    var label: String?
    var value: String?
    var hint: String?
  }

  extension PlatformView {
    /// Says what people hear who do not see a view that is an element by itself, as controls are; `nil` takes back what was
    /// said. The view has traits or a role of its own, and says what it has unless something is said here.
    func say(_ properties: AccessibilityProperties?, ownLabel: String? = nil) {
      spoken = Spoken(label: properties?.label ?? ownLabel, value: properties?.value, hint: properties?.hint)
    }
  }
#endif
