/// How much a person has to do with a window at the moment.
public enum ScenePhase: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// The window is not on the screen.
  case background
  /// The window is on the screen, and another one has the keyboard.
  case inactive
  /// The window has the keyboard.
  case active

  /// Whether a person has less to do with the one than with the other.
  public static func < (one: ScenePhase, other: ScenePhase) -> Bool { one.rawValue < other.rawValue }
}

extension EnvironmentValues {
  /// How much a person has to do with the window.
  ///
  /// Windows of GTK set `active` and `inactive`. In UIKit it is the phase of the scene, and in AppKit that of the window:
  /// one in the Dock is in the background. Where nothing sets it, as in a root without a window, it is `active`.
  ///
  /// ```swift
  /// @Environment(\.scenePhase) private var phase
  /// ```
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
}
