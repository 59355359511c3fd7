/// What opens the address of a link in a text: a value of the environment.
///
/// ```swift
/// Text(markdown: "[more](app:more)")
///   .environment(\.openURL, OpenURLAction { address in
///     address == "app:more" ? .handled : .systemAction
///   })
/// ```
public struct OpenURLAction {
  /// What became of an address.
  public enum Result: UInt8, Hashable, Sendable {
    /// It was opened.
    case handled
    /// It is not to be opened.
    case discarded
    /// The host opens it, as the system does; a host that cannot opens nothing.
    case systemAction
  }

  private let handler: (String) -> Result

  /// An action, which is called on the root's thread.
  public init(handler: @escaping (String) -> Result) { self.handler = handler }

  /// Opens an address as the action does; `systemAction` is then up to the caller.
  @discardableResult
  public func callAsFunction(_ address: String) -> Result { handler(address) }
}

extension EnvironmentValues {
  /// What opens the links of texts; by default the host does.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
  }
}
