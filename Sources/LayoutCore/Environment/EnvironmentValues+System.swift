public import LayoutEngine

extension EnvironmentValues {
  /// Whether a person has chosen as little motion as possible.
  public var reducesMotion: Bool {
    get { self[ReducesMotionKey.self] }
    set { self[ReducesMotionKey.self] = newValue }
  }

  /// The lengths that bars and notches cover at the window's edges, in points. What is not finite counts as 0.
  public var safeAreaInsets: EdgeInsets {
    get { self[SafeAreaKey.self] }
    set {
      self[SafeAreaKey.self] = EdgeInsets(
        top: newValue.top.finite(), leading: newValue.leading.finite(), bottom: newValue.bottom.finite(),
        trailing: newValue.trailing.finite())
    }
  }

  /// The class of the width of the room; `nil` where it is not set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The class of the height of the room; `nil` where it is not set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
  enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

  /// Whether an element further out, and not the root, sets that there is to be as little motion as possible. The
  /// root's own value stops its clock.
  var reducesMotionBelowRoot: Bool {
    guard !entries.isEmpty, let entry = entries[ObjectIdentifier(ReducesMotionKey.self)], entry.writer != 0 else {
      return false
    }
    return entry.value as? Bool == true
  }

  enum ReducesMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
  enum SafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
}

/// The class of a window's length along an axis.
public enum UserInterfaceSizeClass: UInt8, Hashable, Sendable, CaseIterable {
  /// Little room, such as the width of a phone.
  case compact
  /// Much room.
  case regular
}

/// What a platform reports about the person and the device.
public struct SystemEnvironment: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The direction of the horizontal axis.
  public var layoutDirection: LayoutDirection
  /// The size of texts that the person has chosen.
  public var dynamicTypeSize: DynamicTypeSize
  /// The factor by which every font grows.
  public var textScale: Double
  /// Device pixels per point.
  public var displayScale: Double
  /// Whether a person has chosen as little motion as possible.
  public var reducesMotion: Bool

  /// The values that are given; the others are the defaults of `EnvironmentValues`.
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
  /// Takes over the values of a platform.
  public mutating func take(_ system: SystemEnvironment) {
    colorScheme = system.colorScheme
    layoutDirection = system.layoutDirection
    dynamicTypeSize = system.dynamicTypeSize
    textScale = system.textScale
    displayScale = system.displayScale
    reducesMotion = system.reducesMotion
  }
}
