public import LayoutEngine

/// A view of a host's own that stands in a layout as a leaf: the base class of what hosts wrap their views in.
///
/// A native view is known by its identity. It belongs to the thread that made it, which for views is the main thread:
/// measured on another one it is not asked, takes what it is offered, and that is diagnosed (`LayoutDiagnostics`).
open class NativeView: @unchecked Sendable {
  // Sendable: subclasses are asked on `thread` only.
  private let thread = ThreadID.current

  /// A native view that belongs to this thread.
  public init() {}

  /// What trees and diagnostics call it.
  open var name: String { "\(Self.self)" }

  /// What the view says of itself, for `LayoutDebugger.analyzeViewHierarchy`.
  open var facts: NativeFacts { NativeFacts() }

  /// The size of the view for a proposal, in points. Along each axis a view takes least where 0 is proposed and most at
  /// infinity: a stack in which it alone can grow asks it once.
  open func sizeThatFits(_ proposal: Proposal) -> Size { .zero }

  /// The first or last baseline of the view in a size, in points from its top; `nil` where it has none.
  open func baseline(in size: Size, isFirst: Bool) -> Double? { nil }

  /// Another view is written where this one stands: takes over what that one is to show, so that this one can stay, with
  /// all that a person did to it.
  ///
  /// - Returns: whether it did; if not, the other one comes in its place.
  open func takeOver(_ newer: NativeView) -> Bool { false }

  final func takeOver(_ newer: NativeView, on current: ThreadID) -> Bool { thread == current && takeOver(newer) }

  /// The facts, where they are asked on the view's own thread.
  final func facts(on current: ThreadID) -> NativeFacts? { thread == current ? facts : nil }

  final func measure(_ proposal: Proposal, on current: ThreadID) -> Size {
    guard thread == current else {
      LayoutDiagnostics.report(
        Diagnostic(
          code: .wrongThread,
          message: "\(name) was measured on another thread than its own; it takes what it is offered. Lay out what "
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

/// A native view as a host is told of it. Where the same element is given another view, the host is told by
/// `setContent` and exchanges the views.
public struct NativeContent: Hashable, Sendable {
  /// The view.
  public let view: NativeView
  /// Grows each time the view was brought up to date by its element.
  public let version: Int
  /// The axes along which the view fills the `size(width:height:)` around it. A host needs no word of them.
  var fills: Axis.Set = []

  package init(_ view: NativeView, version: Int = 0) {
    self.view = view
    self.version = version
  }

  /// What the view takes of a proposal: what it answers, and not less than is proposed along the axes that it fills.
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
