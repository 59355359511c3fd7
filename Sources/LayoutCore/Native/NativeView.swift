public import LayoutEngine

/// A view of a host's own in a layout, as a leaf: the base class of hosts' wrappers.
///
/// A native view is identified by its object. It belongs to the thread that made it, which for views is the main
/// thread. On another one it is not measured: the response is the proposal, and that is diagnosed
/// (`LayoutDiagnostics`).
open class NativeView: @unchecked Sendable {
  // Sendable: subclasses are called on `thread` only.
  private let thread = ThreadID.current

  /// A native view that belongs to this thread.
  public init() {}

  /// The name in trees and diagnostics.
  open var name: String { "\(Self.self)" }

  /// The facts about the view, for `LayoutDebugger.analyzeViewHierarchy`.
  open var facts: NativeFacts { NativeFacts() }

  /// The response of the view to a proposal, in points.
  ///
  /// Along each axis it must be least at 0 and greatest at infinity: a stack in which it alone can grow measures it
  /// once.
  open func sizeThatFits(_ proposal: Proposal) -> Size { .zero }

  /// The first or last baseline of the view in a size, in points from its top; `nil` where it has none.
  open func baseline(in size: Size, isFirst: Bool) -> Double? { nil }

  /// Takes over the content of another view that is written where this one is.
  ///
  /// Then this one stays, with all state that a person's actions left in it.
  ///
  /// - Returns: whether it did; if not, the other one replaces it.
  open func takeOver(_ newer: NativeView) -> Bool { false }

  final func takeOver(_ newer: NativeView, on current: ThreadID) -> Bool { thread == current && takeOver(newer) }

  /// The facts, where they are read on the view's own thread.
  final func facts(on current: ThreadID) -> NativeFacts? { thread == current ? facts : nil }

  final func measure(_ proposal: Proposal, on current: ThreadID) -> Size {
    guard thread == current else {
      LayoutDiagnostics.report(
        Diagnostic(
          code: .wrongThread,
          message: "\(name) was measured on another thread than its own; it takes its proposal. Lay out what "
            + "contains views on the main thread, or give the view a size",
          path: "-"))
      return proposal.replacingUnspecified()
    }
    return sizeThatFits(proposal)
  }

  final func baseline(_ size: Size, isFirst: Bool, on current: ThreadID) -> Double? {
    thread == current ? baseline(in: size, isFirst: isFirst) : nil
  }
}

/// A native view in the calls of a host.
///
/// Where the same element has another view, the host gets `setContent` and exchanges the views.
public struct NativeContent: Hashable, Sendable {
  /// The view.
  public let view: NativeView
  /// A number that grows each time the element updated the view.
  public let version: Int
  /// The axes along which the view fills the `size(width:height:)` around it; hosts need not know them.
  var fills: Axis.Set = []

  package init(_ view: NativeView, version: Int = 0) {
    self.view = view
    self.version = version
  }

  /// The size of the view for a proposal: its response, and not less than the proposal along the axes that it fills.
  func measure(_ proposal: Proposal) -> Size {
    var size = view.measure(proposal, on: .current)
    for axis in Axis.allCases where fills.contains(Axis.Set(axis)) {
      if proposal[raw: axis].isFinite { size[axis] = max(size[axis], proposal[raw: axis]) }
    }
    return size
  }

  /// Whether it is the same view in the same version.
  public static func == (one: NativeContent, other: NativeContent) -> Bool {
    one.view === other.view && one.version == other.version
  }

  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(view)) }
}
