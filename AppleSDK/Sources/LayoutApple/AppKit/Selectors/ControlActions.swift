#if canImport(AppKit)
  import AppKit

  // Stands in for Sources/LayoutApple/AppKit/Selectors, which needs Objective-C.

  enum ControlActions {
    @MainActor
    static func listen(to control: NSControl, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      // As a target, which the control does not keep.
      let target = Target(action)
      control.whenUsed = { [weak target] in target?.closure() }
      return target
    }
  }

  @MainActor
  private final class Target {
    let closure: @MainActor () -> Void
    init(_ closure: @escaping @MainActor () -> Void) { self.closure = closure }
  }
#endif
