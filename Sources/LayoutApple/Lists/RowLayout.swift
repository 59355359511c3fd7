#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  public import LayoutKitCompat

  /// A row's content, measured on any thread as its cell shows it: with the toolkit's texts, in the list's text size
  /// and direction.
  struct RowLayout: MeasurableLayout {
    /// The system's values for the list, while its rows are measured.
    @TaskLocal static var system: SystemEnvironment?

    let content: @Sendable () -> AnyLayout

    var flexibility: Flexibility { .flexible }

    func measurement(within maxSize: Size) -> LayoutMeasurement {
      var environment = EnvironmentValues.ofToolkit
      if let system = Self.system { environment.take(system) }
      func proposed(_ length: Double) -> Double? { length.isFinite ? length : nil }
      let size = content().sizeThatFits(
        Proposal(width: proposed(maxSize.width), height: proposed(maxSize.height)),
        measurers: LayoutKitMeasuring.measurers,
        environment: environment)
      // A row is as wide as the list, whatever the content's width.
      return LayoutMeasurement(
        layout: self,
        size: Size(
          width: maxSize.width.isFinite ? maxSize.width : size.width,
          height: maxSize.height.isFinite ? maxSize.height : size.height), maxSize: maxSize, sublayouts: [])
    }

    func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
      LayoutArrangement(layout: self, frame: rect, sublayouts: [])
    }

    func _lower(_ lowering: _Lowering) { content()._lower(lowering) }
  }

  extension ListItem {
    /// Makes a row that shows any layout.
    ///
    /// ```swift
    /// ListItem(id: person.id, showing: person) { person in
    ///   HStack { Text(person.name); Spacer(); Text(person.city) }.padding(16)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: the row's identity, in the whole list.
    ///   - value: all values that the row's look and size depend on. Two rows with equal values have the same height.
    ///   - row: makes the layout from the value. It is called on any thread to measure the row, and on the main thread
    ///     to show it. The toolkit's own views cannot be measured off the main thread: give them a height by
    ///     `.size(height:)`.
    public init<ID: Hashable & Sendable, Value: Equatable & Sendable, Content: Layout & SendableMetatype>(
      id: ID, showing value: Value, @LayoutBuilder row: @escaping @Sendable (Value) -> Content
    ) {
      self.init(id: id, value: value, layout: { value in RowLayout { AnyLayout(row(value)) } })
    }
  }
#endif
