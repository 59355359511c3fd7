import LayoutEngine

/// Leads to another page of the `NavigationStack` around, or to the column beside that of a `NavigationSplitView`.
///
/// Outside of both it cannot be pressed; neither can a link whose value is of another type than the stack's path, which is
/// diagnosed as `missingDestination`.
public struct NavigationLink<Label: Layout>: Layout {
  private enum Target {
    case value(AnyHashable?)
    case page(() -> AnyLayout)
  }

  private let target: Target
  private let label: Label
  @State private var token: Int?
  @Environment(\.navigator) private var navigator

  /// A link to the destination of a value; a link with `nil` cannot be pressed.
  public init(value: (some Hashable)?, @LayoutBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// A link to a page of its own, which is not on the path.
  public init<Destination: Layout>(
    @LayoutBuilder destination: @escaping () -> Destination, @LayoutBuilder label: () -> Label
  ) {
    target = .page { AnyLayout(destination()) }
    self.label = label()
  }

  /// The label, to be pressed.
  public var body: some Layout {
    NavigationLinkContent(navigator: navigator, token: token, page: page, unfit: unfit) {
      label.onTapGesture { open() }.accessibilityRole(.button).disabled(!isUsable)
    }
  }

  private var isUsable: Bool {
    if case .value(nil) = target { return false }
    return navigator != nil && unfit == nil
  }

  /// The value, where the path of the stack around cannot contain it.
  private var unfit: AnyHashable? {
    guard case .value(let value?) = target, let navigator, !navigator.accepts(value) else { return nil }
    return value
  }

  private var page: (() -> AnyLayout)? {
    if case .page(let make) = target { make } else { nil }
  }

  private func open() {
    guard let navigator else { return }
    switch target {
    case .value(let value?): navigator.push(value)
    case .value(nil): break
    case .page(let make):
      let token = navigator.makeToken()
      self.token = token
      navigator.push(token, make)
    }
  }
}

extension NavigationLink where Label == _NavigationLinkTitle {
  /// A link to the destination of a value.
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    self.init(value: value) { _NavigationLinkTitle(title: String(title)) }
  }

  /// A link to a page of its own, which is not on the path.
  public init<Destination: Layout>(
    _ title: some StringProtocol, @LayoutBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { _NavigationLinkTitle(title: String(title)) }
  }
}

/// The title of a link, with a mark that it leads elsewhere.
public struct _NavigationLinkTitle: Layout {
  let title: String
  @Environment(\.layoutDirection) private var direction

  /// The title and the mark.
  public var body: some Layout {
    HStack(spacing: 8) {
      Text(title)
      Spacer(minLength: 0)
      Text(direction == .rightToLeft ? "‹" : "›").foregroundColor(.secondary).accessibilityHidden()
    }
  }
}

/// Keeps the page of a link up to date while it is shown.
private struct NavigationLinkContent<Content: Layout>: _PrimitiveLayout {
  let navigator: Navigator?
  let token: Int?
  let page: (() -> AnyLayout)?
  /// A value that the path cannot contain.
  let unfit: AnyHashable?
  let content: Content

  init(
    navigator: Navigator?, token: Int?, page: (() -> AnyLayout)?, unfit: AnyHashable? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    (self.navigator, self.token, self.page, self.unfit) = (navigator, token, page, unfit)
    self.content = content()
  }

  func _lower(_ lowering: _Lowering) {
    if let navigator, let token, let page, navigator.shows(token) {
      navigator.setMaker(.token(token), lowering) { _ in page() }
    }
    content._lower(lowering)
    guard let value = unfit?.base, !lowering.previous.isNone else { return }
    lowering.tree.report(
      .missingDestination, at: lowering.previous,
      FaultText(
        "the value \(value) of a NavigationLink is of another type than the path of its NavigationStack; the link cannot "
          + "be pressed",
        advice: "make the path a NavigationPath, or give the link a value of its type", subject: "\(value)"))
  }
}

/// Sets the pages of values of one type.
public struct _DestinationModifier<Value: Hashable>: _PrimitiveModifier {
  let make: (Value) -> AnyLayout

  /// Puts `content` into the tree, after the pages are noted.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.environment.navigator?.setMaker(.type(ObjectIdentifier(Value.self)), lowering) { value in
      guard let value = value?.base as? Value else { return AnyLayout(EmptyLayout()) }
      return make(value)
    }
    content._lower(lowering)
  }
}

/// Shows a page while a flag is on.
public struct _PresentedDestination<Destination: Layout>: LayoutModifier {
  let isPresented: Binding<Bool>
  let isShown: Bool
  let destination: () -> Destination
  @State private var token: Int?
  @Environment(\.navigator) private var navigator

  init(_ isPresented: Binding<Bool>, _ destination: @escaping () -> Destination) {
    (self.isPresented, self.destination) = (isPresented, destination)
    isShown = isPresented.wrappedValue
  }

  /// The element itself.
  public func body(content: Content) -> some Layout {
    NavigationLinkContent(navigator: navigator, token: token, page: token.map { page($0) }) { content }
      .onChange(of: isShown, initial: true) { show() }
  }

  private func show() {
    guard let navigator else { return }
    if isShown {
      guard token.map({ !navigator.shows($0) }) ?? true else { return }
      let new = navigator.makeToken()
      token = new
      navigator.push(new, page(new), leave: { [isPresented] in isPresented.wrappedValue = false })
    } else if let token {
      navigator.remove(token)
    }
  }

  /// What makes the page. It observes the flag itself, since the element is hidden below it.
  ///
  /// The stack keeps the closure, so it must not contain the element, which knows the stack.
  private func page(_ token: Int) -> () -> AnyLayout {
    { [isPresented, destination, weak navigator = navigator] in
      AnyLayout(
        destination().onChange(of: isPresented.wrappedValue, initial: true) {
          if !isPresented.wrappedValue { navigator?.remove(token) }
        })
    }
  }
}

extension Layout {
  /// Sets the page that the `NavigationStack` around shows for values of the type `type` on its path.
  ///
  /// Write it on content that is always in the stack, such as its root.
  public func navigationDestination<Value: Hashable, Destination: Layout>(
    for type: Value.Type, @LayoutBuilder destination: @escaping (Value) -> Destination
  ) -> _ModifiedLayout<Self, _DestinationModifier<Value>> {
    _ModifiedLayout(self, _DestinationModifier { AnyLayout(destination($0)) })
  }

  /// Shows a page in the `NavigationStack` around while `isPresented` is on; going back turns it off.
  public func navigationDestination<Destination: Layout>(
    isPresented: Binding<Bool>, @LayoutBuilder destination: @escaping () -> Destination
  ) -> _ModifiedLayout<Self, _CustomModifier<_PresentedDestination<Destination>>> {
    modifier(_PresentedDestination(isPresented, destination))
  }
}
