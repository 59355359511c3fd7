package import LayoutCore

/// The functions of a program with windows that the suite of all hosts needs: one group, with a window for each value.
@MainActor
package protocol WindowsProbe {
  /// A program whose windows show what `content` has for their values.
  init(content: @escaping @MainActor (String) -> AnyLayout) throws
  /// Ends the program with all its windows.
  func end()
  /// An element opens the window for a value by `openWindow`, and everything follows that the toolkit does then.
  func open(_ value: String)
  /// An element closes the window for a value by `dismissWindow`.
  func dismiss(_ value: String)
  /// A person closes the window for a value.
  func close(_ value: String)
  /// The values of the windows that are open, from the first that was opened.
  var values: [String] { get }
  /// The value of the window that is in front and has the keyboard.
  var front: String? { get }
  /// The layout in the window for a value.
  func root(of value: String) -> LayoutRoot?
}
