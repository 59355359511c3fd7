extension Layout {
  /// Shows an alert while `isPresented` is `true`.
  ///
  /// ```swift
  /// Button("Delete") { isAsking = true }
  ///   .alert("Delete all messages?", isPresented: $isAsking) {
  ///     Button("Delete", role: .destructive) { deleteAll() }
  ///     Button("Keep", role: .cancel) {}
  ///   } message: {
  ///     Text("This cannot be undone.")
  ///   }
  /// ```
  ///
  /// 1. A button closes the alert, and then runs its action. Without a button there is one titled "OK".
  /// 2. Escape presses the button with the role `cancel`, or the only one. Return presses the one with the role
  ///    `primary`, else the last one without a role.
  /// 3. Nothing else of the window can be used meanwhile. The keyboard goes back to what had it.
  ///
  /// A further alert of another element, or of this one, comes above the first. When the element goes, its alert goes.
  ///
  /// - Parameters:
  ///   - title: the question or the message in one line.
  ///   - isPresented: becomes `false` when the alert is closed.
  ///   - actions: buttons, and text fields.
  ///   - message: more about it: texts.
  public func alert<Actions: Layout, Message: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @LayoutBuilder actions: @escaping () -> Actions,
    @LayoutBuilder message: @escaping () -> Message
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(.asking(.alert, title, isPresented, actions) { AnyLayout(message()) })
  }

  /// Shows an alert without a message while `isPresented` is `true`.
  public func alert<Actions: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @LayoutBuilder actions: @escaping () -> Actions
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(.asking(.alert, title, isPresented, actions, nil))
  }

  /// Shows an alert about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<Data, Actions: Layout, Message: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @LayoutBuilder actions: @escaping (Data) -> Actions, @LayoutBuilder message: @escaping (Data) -> Message
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(
      data.flatMap { data in .asking(.alert, title, isPresented, { actions(data) }) { AnyLayout(message(data)) } })
  }

  /// Shows an alert without a message about `data` while `isPresented` is `true` and `data` is not `nil`.
  public func alert<Data, Actions: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting data: Data?,
    @LayoutBuilder actions: @escaping (Data) -> Actions
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(data.flatMap { data in .asking(.alert, title, isPresented, { actions(data) }, nil) })
  }

  /// Shows an alert with the description of `error` while `isPresented` is `true` and `error` is not `nil`.
  public func alert<Actions: Layout>(
    isPresented: Binding<Bool>, error: (any Error)?, @LayoutBuilder actions: @escaping () -> Actions
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(error.flatMap { .asking(.alert, "\($0)", isPresented, actions, nil) })
  }

  /// Shows a choice of actions while `isPresented` is `true`.
  ///
  /// It differs from an alert in its look: buttons below each other. It always has a button with the role `cancel`:
  /// without one in `actions` there is one titled "Cancel".
  ///
  /// - Parameter titleVisibility: whether the title is shown; hosts whose dialogs have none show none by default.
  public func confirmationDialog<Actions: Layout, Message: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: TitleVisibility = .automatic,
    @LayoutBuilder actions: @escaping () -> Actions, @LayoutBuilder message: @escaping () -> Message
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    let shown = titleVisibility == .hidden ? "" : String(title)
    return presenting(.asking(.confirmationDialog, shown, isPresented, actions) { AnyLayout(message()) })
  }

  /// Shows a choice of actions without a message while `isPresented` is `true`.
  public func confirmationDialog<Actions: Layout>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: TitleVisibility = .automatic,
    @LayoutBuilder actions: @escaping () -> Actions
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    let shown = titleVisibility == .hidden ? "" : String(title)
    return presenting(.asking(.confirmationDialog, shown, isPresented, actions, nil))
  }
}

/// Whether the title of a choice of actions is shown.
public enum TitleVisibility: Hashable, Sendable {
  /// As hosts do: it is shown.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}

extension PresentationRequest {
  fileprivate static func asking<Actions: Layout>(
    _ kind: PresentationKind, _ title: some StringProtocol, _ isPresented: Binding<Bool>,
    _ actions: @escaping () -> Actions, _ message: (() -> AnyLayout)?
  ) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    return PresentationRequest(
      kind: kind, title: String(title), message: message, content: { AnyLayout(actions()) },
      dismiss: { isPresented.wrappedValue = false })
  }
}
