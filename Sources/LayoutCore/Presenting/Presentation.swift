public import LayoutEngine

/// Content above a layout, with a root of its own: an alert, a sheet, a popover, a menu.
///
/// The element that presents it makes it and ends it; a host shows it. Its state lives as long as it is presented.
///
/// ```swift
/// root.updateBody { Inbox() }
/// for presentation in root.presentations { print(presentation.title, presentation.root.result) }
/// ```
///
/// It belongs to the thread of the root that presents it.
public final class Presentation: Identifiable {
  /// The name of a presentation. No root uses one twice.
  public struct ID: Hashable, Sendable {
    /// A number that only grows.
    public let rawValue: UInt64
  }

  /// The name.
  public let id: ID
  private(set) var request: PresentationRequest
  /// The element that presents it; `nil` when that is gone. It contains the presentation.
  private weak var presenter: Presenter?
  /// The root of the layout that presents it; `nil` when that is gone.
  public private(set) weak var owner: LayoutRoot?
  private var shown: LayoutRoot?
  /// Whether `shown` is the presentation's own, which no host lays out.
  private var isOwn = false
  /// Whether it was ended.
  public private(set) var isEnded = false
  private var arrangement = AlertArrangement()
  private var lastAnchor: Rect?
  private lazy var pressed = SubmitAction { [weak self] in self?.dismiss() }

  init(_ id: ID, _ request: PresentationRequest, _ presenter: Presenter, _ owner: LayoutRoot) {
    (self.id, self.request, self.presenter, self.owner) = (id, request, presenter, owner)
  }

  /// What it looks like.
  public var kind: PresentationKind { request.kind }

  /// The title of an alert or a choice of actions, and of others that of the page inside (`navigationTitle(_:)`); empty
  /// where it has none.
  public var title: String {
    request.title.isEmpty ? shown?.preferences[NavigationBarKey.self].pageTitle ?? "" : request.title
  }

  /// The frame of the element that presents it, from the corner of the layout, in points; `nil` where it is gone, or
  /// not shown. What is scrolled out of sight has a frame outside of what is visible.
  ///
  /// - Complexity: O(depth).
  public var anchor: Rect? {
    guard let owner, let presenter, !presenter.node.isNone else { return nil }
    var survey = GeometrySurvey(owner.session)
    guard survey.isShown(presenter.node) else { return nil }
    return survey.frame(ofGroup: presenter.node, outer: presenter.outer)
  }

  /// Where a menu was requested, from the corner of the layout, in points; `nil` where its anchor is an element.
  public internal(set) var point: Point?

  /// Its layout. Where no host has shown it in a root of its own (`attach(to:)`), this is one without a host, in the
  /// size of the layout that presents it. The turns of that layout run its turns too. Once it was ended, it is empty.
  public var root: LayoutRoot {
    if let shown { return shown }
    guard !isEnded else {
      let empty = LayoutRoot(size: .zero)
      shown = empty
      return empty
    }
    let new = LayoutRoot(
      size: owner?.size ?? .zero, measurers: owner?.session.contents.measurers ?? Measurers(),
      environment: environment(over: EnvironmentValues()),
      schedule: { [weak self] _ in self?.owner?.presentationChanged() }, wake: owner?.inbox.wake)
    isOwn = true
    show(in: new)
    new.layoutIfNeeded()
    return new
  }

  /// Shows the content in the root of a host, which runs its turns.
  ///
  /// The root keeps its safe area. The host detaches it by showing something else there when the presentation is gone.
  /// A presentation that was ended shows nothing.
  public func attach(to root: LayoutRoot) {
    guard !isEnded else { return }
    isOwn = false
    show(in: root)
  }

  private func show(in root: LayoutRoot) {
    shown = root
    fill()
    arrange()
  }

  /// Passes the present content and environment to the root.
  private func fill() {
    guard let shown else { return }
    shown.environment = environment(over: shown.environment)
    let (request, arrangement) = (request, arrangement)
    switch request.kind {
    case .alert, .confirmationDialog:
      shown.setBody { AlertPanel(request: request, arrangement: arrangement) }
    default: shown.setBody { request.content() }
    }
  }

  /// The environment of the element that presents it, for a root that has `own`.
  private func environment(over own: EnvironmentValues) -> EnvironmentValues {
    guard let presenter else { return own }
    var values = presenter.surroundings.scope.values
    values.writer = 0
    values.entries = values.entries.mapValues { EnvironmentValues.Entry(value: $0.value, writer: 0) }
    values.safeAreaInsets = own.safeAreaInsets
    let closes = request.kind.closesByButtons
    var controls = ControlValues()
    controls.tint = values.tint
    controls.pressed = closes ? pressed : nil
    values.controlValues = controls
    values.dismiss = DismissAction(self) { [weak self] in self?.dismiss() }
    values.isPresented = true
    values.isInMenu = request.kind == .menu
    values.sectionStyle = request.kind == .menu ? MenuSections() : nil
    return values
  }

