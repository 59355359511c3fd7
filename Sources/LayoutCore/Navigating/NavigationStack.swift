import LayoutEngine

/// Pages on top of each other, of which the last one is shown, with a bar that has its title, its tools and the way back.
///
/// ```swift
/// struct Mail: Layout {
///   @State private var path: [Int] = []
///
///   var body: some Layout {
///     NavigationStack(path: $path) {
///       VStack { ForEach(0..<10) { NavigationLink("Message \($0)", value: $0) } }
///         .navigationTitle("Inbox")
///         .navigationDestination(for: Int.self) { Text("Message \($0)").navigationTitle("Message") }
///     }
///   }
/// }
/// ```
///
/// 1. Pages below the last one keep their state and their scroll offsets. They are not measured, and have no views.
/// 2. A page stays as long as its value stays at its position of the path. The same value twice is two pages.
/// 3. A value without a destination is diagnosed as `missingDestination`, and its page is empty.
///    So is a link whose value is of another type than the path's. It cannot be pressed.
/// 4. Pages come and go by a transition, as elements with `transition(_:)` do.
/// 5. Going back is a button in the bar, Alt and the left arrow (the right one where lines run from right to left), and
///    Escape.
///    `dismiss` of a page's environment goes back from it, also where others are above it.
/// 6. The bar is made of elements on every host: a window's own title bar stays as it is.
public struct NavigationStack<Root: Layout>: Layout {
  private let path: Binding<[AnyHashable]>?
  private let accepts: (AnyHashable) -> Bool
  private let root: Root
  @State private var navigator = Navigator()
  /// Changes with each change of the pages.
  @State private var round = 0

  /// A stack that keeps its path itself.
  public init(@LayoutBuilder root: () -> Root) {
    path = nil
    accepts = { _ in true }
    self.root = root()
  }

  /// A stack whose path is the caller's. Links of values change it, and setting it changes the pages.
  public init<Value: Hashable>(path: Binding<[Value]>, @LayoutBuilder root: () -> Root) {
    // Read here, so that the body around depends on it.
    let values = path.wrappedValue.map { AnyHashable($0) }
    self.path = Binding(get: { values }, set: { path.wrappedValue = $0.compactMap { $0.base as? Value } })
    accepts = { $0.base is Value }
    self.root = root()
  }

  /// A stack whose path of any values is the caller's.
  public init(path: Binding<NavigationPath>, @LayoutBuilder root: () -> Root) {
    let values = path.wrappedValue.values
    self.path = Binding(get: { values }, set: { path.wrappedValue.values = $0 })
    accepts = { _ in true }
    self.root = root()
  }

  /// The bar and the pages.
  public var body: some Layout {
    let (navigator, path) = (navigator, path)
    let _ = round
    let _ = navigator.accepts = accepts
    // Captured by itself: the element owns the navigator.
    let _ =
      navigator.changed = { [round = $round] values in
        round.wrappedValue += 1
        if let path { path.wrappedValue = values }
      }
    let entries = path.map { navigator.follow($0.wrappedValue) } ?? navigator.entries
    NavigationFrame(canGoBack: !entries.isEmpty, back: { navigator.pop() }) {
      Pages(shown: entries.count) {
        Page { root }.page(goesBack: navigator.goesBack)
        ForEach(entries) { entry in
          Page { NavigationPage(navigator: navigator, entry: entry).leaving(entry, of: navigator) }.page(
            goesBack: navigator.goesBack)
        }
      }
      .clipped()
    }
    .environment(\.navigator, navigator)
    .onChange(of: navigator.removals, initial: true) { navigator.runLeaveActions() }
  }
}

extension Layout {
  /// A page that covers what is behind it, and comes and goes by a transition.
  func page(goesBack: Bool) -> some Layout {
    background(.background)
      .transition(TransitionConfig(insertion: .move(edge: goesBack ? .leading : .trailing), removal: .opacity))
  }
}

/// The values of any types on the path of a `NavigationStack`.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path, on which the stack shows its root.
  public init() {}

  /// A path of values.
  public init(_ values: some Sequence<some Hashable>) { self.values = values.map { AnyHashable($0) } }

  /// The number of values.
  public var count: Int { values.count }
  /// Whether there is no value.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes `count` values at the end; as many as there are where that is more, and none where it is below 1.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(count, 0), values.count)) }
}
