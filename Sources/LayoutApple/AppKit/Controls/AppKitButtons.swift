#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A button as an NSButton.
  final class ButtonItem: ControlView {
    private var button: NSButton? { view as? NSButton }

    override func setUp() {
      guard let button else { return }
      button.setButtonType(.momentaryPushIn)
      button.bezelStyle = .push
      observe(button) { .pressed }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let button, case .button(let title, let role) = control else { return }
      if button.title != title { button.title = title }
      setFont(button)
      // AppKit's standard push button has one height, which clips larger letters and further lines.
      let isHigh = content.style.font.size > 15 || title.contains("\n")
      let bezel = isHigh ? NSButton.BezelStyle.flexiblePush : .push
      if button.bezelStyle != bezel { button.bezelStyle = bezel }
      button.hasDestructiveAction = role == .destructive
      // The return key presses the primary button, which AppKit draws so. The escape key presses the cancelling one.
      let key = role == .primary ? "\r" : role == .cancel ? "\u{1b}" : ""
      if button.keyEquivalent != key { button.keyEquivalent = key }
      let style = content.traits.button
      if button.isBordered != style.hasBorder { button.isBordered = style.hasBorder }
      let isProminent = style == .borderedProminent
      button.bezelColor = (content.tint ?? (isProminent ? Color(hex: 0x007AFF) : nil))?.native
    }
  }

  /// Choices as an NSPopUpButton.
  final class PickerItem: ControlView {
    private var button: NSPopUpButton? { view as? NSPopUpButton }

    override func setUp() {
      guard let button else { return }
      observe(button) { [weak button] in
        button.flatMap { $0.indexOfSelectedItem < 0 ? nil : .selected($0.indexOfSelectedItem) }
      }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let button, let menu = button.menu, case .picker(let options, let selection) = control else { return }
      setFont(button)
      if menu.items.map(\.title) != options {
        menu.removeAllItems()
        // The menu accepts equal titles; the button's own method does not.
        for option in options {
          let item = NSMenuItem()
          item.title = option
          menu.addItem(item)
        }
      }
      let chosen = selection.flatMap { options.indices.contains($0) ? $0 : nil } ?? -1
      if button.indexOfSelectedItem != chosen { button.selectItem(at: chosen) }
    }
  }
#endif
