import LayoutEngine

/// The content of a root.
struct RootBody {
  /// The body as a value, for callers that read it.
  enum Value {
    case unknown
    case known(any Layout)
    /// It is being made; another body may have been set meanwhile.
    case reading(isOther: Bool)
  }

  /// Evaluates the body and puts it into the tree; the last parameter is whether equal elements are evaluated too.
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

  /// Stores another value, unless one is being made.
  ///
  /// - Returns: what may be released now.
  mutating func know(_ new: (any Layout)?) -> Value {
    if case .reading = value { return value }
    return exchange(&value, with: new.map { .known($0) } ?? .unknown)
  }

  /// Begins to make the value.
  mutating func beginReading() { value = .reading(isOther: false) }

  /// Stores the value that was made, if no other body was set meanwhile.
  mutating func endReading(_ body: any Layout) {
    if case .reading(let isOther) = value { value = isOther ? .unknown : .known(body) }
  }
}

extension LayoutRoot {
  /// Sets the content, without evaluating it yet.
  @inlinable
  public func setBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
  }

  /// The same with the function that puts the content into the tree: compiled here, it would be for no type in
  /// particular.
  @usableFromInline
  func setBody<Content: Layout>(_ body: @escaping () -> Content, _ put: @escaping (Content, _Lowering) -> Void) {
    keepBody(body, put)
    onBody?()
  }

  private func keepBody<Content: Layout>(
    _ body: @escaping () -> Content, _ put: @escaping (Content, _Lowering) -> Void
  ) {
    // The former content is released afterwards: a deinitialiser may read the body, or set another one.
    session.tree.released.hold()
    defer { session.tree.released.resume() }
    session.tree.released.keep(shown)
    shown = RootBody(after: shown, body) { session, environment, all in
      session.update(environment: environment, evaluatesAll: all, body, put)
    }
    evaluate(.body)
  }

  /// Makes the next turn a forced one that evaluates the body.
  private func evaluate(_ evaluation: DueWork.Evaluation) {
    due.evaluation = max(due.evaluation, evaluation)
    due.forced = .all
    setNeedsLayout(for: .hierarchyChanged)
  }

  /// Sets the content and lays it out at once. The turn is a forced one, as by `setNeedsLayout()`.
  @inlinable
  public func updateBody<Content: Layout>(@LayoutBuilder _ body: @escaping () -> Content) {
    setBody(body) { $0._lower($1) }
    layoutIfNeeded()
  }

  /// Evaluates the content anew and lays it out at once: all of it, equal elements too. The turn is a forced one, as by
  /// `setNeedsLayout()`.
  public func updateBody() {
    letDie(shown.know(nil))
    evaluate(.all)
    layoutIfNeeded()
  }

  /// The content; `nil` is nothing. Setting it does not evaluate it yet.
  ///
  /// Reading it evaluates the closure that was set, at most once until another body is set or the body is refreshed. A
  /// closure that reads the body which it makes gets `nil`, and that is noted.
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

  /// Sets the new size after the container was turned, and lays out at once. Only bodies that read the size are
  /// evaluated.
  public func updateLayoutForOrientationChange(to size: Size) {
    self.size = size
    updateLayoutForOrientationChange()
  }

  /// Lays out at once after the container was turned, when it has its new size already.
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
