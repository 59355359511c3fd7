/// The lengths of the panes of split views, by the names of these, for a program's settings.
///
/// ```swift
/// @State private var lengths = SplitViewLengths()
///
/// var body: some Layout {
///   NavigationSplitView { Folders() } detail: { Message() }
///     .splitViewLengths($lengths, name: "mail")
/// }
/// ```
public struct SplitViewLengths: Hashable, Codable, Sendable {
  private var lengths: [String: [Double?]] = [:]

  /// No lengths.
  public init() {}

  /// The lengths of the panes of the split view with a name, in points; `nil` where none were set, and for a pane that has
  /// a share of the rest.
  ///
  /// A length that is not finite, or negative, counts as `nil`.
  public subscript(name: String) -> [Double?]? {
    get { lengths[name] }
    set { lengths[name] = newValue?.map { length in length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } } }
  }
}

/// Where a split view keeps its lengths.
struct SplitStorage {
  let lengths: Binding<SplitViewLengths>
  let name: String
}

private enum SplitStorageKey: EnvironmentKey {
  static var defaultValue: SplitStorage? { nil }
}

extension EnvironmentValues {
  /// Where the next split view keeps its lengths; `nil` for its own state.
  var splitStorage: SplitStorage? {
    get { self[SplitStorageKey.self] }
    set { self[SplitStorageKey.self] = newValue }
  }
}

/// Keeps the lengths of a split view elsewhere.
public struct _SplitLengthsModifier: _PrimitiveModifier {
  let storage: SplitStorage

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let storage = storage
    lowering.withEnvironment({ $0.splitStorage = storage }, content)
  }
}

extension Layout {
  /// Keeps the lengths of the panes of the split view inside under a name in `lengths`, which the caller stores: in its
  /// settings, they stay from one start of the program to the next.
  ///
  /// The split view reads them when it is made, and writes them when a person drags a divider. It applies to the
  /// outermost split view inside, and wins against a binding that one is given.
  public func splitViewLengths(
    _ lengths: Binding<SplitViewLengths>, name: String
  ) -> _ModifiedLayout<Self, _SplitLengthsModifier> {
    _ModifiedLayout(self, _SplitLengthsModifier(storage: SplitStorage(lengths: lengths, name: name)))
  }
}
