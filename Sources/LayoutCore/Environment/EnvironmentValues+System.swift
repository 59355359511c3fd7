public import LayoutEngine

extension EnvironmentValues {
  /// Whether a person wants things to move as little as possible.
  public var reducesMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// What covers the window's edges, in points: bars, notches. What is not finite counts as 0.
  public var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaKey.self] }
    set {
      func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
      self[SafeAreaKey.self] = EdgeInsets(
        top: finite(newValue.top), leading: finite(newValue.leading), bottom: finite(newValue.bottom),
        trailing: finite(newValue.trailing))
    }
  }

  /// How much room there is from side to side, roughly; `nil` where it is not set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom, roughly; `nil` where it is not set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

  /// Whether an element around, and not the root, says that things are to move as little as possible. The root's own
  /// value stops its clock.
  var reducesMotionBelowRoot: Bool {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(ReducesMotionKey.self)], entry.writer != 0 else {
      return false
    }
    return entry.value as? Bool == true
  }

  enum ReducesMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum SafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
}

/// How much room a window has along an axis, roughly.
public enum UserInterfaceSizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Little, as a phone has across.
  case compact
  /// Much.
  case regular
}

/// What a platform says about the person and the device.
public struct SystemEnvironment: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Which way the horizontal axis runs.
  public var layoutDirection: LayoutDirection
  /// How large a person wants texts.
  public var dynamicTypeSize: DynamicTypeSize
  /// How many times as large as designed every font is.
  public var textScale: Double
  /// Device pixels per point.
  public var displayScale: Double
  /// Whether a person wants things to move as little as possible.
  public var reducesMotion: Bool

  /// What is known; the defaults are those of `EnvironmentValues`.
  public init(
    colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large, textScale: Double = 1, displayScale: Double = 1,
    reducesMotion: Bool = false
  ) {
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.textScale = textScale
    self.displayScale = displayScale
    self.reducesMotion = reducesMotion
  }
}

extension EnvironmentValues {
  /// Takes over what a platform says.
  public mutating func take(_ system: SystemEnvironment) {
    colorScheme = system.colorScheme
    layoutDirection = system.layoutDirection
    dynamicTypeSize = system.dynamicTypeSize
    textScale = system.textScale
    displayScale = system.displayScale
    reducesMotion = system.reducesMotion
  }
}
