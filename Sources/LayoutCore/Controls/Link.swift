/// A text that opens an address when it is pressed.
///
/// ```swift
/// Link("The manual", destination: "https://example.org/manual")
/// ```
///
/// The address goes where those of links in texts go: to `\.openURL`, and to the host.
public struct Link<Label: Layout>: Layout {
  let label: Label
  let destination: String

  /// A link with the words of a label.
  public init(destination: some StringProtocol, @LayoutBuilder label: () -> Label) {
    self.destination = String(destination)
    self.label = label()
  }

  /// The words of the label in the colour of links.
  public var body: some Layout { Text(StyledText(ElementText.words(of: label), attributes)) }

  private var attributes: TextAttributes {
    var attributes = TextAttributes()
    attributes.link = destination
    return attributes
  }
}

extension Link where Label == Text {
  /// A link with a title.
  public init(_ title: some StringProtocol, destination: some StringProtocol) {
    label = Text(verbatim: String(title))
    self.destination = String(destination)
  }
}
