import LayoutEngine

/// Which parts of labels are shown.
public enum LabelStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// What suits the place: the icon and the title.
  case automatic
  /// The icon before the title.
  case titleAndIcon
  /// The title alone.
  case titleOnly
  /// The icon alone.
  case iconOnly
}

/// A title with an icon before it, both in the environment's font.
///
/// ```swift
/// Label("Favourites", systemImage: "star.fill")
/// ```
///
/// Between them are two fifths of the font's size, and both are centred on the same line. `labelStyle(_:)` leaves out
/// one of them.
public struct Label<Title: Layout, Icon: Layout>: Layout {
  let title: Title
  private let icon: Icon
  @Environment(\.labelStyle) private var style
  @Environment(\.textStyle) private var text

  /// A label of any two elements.
  public init(@LayoutBuilder title: () -> Title, @LayoutBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The parts that the style shows.
  public var body: some Layout {
    switch style {
    case .automatic, .titleAndIcon:
      HStack(spacing: 0.4 * text.font.size) {
        icon
        title
      }
    case .titleOnly: title
    case .iconOnly: icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text after a symbol of the system.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// A text after the picture in the file at `path`.
  public init(_ title: some StringProtocol, image path: String) {
    self.title = Text(title)
    icon = Image(path)
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelStyle { .automatic }
}

extension EnvironmentValues {
  /// Which parts of labels are shown.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension Layout {
  /// Which parts of the labels inside are shown.
  public func labelStyle(_ style: LabelStyle) -> _ModifiedLayout<Self, _EnvironmentModifier<LabelStyle>> {
    environment(\.labelStyle, style)
  }
}
