#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Items of menus with closures.
  enum MenuActions {
    /// Calls `action` when the user chooses an item. The caller keeps the returned target, because an item does not.
    @MainActor
    static func listen(to item: NSMenuItem, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      let target = ItemTarget(action)
      item.target = target
      item.action = #selector(ItemTarget.act)
      return target
    }
  }

  /// A responder, because AppKit sends its targets messages that only its own classes implement.
  private final class ItemTarget: NSResponder {
    private let closure: @MainActor () -> Void

    init(_ closure: @escaping @MainActor () -> Void) {
      self.closure = closure
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    @objc func act() { closure() }
  }
#endif
