/// Values that a person shares with another program.
public struct ShareRequest: Sendable {
  /// The values.
  public let items: [TransferItem]
  /// What they are about, where the other program has a place for it.
  public let subject: String?
  /// What is written beside them.
  public let message: String?

  /// A request to share values.
  public init(items: [TransferItem], subject: String? = nil, message: String? = nil) {
    (self.items, self.subject, self.message) = (items, subject, message)
  }
}

/// What shares values with other programs: a value of the environment, `EnvironmentValues.share`.
///
/// ```swift
/// Desk().environment(\.share, ShareAction { panel.show($0.items, about: $0.subject) })
/// ```
public struct ShareAction {
  private let handler: (ShareRequest) -> Void

  /// An action, which is called on the root's thread.
  public init(handler: @escaping (ShareRequest) -> Void) { self.handler = handler }

  /// Shares values.
  public func callAsFunction(_ request: ShareRequest) { handler(request) }
}

private enum ShareKey: EnvironmentKey {
  static var defaultValue: ShareAction? { nil }
}

extension EnvironmentValues {
  /// What shares values with other programs; `nil`, the default, where the host has no panel for it.
  public var share: ShareAction? {
    get { self[ShareKey.self] }
    set { self[ShareKey.self] = newValue }
  }
}

/// A button that shares a value with another program.
///
/// ```swift
/// ShareLink(item: "https://example.org/manual", subject: Text("The manual"))
/// ```
///
/// It calls `EnvironmentValues.share`, which a program sets to what its system has for that. Where nothing is set, the
/// button copies the value, and is titled "Copy".
public struct ShareLink<Label: Layout>: Layout {
  private let items: [TransferItem]
  private let subject: String?
  private let message: String?
  /// The label; `nil` for one that names what the button does.
  private let label: Label?
  @Environment(\.share) private var share
  @Environment(\.clipboard) private var clipboard

  fileprivate init(_ items: [TransferItem], _ subject: Text?, _ message: Text?, _ label: Label?) {
    (self.items, self.label) = (items, label)
    (self.subject, self.message) = (subject?.string, message?.string)
  }

  /// A button with any label.
  public init(
    item: some Transferable & Sendable, subject: Text? = nil, message: Text? = nil, @LayoutBuilder label: () -> Label
  ) {
    self.init([TransferItem(item)], subject, message, label())
  }

  /// A button that shares several values, with any label.
  public init<Item: Transferable & Sendable>(
    items: [Item], subject: Text? = nil, message: Text? = nil, @LayoutBuilder label: () -> Label
  ) {
    self.init(items.map { TransferItem($0) }, subject, message, label())
  }

  /// The button.
  public var body: some Layout {
    let (share, clipboard) = (share, clipboard)
    let request = ShareRequest(items: items, subject: subject, message: message)
    Button {
      if let share { share(request) } else { clipboard.copy(items: request.items) }
    } label: {
      if let label { label } else { Text(verbatim: share == nil ? "Copy" : "Share…") }
    }
  }
}

extension ShareLink where Label == Text {
  /// A button titled "Share…".
  public init(item: some Transferable & Sendable, subject: Text? = nil, message: Text? = nil) {
    self.init([TransferItem(item)], subject, message, nil)
  }

  /// A button that shares several values, titled "Share…".
  public init<Item: Transferable & Sendable>(items: [Item], subject: Text? = nil, message: Text? = nil) {
    self.init(items.map { TransferItem($0) }, subject, message, nil)
  }

  /// A button with a title.
  public init(
    _ title: some StringProtocol, item: some Transferable & Sendable, subject: Text? = nil, message: Text? = nil
  ) {
    self.init([TransferItem(item)], subject, message, Text(verbatim: String(title)))
  }
}
