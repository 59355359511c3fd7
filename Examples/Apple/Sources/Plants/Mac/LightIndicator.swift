#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Layout

  /// A view of AppKit's in a layout: made once, and brought up to date by each evaluation.
  struct LightIndicator: Layout {
    /// From 1 to 5.
    let light: Double

    var body: some Layout {
      AppKitView {
        NSLevelIndicator().configure { indicator in
          indicator.levelIndicatorStyle = .discreteCapacity
          indicator.isEditable = false
          indicator.maxValue = 5
        }
      } update: { indicator in
        indicator.doubleValue = light
      }
    }
  }
#endif
