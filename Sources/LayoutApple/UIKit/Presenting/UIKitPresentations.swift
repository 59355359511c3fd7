#if canImport(UIKit) && !os(watchOS)
  extension ShownPresentation {
    static func make(_ presentation: Presentation, _ owner: LayoutContainer) -> ShownPresentation {
      #if !os(tvOS)
        if owner.host.contextMenus?.shown === presentation { return HeldMenu(presentation, owner) }
      #endif
      return switch presentation.kind {
      case .alert, .confirmationDialog: AlertController(presentation, owner)
      case .menu: MenuController(presentation, owner)
      case .fileImporter, .fileExporter: FilePicker(presentation, owner)
      default: SheetController(presentation, owner)
      }
    }

    /// The front-most controller around the owner.
    final var presenter: UIViewController? {
      var controller = owner?.controllerAround
      while let next = controller?.presentedViewController { controller = next }
      return controller
    }

    /// Points a controller of UIKit's at the anchor, where it is shown in a bubble.
    final func point(_ controller: UIViewController, edge: LayoutTransition.Edge? = nil) {
      #if !os(tvOS)
        controller.popoverPresentationController?.sourceView = owner
        controller.popoverPresentationController?.sourceRect = anchor
        if let edge { controller.popoverPresentationController?.permittedArrowDirections = edge.arrow(owner) }
      #endif
    }
  }

  #if !os(tvOS)
    extension LayoutTransition.Edge {
      /// The direction of a bubble's arrow that touches this edge of the anchor.
      @MainActor
      fileprivate func arrow(_ owner: LayoutContainer?) -> UIPopoverArrowDirection {
        let isMirrored = owner?.root.environment.layoutDirection == .rightToLeft
        return switch self {
        case .top: .down
        case .bottom: .up
        case .leading: isMirrored ? .left : .right
        case .trailing: isMirrored ? .right : .left
        }
      }
    }
  #endif

  /// An alert or a choice of actions, with the buttons and fields of the content.
  @MainActor
  final class AlertController: ShownPresentation {
    private weak var alert: UIAlertController?

    override func open() {
      let message = presentation.message
      let isAlert = presentation.kind == .alert
      let alert = UIAlertController(
        title: presentation.title.isEmpty ? nil : presentation.title, message: message.isEmpty ? nil : message,
        preferredStyle: isAlert ? .alert : .actionSheet)
      if isAlert {
        for field in presentation.fields {
          alert.addTextField { text in
            text.text = field.text
            text.placeholder = field.prompt
            text.isSecureTextEntry = field.isSecure
          }
        }
      }
      let preferred = presentation.defaultButton
      for button in presentation.buttons {
        let action = UIAlertAction(title: button.title, style: button.role.alertStyle) { [weak self] _ in
          self?.pressed(button)
        }
        action.isEnabled = button.isEnabled
        alert.addAction(action)
        if isAlert, button == preferred { alert.preferredAction = action }
      }
      point(alert)
      self.alert = alert
      presenter?.present(alert, animated: true, completion: nil)
    }

    private func pressed(_ button: PresentedButton) {
      for (field, text) in zip(presentation.fields, alert?.textFields ?? []) {
        presentation.type(text.text ?? "", into: field)
      }
      // What is typed may have enabled the button meanwhile.
      let now = presentation.buttons.first { $0.title == button.title && $0.role == button.role }
      if !presentation.press(now ?? button) { presentation.dismiss() }
    }

    override func close() {
      guard let alert, alert.presentingViewController != nil else { return }
      alert.dismiss(animated: true, completion: nil)
    }
  }

  extension ButtonRole? {
    fileprivate var alertStyle: UIAlertAction.Style {
      switch self {
      case .cancel: .cancel
      case .destructive: .destructive
      default: .default
      }
    }
  }

  /// A menu that opens by itself, which UIKit shows as a choice of actions.
  @MainActor
  final class MenuController: ShownPresentation {
    private weak var menu: UIAlertController?

    override func open() { open(presentation.menuItems, title: nil) }

    private func open(_ items: [MenuItem], title: String?) {
      let menu = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
      for item in items where item.kind != .divider && item.kind != .heading {
        let isOn =
          switch item.kind {
          case .toggle(let isOn), .choice(let isOn): isOn
          default: false
          }
        let action = UIAlertAction(title: isOn ? "✓ \(item.title)" : item.title, style: item.alertStyle) {
          [weak self] _ in
          self?.chose(item)
        }
        action.isEnabled = item.isCommand || item.isMenu
        menu.addAction(action)
      }
      menu.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
          self?.presentation.dismiss()
        })
      point(menu)
      self.menu = menu
      presenter?.present(menu, animated: true, completion: nil)
    }

    private func chose(_ item: MenuItem) {
      if case .menu(let items) = item.kind { return open(items, title: item.title) }
      if !presentation.choose(item) { presentation.dismiss() }
    }

    override func close() {
      guard let menu, menu.presentingViewController != nil else { return }
      menu.dismiss(animated: true, completion: nil)
    }
  }

  extension MenuItem {
    fileprivate var isMenu: Bool { if case .menu = kind { true } else { false } }

    fileprivate var alertStyle: UIAlertAction.Style {
      if case .button(.destructive?) = kind { .destructive } else { .default }
    }
  }

  /// A sheet, a cover or a popover: a controller with the content.
  @MainActor
  final class SheetController: ShownPresentation {
    private var controller: ContentController?
    private var isClosing = false
    /// What had the keys in the owner before.
    private weak var writer: UIView?

    override func open() {
      guard let presenter else { return }
      let container = makeContainer()
      let controller = ContentController(container)
      self.controller = controller
      controller.onDisappear = { [weak self] in self?.disappeared() }
      let room = owner?.root.size ?? Size(width: 390, height: 800)
      switch presentation.kind {
      case .fullScreenCover: controller.modalPresentationStyle = .fullScreen
      #if !os(tvOS)
        case .popover(let edge):
          controller.modalPresentationStyle = .popover
          controller.takesKeys = false
          controller.preferredContentSize = contentSize(of: container, in: room)
          point(controller, edge: edge)
      #endif
      default:
        controller.modalPresentationStyle = .automatic
        controller.preferredContentSize = contentSize(of: container, in: room)
      }
      // The content's preferences are known when it was laid out.
      container.root.size = room
      container.root.layoutIfNeeded()
      setHeights(of: controller)
      controller.isModalInPresentation = presentation.isDismissDisabled
      writer = owner?.writer
      presenter.present(controller, animated: true, completion: nil)
    }

    private func setHeights(of controller: UIViewController) {
      #if !os(tvOS) && !os(visionOS)
        let detents = presentation.detents
        guard presentation.kind == .sheet, !detents.isEmpty else { return }
        controller.sheetPresentationController?.detents = detents.map { detent in
          switch detent {
          case .medium: .medium()
          case .large: .large()
          default: .custom(identifier: nil) { context in detent.resolved(in: context.maximumDetentValue) }
          }
        }
      #endif
    }

    override func update() {
      guard let controller else { return }
      controller.isModalInPresentation = presentation.isDismissDisabled
      point(controller)
    }

    /// Returns the keys. Where the layout did not close it a person did, by a swipe or by a tap beside it.
    private func disappeared() {
      guard controller?.presentingViewController == nil else { return }
      // What got them in the meantime keeps them.
      if let writer, owner?.writer == nil, !writer.isFirstResponder { _ = writer.becomeFirstResponder() }
      if !isClosing { presentation.dismiss() }
    }

    override func close() {
      isClosing = true
      guard let controller, controller.presentingViewController != nil else { return }
      controller.dismiss(animated: true, completion: nil)
    }
  }

  /// The controller of a presentation's content.
  final class ContentController: UIViewController {
    private let container: LayoutContainer
    var onDisappear: (() -> Void)?
    /// Whether the keys go to the content: beside a popover a field goes on.
    var takesKeys = true

    init(_ container: LayoutContainer) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      // tvOS has no such colour: its sheets have a ground of their own.
      #if !os(tvOS)
        container.backgroundColor = .systemBackground
      #endif
      view = container
    }

    /// The keys go to the content, so that its shortcuts are pressed.
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if takesKeys, container.writer == nil { _ = container.becomeFirstResponder() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }
  }
#endif
