extension Layout {
  /// Shows a sheet above the layout while `isPresented` is `true`.
  ///
  /// ```swift
  /// Button("Write") { isWriting = true }
  ///   .sheet(isPresented: $isWriting) { Draft() }
  /// ```
  ///
  /// 1. The content has a life of its own: its state begins with the sheet and ends with it.
  /// 2. `dismiss` of the environment closes it, and so do Escape and the host's gesture, unless
  ///    `interactiveDismissDisabled(_:)` forbids that. When the element goes, its sheet goes.
  /// 3. A change of the element's body changes the content, and so does a change of the environment there.
  ///
  /// A sheet that is presented while another one is shown comes above that one.
  ///
  /// - Parameters:
  ///   - isPresented: becomes `false` when the sheet is closed.
  ///   - onDismiss: called when the sheet is gone, for whatever reason.
  ///   - content: what the sheet shows.
  public func sheet<Content: Layout>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @LayoutBuilder content: @escaping () -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(.showing(.sheet, isPresented, onDismiss, content))
  }

  /// Shows a sheet for a value while there is one.
  ///
  /// A value with another id is another sheet: the one before is closed, with its state, and the new one comes. A value
  /// with the same id changes the content.
  public func sheet<Item: Identifiable, Content: Layout>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @LayoutBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> where Item.ID: Sendable {
    presenting(.showing(.sheet, item, onDismiss, content))
  }

  /// Shows content above the whole layout while `isPresented` is `true`, as `sheet(isPresented:)` does.
  public func fullScreenCover<Content: Layout>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @LayoutBuilder content: @escaping () -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(.showing(.fullScreenCover, isPresented, onDismiss, content))
  }

  /// Shows content for a value above the whole layout while there is one, as `sheet(item:)` does.
  public func fullScreenCover<Item: Identifiable, Content: Layout>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @LayoutBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> where Item.ID: Sendable {
    presenting(.showing(.fullScreenCover, item, onDismiss, content))
  }

  /// Shows content in a bubble beside the element while `isPresented` is `true`.
  ///
  /// A click beside it and Escape close it. The bubble follows the element; where that is scrolled out of sight the
  /// bubble stays at the nearest place inside the window.
  ///
  /// - Parameter arrowEdge: the edge of the element that the bubble's arrow touches; where there is no room the host
  ///   takes another one.
  public func popover<Content: Layout>(
    isPresented: Binding<Bool>, arrowEdge: LayoutTransition.Edge = .top, @LayoutBuilder content: @escaping () -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> {
    presenting(.showing(.popover(arrowEdge: arrowEdge), isPresented, nil, content))
  }

  /// Shows content for a value in a bubble beside the element while there is one.
  public func popover<Item: Identifiable, Content: Layout>(
    item: Binding<Item?>, arrowEdge: LayoutTransition.Edge = .top, @LayoutBuilder content: @escaping (Item) -> Content
  ) -> _ModifiedLayout<Self, _PresentationModifier> where Item.ID: Sendable {
    presenting(.showing(.popover(arrowEdge: arrowEdge), item, nil, content))
  }

  /// The heights at which the sheet around the element may rest, on hosts whose sheets have several.
  ///
  /// Others take the largest. Without this a sheet has its content's height, at most that of the layout.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> _ModifiedLayout<Self, _PreferenceModifier<DetentsKey>> {
    preference(key: DetentsKey.self, value: detents)
  }

  /// Forbids closing the presentation around the element by Escape, a click beside it or a swipe.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> _ModifiedLayout<Self, _PreferenceModifier<DismissDisabledKey>> {
    preference(key: DismissDisabledKey.self, value: isDisabled)
  }
}

/// The heights at which a sheet may rest.
public enum DetentsKey: PreferenceKey {
  /// The default: none are set.
  public static var defaultValue: Set<PresentationDetent> { [] }

  /// Keeps the first set that is not empty, in document order.
  public static func reduce(value: inout Set<PresentationDetent>, nextValue: () -> Set<PresentationDetent>) {
    if value.isEmpty { value = nextValue() }
  }
}

/// Whether a person must not close a presentation without a button.
public enum DismissDisabledKey: PreferenceKey {
  /// The default: it may be closed.
  public static var defaultValue: Bool { false }

  /// Forbids it where any element does.
  public static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

extension PresentationRequest {
  static func showing<Content: Layout>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> PresentationRequest? {
    guard isPresented.wrappedValue else { return nil }
    return PresentationRequest(
      kind: kind, content: { AnyLayout(content()) }, dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss)
  }

  fileprivate static func showing<Item: Identifiable, Content: Layout>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> PresentationRequest? where Item.ID: Sendable {
    guard let value = item.wrappedValue else { return nil }
    return PresentationRequest(
      kind: kind, identity: Identity(value: value.id), content: { AnyLayout(content(value)) },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }
}
