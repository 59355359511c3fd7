/// What closes the presentation around an element: a value of the environment.
///
/// ```swift
/// struct Note: Layout {
///   @Environment(\.dismiss) private var dismiss
///
///   var body: some Layout {
///     Button("Done") { dismiss() }
///   }
/// }
/// ```
public struct DismissAction: Equatable {
  /// What is closed; `nil` for nothing. What it closes has a root whose environment contains it.
  private weak var target: AnyObject?
  private let action: () -> Void

  /// An action that closes `target`, by which two actions differ.
  package init(_ target: AnyObject?, _ action: @escaping () -> Void) {
    self.target = target
    self.action = action
  }

  /// Closes the presentation: its binding becomes `false` or `nil`. Outside of a presentation nothing happens.
  public func callAsFunction() { action() }

  /// Whether both close the same presentation.
  public static func == (one: DismissAction, other: DismissAction) -> Bool { one.target === other.target }
}

extension EnvironmentValues {
  /// What closes the presentation around the element.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the element is in a presentation.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(nil) {} }
  }

  private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
}
