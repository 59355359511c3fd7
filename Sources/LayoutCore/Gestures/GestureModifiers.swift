public import LayoutEngine

extension Layout {
  /// - Parameter coversRow: whether it goes around the whole row of a list whose content the element is.
  func handling(
    coversRow: Bool = false, _ change: @escaping (inout GestureHandlers) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    _ModifiedLayout(self, _DecorationModifier(part: .gesture, coversRow: coversRow) { change(&$0.handlers) })
  }

  private func attaching(
    _ gesture: some Gesture, _ rank: AttachedGesture.Rank
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { $0.attached.append(AttachedGesture(gesture: gesture, rank: rank)) }
  }

  /// Adds a gesture to the element: it begins with a press anywhere in its box.
  ///
  /// `Gesture` describes what happens where several gestures could be meant.
  public func gesture(_ gesture: some Gesture) -> _ModifiedLayout<Self, _DecorationModifier> {
    attaching(gesture, .normal)
  }

  /// Adds a gesture that is preferred to those of elements inside.
  public func highPriorityGesture(_ gesture: some Gesture) -> _ModifiedLayout<Self, _DecorationModifier> {
    attaching(gesture, .high)
  }

  /// Adds a gesture that is made beside others: neither prevents the other.
  public func simultaneousGesture(_ gesture: some Gesture) -> _ModifiedLayout<Self, _DecorationModifier> {
    attaching(gesture, .simultaneous)
  }

  /// Calls `action` when the element is pressed and released, anywhere in its box, `count` times.
  ///
  /// One tap also comes from the space and return keys while the element has the keyboard, and from screen readers.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Calls `action` with the place when the element is pressed and released.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: the origin of the place.
  ///   - action: gets the place of the last tap, in points. For a tap from the keyboard it is the middle of the element.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Calls `action` when the element has been pressed for some time, while the button is still down.
  ///
  /// - Parameters:
  ///   - minimumDuration: the time in seconds.
  ///   - maximumDistance: the distance in points that the pointer may move meanwhile.
  ///   - action: called when the time is over.
  ///   - onPressingChanged: called with `true` when the button goes down, and with `false` when the press became a long
  ///     one, or none.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(
      _ActionGesture(
        content: press, changed: { _ in onPressingChanged?(true) }, ended: { _ in action() },
        over: { onPressingChanged?(false) }))
  }

  /// Lets the pointer through the element and all that is inside of it, controls too, where `isEnabled` is `false`.
  public func allowsHitTesting(_ isEnabled: Bool) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { if !isEnabled { $0.isUntouchable = true } }
  }

  /// Makes a shape the area of the element for the pointer, in place of its box: presses outside of it, and the pointer
  /// over what is outside of it, are none.
  ///
  /// It applies to the gestures that are written beside it, before or after. Controls inside keep their own areas.
  ///
  /// ```swift
  /// Color.red.frame(width: 80, height: 80)
  ///   .contentShape(Circle())
  ///   .onTapGesture { count += 1 }
  /// ```
  public func contentShape(_ shape: some Shape) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { handlers in if handlers.shape == nil { handlers.shape = { shape.path(in: $0) } } }
  }
}