  /// Takes over another request.
  ///
  /// - Returns: whether the host must know of it: its title, or its settings.
  func update(_ new: PresentationRequest) -> Bool {
    let old = exchange(&request, with: new)
    fill()
    arrange()
    return old.title != new.title || old.kind != new.kind || kind == .menu || kind.closesByButtons
  }

  /// Runs the turn of a root without a host.
  func runOwnTurn() {
    guard isOwn, let shown else { return }
    shown.layoutIfNeeded()
  }

  /// Ends the content: its elements disappear.
  func end() {
    isEnded = true
    guard let shown else { return }
    shown.setBody { EmptyLayout() }
    shown.layoutIfNeeded()
    self.shown = nil
  }

  /// Arranges an alert by the controls that it has now.
  private func arrange() {
    guard shown != nil, kind == .alert || kind == .confirmationDialog else { return }
    let own = arrangement.addsButton ? Array(buttons.dropLast()) : buttons
    let needsButton = kind == .alert ? own.isEmpty : !own.contains { $0.role == .cancel }
    let new = AlertArrangement(addsButton: needsButton, isRow: fields.isEmpty)
    guard new != arrangement else { return }
    arrangement = new
    fill()
  }

  // MARK: Its anchor

  /// Whether the host is to know when the anchor moves.
  var followsAnchor: Bool { if case .popover = kind { true } else { false } }

  /// Notes where the anchor is now.
  ///
  /// - Returns: whether it moved since the last time.
  func noteAnchor() -> Bool {
    let now = anchor
    defer { lastAnchor = now }
    return lastAnchor != now
  }

  // MARK: Closing it

  /// Closes it, as its content does by `dismiss` of the environment: the binding becomes `false` or `nil`.
  ///
  /// Where the binding refuses that, it stays. The host gets the list in any case: it may have closed its window
  /// already. A presentation that was ended is not closed again.
  public func dismiss() {
    guard !isEnded, let owner, let presenter else { return }
    presenter.isOpen = false
    let dismiss = request.dismiss
    ElementAction.run(owner.session.lowering, at: presenter.node, dismiss)
    owner.session.contents.presenting?.note(presenter)
    owner.session.contents.presenting?.noteChange()
    owner.presentationChanged()
  }

  /// Whether a person may close it without a button: `interactiveDismissDisabled(_:)` forbids it.
  public var isDismissDisabled: Bool { shown?.preferences[DismissDisabledKey.self] ?? false }

  /// The heights at which a sheet may rest, the smallest first; empty where the content sets none.
  public var detents: [PresentationDetent] {
    let all = shown?.preferences[DetentsKey.self] ?? []
    let whole = owner?.size.height ?? 1000
    return all.sorted { $0.resolved(in: whole) < $1.resolved(in: whole) }
  }

  /// Closes it as Escape, a click beside it or a swipe does.
  ///
  /// An alert, or a choice of actions, presses its button with the role `cancel`, or its only one. An alert with several
  /// others stays.
  ///
  /// - Returns: whether it was closed. One that was ended is not closed again.
  @discardableResult
  public func cancel() -> Bool {
    guard !isEnded else { return false }
    switch kind {
    case .alert, .confirmationDialog:
      let buttons = buttons
      guard let button = buttons.first(where: { $0.role == .cancel }) ?? (buttons.count == 1 ? buttons[0] : nil) else {
        return false
      }
      return press(button)
    default:
      guard !isDismissDisabled else { return false }
      dismiss()
      return true
    }
  }

  // MARK: Files

  /// Passes on the chosen files, or that none was chosen, and closes it.
  public func choose(_ choice: FileChoice) {
    guard !isEnded, let owner, let presenter, let chosen = request.chosen else { return }
    dismiss()
    ElementAction.run(owner.session.lowering, at: presenter.node) { chosen(choice) }
  }

  /// Writes what is exported into a file of the host's, which is copied from there to the place that a person chooses.
  package func writeExport(to path: String) throws(FileDialogError) {
    guard !isEnded, let export = request.export else { throw FileDialogError("nothing is exported any more") }
    try export.write(path)
  }

  /// Passes on that the host has brought the exported file to a path, and closes the presentation.
  package func exported(to path: String) {
    guard !isEnded, let owner, let presenter, let export = request.export else { return }
    dismiss()
    ElementAction.run(owner.session.lowering, at: presenter.node) { export.done(path) }
  }
}

extension LayoutRoot {
  /// What measures texts and pictures.
  package var measurers: Measurers { session.contents.measurers }
}

extension PresentationKind {
  /// Whether pressing any button of the content closes it.
  var closesByButtons: Bool {
    switch self {
    case .alert, .confirmationDialog, .menu: true
    default: false
    }
  }
}
