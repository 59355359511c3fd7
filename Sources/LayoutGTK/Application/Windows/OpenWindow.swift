#if canImport(CGTK)
  public import LayoutCore

  /// Opens windows of the application: `openWindow` in the environment.
  ///
  /// ```swift
  /// @Environment(\.openWindow) var openWindow
  /// …
  /// Button("Preferences") { openWindow(id: "preferences") }
  /// ```
  public struct OpenWindowAction: Equatable, Sendable {
    private weak let application: LayoutApplication?

    init(_ application: LayoutApplication?) { self.application = application }

    /// Opens the window with the id, or brings it to the front, in the next round of the main loop.
    public func callAsFunction(id: String) {
      MainLoop.enqueue { [application] in _ = application?.openWindow(id: id) }
    }

    /// Opens the window of a group for a value, or brings it to the front, in the next round of the main loop.
    public func callAsFunction(id: String, value: some Hashable & Sendable) {
      MainLoop.enqueue { [application] in _ = application?.openWindow(id: id, value: value) }
    }

    /// Whether both open windows of the same application.
    public static func == (one: OpenWindowAction, other: OpenWindowAction) -> Bool {
      one.application === other.application
    }
  }

  /// Closes windows of the application: `dismissWindow` in the environment.
  public struct DismissWindowAction: Equatable, Sendable {
    private weak let application: LayoutApplication?

    init(_ application: LayoutApplication?) { self.application = application }

    /// Closes the windows with the id, in the next round of the main loop.
    public func callAsFunction(id: String) {
      MainLoop.enqueue { [application] in application?.dismissWindow(id: id) }
    }

    /// Closes the window of a group for a value, in the next round of the main loop.
    public func callAsFunction(id: String, value: some Hashable & Sendable) {
      MainLoop.enqueue { [application] in application?.dismissWindow(id: id, value: value) }
    }

    /// Whether both close windows of the same application.
    public static func == (one: DismissWindowAction, other: DismissWindowAction) -> Bool {
      one.application === other.application
    }
  }

  extension EnvironmentValues {
    /// Opens windows of the application; outside of an application it does nothing.
    public var openWindow: OpenWindowAction {
      get { self[OpenWindowKey.self] }
      set { self[OpenWindowKey.self] = newValue }
    }

    /// Closes windows of the application; outside of an application it does nothing.
    public var dismissWindow: DismissWindowAction {
      get { self[DismissWindowKey.self] }
      set { self[DismissWindowKey.self] = newValue }
    }

    private enum OpenWindowKey: EnvironmentKey {
      static var defaultValue: OpenWindowAction { OpenWindowAction(nil) }
    }
    private enum DismissWindowKey: EnvironmentKey {
      static var defaultValue: DismissWindowAction { DismissWindowAction(nil) }
    }
  }
#endif
