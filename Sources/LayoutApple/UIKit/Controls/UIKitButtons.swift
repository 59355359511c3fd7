#if canImport(UIKit) && !os(watchOS)
  /// A button as a UIButton.
  final class ButtonItem: ControlView {
    private var button: UIButton? { view as? UIButton }

    override func setUp() {
      if let button { observe(button, .primaryActionTriggered) { .pressed } }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let button, case .button(let title, let role) = control else { return }
      var font = content.style.font
      // The primary button stands out, as in alerts.
      if role == .primary { font.weight = .semibold }
      if let label = button.titleLabel {
        label.font = font.native
        label.textAlignment = .center
        label.wrapTitle(content.style)
      }
      button.role = role?.native ?? .normal
      // A system button has no ground of its own.
      let ground = content.ground(for: role)
      if button.backgroundColor != ground { button.backgroundColor = ground }
      button.layer.cornerRadius = ground == nil ? 0 : 8
      let isFilled = content.traits.button == .borderedProminent
      let color: UIColor? =
        isFilled
        ? Color.white.native
        : role == .destructive
          ? .systemRed
          : content.traits.button == .plain
            ? content.color.native : content.tint?.native
      button.setTitleColor(color, for: .normal)
      button.showTitle(title)
    }
  }

  extension ControlContent {
    /// The ground of a button; `nil` for a look without one.
    fileprivate func ground(for role: ButtonRole?) -> UIColor? {
      switch traits.button {
      case .borderedProminent: role == .destructive ? .systemRed : (tint ?? Color(hex: 0x007AFF)).native
      case .bordered: color.opacity(0.1).native
      default: nil
      }
    }
  }

  extension UILabel {
    /// Sets up the label of a title, which wraps as a text does if the width is too small.
    func wrapTitle(_ style: TextStyle) {
      lineBreakStrategy = []
      numberOfLines = style.lineLimit ?? 0
      lineBreakMode = style.lineLimit == nil ? .byWordWrapping : .byTruncatingTail
    }
  }

  extension UIButton {
    /// Shows a title without the fade that system buttons have, because the layout changes at once.
    ///
    /// Laying out the button may also lay out the views around it, including the container with a due turn:
    ///
    /// 1. This call is the last one, because the turn may show another title.
    /// 2. Inside an animation the title may fade, because the views around the button belong to the animation.
    fileprivate func showTitle(_ title: String) {
      guard self.title(for: .normal) != title else { return }
      guard UIView.inheritedAnimationDuration == 0 else { return setTitle(title, for: .normal) }  // 2.
      UIView.performWithoutAnimation {
        setTitle(title, for: .normal)
        layoutIfNeeded()
      }
    }
  }

  extension ButtonRole {
    fileprivate var native: UIButton.Role {
      switch self {
      case .primary: .primary
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }

  /// Choices as a UIButton with a menu.
  final class PickerItem: ControlView {
    override func show(_ control: Control, instead old: Control?) {
      guard let button = view as? UIButton, case .picker(let options, let selection) = control else { return }
      button.titleLabel?.font = content.style.font.native
      button.showsMenuAsPrimaryAction = true
      defer { button.showTitle(control.title ?? "") }
      // A new menu would close an open one.
      guard control != old else { return }
      let choices = options.enumerated().map { position, option in
        UIAction(title: option, state: position == selection ? .on : .off) { [weak self] _ in
          self?.choose(position)
        }
      }
      button.menu = UIMenu(children: choices)
    }

    /// Shows the choice in the button at once, as other controls do.
    private func choose(_ position: Int) {
      let old = content.control
      notify(.selected(position))
      show(content.control, instead: old)
    }
  }
#endif
