#if canImport(CGTK)
  import CGTK

  extension LayoutContainer {
    /// Opens a link that was clicked: by the environment's action, or by the system's program for such addresses.
    ///
    /// An address that no program opens opens nothing.
    func openLink(_ address: String, in view: ViewID) {
      guard root.open(address, in: view) == .systemAction else { return }
      g_app_info_launch_default_for_uri_async(address.forGTK, nil, nil, nil, nil)
    }
  }
#endif
