extension Layout {
  /// Has screen readers meet another element in the place of this one: a drawing of a caller's own is a slider to them.
  ///
  /// The other element is laid out in the room of this one, and is not drawn. The keyboard reaches its controls.
  ///
  /// ```swift
  /// Dial(angle: angle)
  ///   .accessibilityRepresentation { Slider(value: $angle, in: 0...360) }
  /// ```
  public func accessibilityRepresentation<Representation: Layout>(
    @LayoutBuilder _ representation: () -> Representation
  ) -> some Layout {
    let other = representation()
    // Hosts pass by what is transparent. A mask leaves the elements inside as they are.
    return accessibilityHidden().background { other.mask { Color.clear } }
  }
}
