import LayoutEngine

/// Tells what the library does, turn by turn, in five categories.
///
/// ```swift
/// let debugger = LayoutDebugger()
/// root.debugger = debugger
/// debugger.setDebuggingHook({ message, component in log("\(component): \(message)") }, for: .layout)
/// ```
///
/// A message goes to its category's hook, or to `output` where there is none. While it is off a turn only asks it
/// whether it is. Any number of roots and threads may share one.
public final class LayoutDebugger: Sendable {
  /// The one that roots tell where they were given no other. It is off until it is enabled.
  public static let shared = LayoutDebugger()

  /// What a message is about.
  public enum Category: UInt8, Hashable, Sendable, CaseIterable {
    /// What was proposed and what was answered.
    case layout
    /// What lies in what.
    case hierarchy
    /// Frames that layouts gave to views. Where a view moves to one, what is between is not told.
    case frame
    /// What spacers took.
    case spacer
    /// What turns cost.
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

  /// Takes a message and the element or root it is about. Called on the thread of the root, inside its turn.
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

  /// Whether anything is told at all.
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

  /// Switches everything off. Hooks stay, for the next time their categories are switched on.
  public func disableAll() {
    state.withLock { state in
      state.isEnabled = false
      state.enabled = []
    }
  }

  /// Whether messages of `category` are told while `isEnabled` is on.
  public subscript(category: Category) -> Bool {
    get { state.withLock { $0.enabled.contains(category) } }
    set { state.withLock { if newValue { $0.enabled.insert(category) } else { $0.enabled.remove(category) } } }
  }

  /// Gives a category a hook, which takes its messages in place of `output`, and switches the debugger and the category
  /// on. `nil` takes the hook away and switches nothing.
  public func setDebuggingHook(_ hook: Hook?, for category: Category) {
    // The old one is let go of outside of the lock: what it holds may ask the debugger.
    let old: Hook? = state.withLock { state in
      if hook != nil {
        state.isEnabled = true
        state.enabled.insert(category)
      }
      return exchange(&state.hooks[category], with: hook)
    }
    letDie(old)
  }

  /// Where messages without a hook go: standard output, unless you set something else.
  public var output: @Sendable (String) -> Void {
    get { state.withLock { $0.output } }
    set {
      let old = state.withLock { exchange(&$0.output, with: newValue) }
      letDie(old)
    }
  }

  /// The categories that are told at the moment.
  var active: Set<Category> { state.withLock { $0.isEnabled ? $0.enabled : [] } }

  /// Tells one message; whether the category is on was asked before.
  func tell(_ category: Category, _ component: String, _ message: String) {
    // Called outside the lock: a hook may change the debugger.
    let (hook, output) = state.withLock { ($0.hooks[category], $0.output) }
    if let hook { return hook(message, component) }
    output("\(category.icon) \(category.title) \(component): \(message)")
  }

  /// Writes a text: to the hierarchy's hook or to `output`, whatever is switched on.
  func write(_ text: String, _ component: String) {
    let (hook, output) = state.withLock { ($0.hooks[.hierarchy], $0.output) }
    if let hook { hook(text, component) } else { output(text) }
  }
}

extension LayoutDebugger {
  /// Whether changes of what lies in what are told.
  public var enableViewHierarchy: Bool {
    get { self[.hierarchy] }
    set { self[.hierarchy] = newValue }
  }

  /// Whether it is told what spacers took.
  public var enableSpacerCalculation: Bool {
    get { self[.spacer] }
    set { self[.spacer] = newValue }
  }

  /// Whether the frames that hosts are given are told.
  public var enableFrameSettings: Bool {
    get { self[.frame] }
    set { self[.frame] = newValue }
  }

  /// Whether proposals and answers are told.
  public var enableLayoutCalculation: Bool {
    get { self[.layout] }
    set { self[.layout] = newValue }
  }

  /// Whether it is told what turns cost.
  public var enablePerformance: Bool {
    get { self[.performance] }
    set { self[.performance] = newValue }
  }
}
