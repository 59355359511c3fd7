#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import Layout

  /// Shows the garden in a window, which is as large as the controller would like it to be.
  final class GardenController: BaseViewController {
    private let garden: Garden

    init(garden: Garden) {
      self.garden = garden
      super.init(nibName: nil, bundle: nil)
      preferredContentSize = CGSize(width: 720, height: 480)
    }

    required init?(coder: NSCoder) { nil }

    override func setLayout() {
      layoutContainer.updateBody { [garden] in GardenScreen(garden: garden) }
    }
  }
#endif
