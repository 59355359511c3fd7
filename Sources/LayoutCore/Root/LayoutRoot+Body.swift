import LayoutEngine

/// What a root shows.
struct RootBody {
  /// The body as a value, for callers that ask for it.
  enum Value {
    case unknown
    case known(any Layout)
    /// It is made at the moment; another body may have been set meanwhile.
    case reading(isOther: Bool)
  }

  /// Evaluates the body and puts it into the tree; the last parameter says whether equal elements are evaluated too.
  var evaluate: ((LayoutSession, EnvironmentValues, Bool) -> Void)?
  /// Makes the value.
  var source: (() -> any Layout)?
  private(set) var value = Value.unknown

  init() {}

  init(
    after old: RootBody, _ source: @escaping () -> any Layout,
    _ evaluate: @escaping (LayoutSession, EnvironmentValues, Bool) -> Void
  ) {
    self.source = source
    self.evaluate = evaluate
    if case .reading = old.value { value = .reading(isOther: true) }
  }

  /// Takes another value for known, unless one is made at the moment.
  ///
  /// - Returns: what may die now.
  mutating func know(_ new: (any Layout)?) -> Value {
    if case .reading = value { return value }
    return exchange(&value, with: new.map { .known($0) } ?? .unknown)
  }

  /// The value is made from now on.
  mutating func beginReading() { value = .reading(isOther: false) }

  /// The value was made: it is known, if no other body was set meanwhile.
  mutating func endReading(_ body: any Layout) {
    if case .reading(let isOther) = value { value = isOther ? .unknown : .known(body) }
  }
}

extension LayoutRoot {
  /// Sets what is shown, without evaluating it yet.
  @inlinable
  public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
  }

  /// The same with how the content is put into the tree: compiled here, it would be for no type in particular.
  @usableFromInline
  func setBody<Content: Layout>(_ body: @escaping () -> Content, _ put: @escaping (Content, _Lowering) -> Void) {
    keepBody(body, put)
    onBody?()
  }

  private func keepBody<Content: Layout>(
    _ body: @escaping () -> Content, _ put: @escaping (Content, _Lowering) -> Void
  ) {
    // What was there dies afterwards: a deinitialiser may ask for the body, or set another one.
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.tree.released.keep(shown)
    shown = RootBody(after: shown, body) { session, environment, all in
      session.update(environment: environment, evaluatesAll: all, body, put)
    }
    evaluate(.body)
  }

  /// The next turn evaluates the body, and is a forced one.
  private func evaluate(_ evaluation: DueWork.Evaluation) {
    due.evaluation = max(due.evaluation, evaluation)
    due.forced = .all
    setNeedsLayout(for: .hierarchyChanged)
  }

  /// Sets what is shown and lays it out at once. The turn is a forced one, as by `setNeedsLayout()`.
  @inlinable
  public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
    layoutIfNeeded()
  }

  /// Evaluates what is shown anew and lays it out at once: all of it, equal elements too. The turn is a forced one, as by
  /// `setNeedsLayout()`.
  public func updateBody() {
    letDie(shown.know(nil))
    evaluate(.all)
    layoutIfNeeded()
  }

  /// What is shown; `nil` is nothing. Setting it does not evaluate it yet.
  ///
  /// Reading it evaluates the closure that was set, at most once until another body is set or the body is refreshed. A
  /// closure that reads the body which it makes finds nothing, and that is noted.
  public var body: (any Layout)? {
    get {
      switch shown.value {
      case .known(let body): return body
      case .reading:
        session.reportCallInside("body", "it finds nothing")
        return nil
      case .unknown: return readBody()
      }
    }
    set {
      guard let newValue else {
        setBody { EmptyLayout() }
        letDie(exchange(&shown.source, with: nil))
        return
      }
      setBody { AnyLayout(erasing: newValue) }
      letDie(shown.know(newValue))
    }
  }

  private func readBody() -> (any Layout)? {
    guard let source = shown.source else { return nil }
    shown.beginReading()
    let body = unsourced(source())
    shown.endReading(body)
    return body
  }

  /// The container was turned: gives it its new size and lays out at once. Nothing is evaluated that does not read the
  /// size.
  public func updateLayoutForOrientationChange(to size: Size) {
    self.size = size
    updateLayoutForOrientationChange()
  }

  /// The container was turned and has its new size already: lays out at once.
  public func updateLayoutForOrientationChange() {
    setNeedsLayout()
    layoutIfNeeded()
  }
}

extension Layout {
  /// Shows the layout in `root` and lays it out at once.
  public func apply(to root: LayoutRoot) {
    root.updateBody { self }
  }
}
