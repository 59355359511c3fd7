#if canImport(AppKit)
  import AppKit

  // Stands in for Sources/LayoutApple/AppKit/Selectors, which needs Objective-C.

  enum MenuActions {
    @MainActor
    static func listen(to item: NSMenuItem, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      // As a target, which the item does not keep.
      let target = ItemTarget(action)
      item.whenChosen = { [weak target] in target?.closure() }
      return target
    }
  }

  @MainActor
  private final class ItemTarget {
    let closure: @MainActor () -> Void
    init(_ closure: @escaping @MainActor () -> Void) { self.closure = closure }
  }
#endif
