/// What was not set here must not be read, on Apple's systems.
public struct UITraitOverrides {
  private var style: UIUserInterfaceStyle?
  private var direction: UITraitEnvironmentLayoutDirection?
  private var category: UIContentSizeCategory?

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { read(style) }
    set { style = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { read(direction) }
    set { direction = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { read(category) }
    set { category = newValue }
  }

  private func read<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("a trait that was not overridden is read from the overrides") }
    return value
  }

  var isEmpty: Bool { style == nil && direction == nil && category == nil }

  @MainActor
  func over(_ traits: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style ?? traits.userInterfaceStyle,
      preferredContentSizeCategory: category ?? traits.preferredContentSizeCategory,
      layoutDirection: direction ?? traits.layoutDirection, horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass, displayScale: traits.displayScale,
      userInterfaceIdiom: traits.userInterfaceIdiom)
  }
}
