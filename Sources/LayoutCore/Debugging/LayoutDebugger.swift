import LayoutEngine

/// Reports the library's work, turn by turn, in five categories.
///
/// ```swift
/// let debugger = LayoutDebugger()
/// root.debugger = debugger
/// debugger.setDebuggingHook({ message, component in log("\(component): \(message)") }, for: .layout)
/// ```
///
/// A message goes to its category's hook, or to `output` where there is none. While the debugger is off, a turn only
/// reads that it is. Any number of roots and threads may share one.
public final class LayoutDebugger: Sendable {
  /// The debugger of roots without one of their own; it is off until it is enabled.
  public static let shared = LayoutDebugger()

  /// The subject of a message.
  @nonexhaustive
  public enum Category: UInt8, Hashable, Sendable, CaseIterable {
    /// Proposals and responses.
    case layout
    /// The hierarchy of elements.
    case hierarchy
    /// Frames that layouts set on views; the frames between, of a view that moves, are not reported.
    case frame
    /// Lengths of spacers.
    case spacer
    /// Costs of turns.
    case performance

    /// The sign in front of a message.
    public var icon: String {
      switch self {
      case .layout: "🔧"
      case .hierarchy: "🏗️"
      case .frame: "📐"
      case .spacer: "🔲"
      case .performance: "⚡"
      }
    }

    /// The name in front of a message.
    public var title: String {
      switch self {
      case .layout: "Layout"
      case .hierarchy: "Hierarchy"
      case .frame: "Frame"
      case .spacer: "Spacer"
      case .performance: "Performance"
      }
    }
  }

  /// A function that gets a message and the element or root that it is about.
  ///
  /// It is called on the thread of the root, inside its turn.
  public typealias Hook = @Sendable (_ message: String, _ component: String) -> Void

  private struct State {
    var isEnabled = false
    var enabled: Set<Category> = []
    var hooks: [Category: Hook] = [:]
    var output: @Sendable (String) -> Void = StandardOutput.write
  }

  private let state = Locked(State())

  /// A debugger that is off.
  public init() {}

  /// Whether messages are reported at all.
  public var isEnabled: Bool {
    get { state.withLock { $0.isEnabled } }
    set { state.withLock { $0.isEnabled = newValue } }
  }

  /// Switches everything on.
  public func enableAll() {
    state.withLock { state in
      state.isEnabled = true
      state.enabled = Set(Category.allCases)
    }
  }

  /// Switches everything off; hooks stay, for the next time that their categories are switched on.
  public func disableAll() {
    state.withLock { state in
      state.isEnabled = false
      state.enabled = []
    }
  }

  /// Whether messages of `category` are reported while `isEnabled` is on.
  public subscript(category: Category) -> Bool {
    get { state.withLock { $0.enabled.contains(category) } }
    set { state.withLock { if newValue { $0.enabled.insert(category) } else { $0.enabled.remove(category) } } }
  }

  /// Sets a category's hook, which gets its messages in place of `output`, and switches the debugger and the category
  /// on.
  ///
  /// `nil` removes the hook and switches nothing.
  public func setDebuggingHook(_ hook: Hook?, for category: Category) {
    // The old one is released outside of the lock: the objects in it may use the debugger.
    let old: Hook? = state.withLock { state in
      if hook != nil {
        state.isEnabled = true
        state.enabled.insert(category)
      }
      return exchange(&state.hooks[category], with: hook)
    }
    letDie(old)
  }

  /// The destination of messages without a hook: standard output by default.
  public var output: @Sendable (String) -> Void {
    get { state.withLock { $0.output } }
    set {
      let old = state.withLock { exchange(&$0.output, with: newValue) }
      letDie(old)
    }
  }

  /// The categories that are on at the moment.
  var active: Set<Category> { state.withLock { $0.isEnabled ? $0.enabled : [] } }

  /// Reports one message of a category that is on.
  func report(_ category: Category, _ component: String, _ message: String) {
    // It is called outside the lock, since a hook may change the debugger.
    let (hook, output) = state.withLock { ($0.hooks[category], $0.output) }
    if let hook { return hook(message, component) }
    output("\(category.icon) \(category.title) \(component): \(message)")
  }

  /// Writes a text to the hierarchy's hook or to `output`, whatever categories are on.
  func write(_ text: String, _ component: String) {
    let (hook, output) = state.withLock { ($0.hooks[.hierarchy], $0.output) }
    if let hook { hook(text, component) } else { output(text) }
  }
}

extension LayoutDebugger {
  /// Whether changes of the hierarchy are reported.
  public var enableViewHierarchy: Bool {
    get { self[.hierarchy] }
    set { self[.hierarchy] = newValue }
  }

  /// Whether the lengths of spacers are reported.
  public var enableSpacerCalculation: Bool {
    get { self[.spacer] }
    set { self[.spacer] = newValue }
  }

  /// Whether the frames that hosts get are reported.
  public var enableFrameSettings: Bool {
    get { self[.frame] }
    set { self[.frame] = newValue }
  }

  /// Whether proposals and responses are reported.
  public var enableLayoutCalculation: Bool {
    get { self[.layout] }
    set { self[.layout] = newValue }
  }

  /// Whether the costs of turns are reported.
  public var enablePerformance: Bool {
    get { self[.performance] }
    set { self[.performance] = newValue }
  }
}
