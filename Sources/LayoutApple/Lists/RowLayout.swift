#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  public import LayoutKitCompat

  /// What a row of a list shows, measured on any thread as its cell shows it: by the toolkit's texts, in the list's text size and
  /// direction.
  struct RowLayout: MeasurableLayout {
    /// What the system says of the list, while its rows are measured.
    @TaskLocal static var system: SystemEnvironment?

    let content: @Sendable () -> AnyLayout

    var flexibility: Flexibility { .flexible }

    func measurement(within maxSize: Size) -> LayoutMeasurement {
      var environment = EnvironmentValues.ofToolkit
      if let system = Self.system { environment.take(system) }
      func offer(_ length: Double) -> Double? { length.isFinite ? length : nil }
      let size = content().sizeThatFits(
        Proposal(width: offer(maxSize.width), height: offer(maxSize.height)), measurers: LayoutKitMeasuring.measurers,
        environment: environment)
      // A row is as wide as the list, whatever its content takes of it.
      return LayoutMeasurement(
        layout: self,
        size: Size(
          width: maxSize.width.isFinite ? maxSize.width : size.width,
          height: maxSize.height.isFinite ? maxSize.height : size.height), maxSize: maxSize, sublayouts: [])
    }

    func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
      LayoutArrangement(layout: self, frame: rect, sublayouts: [])
    }

    func _lower(_ lowering: Lowering) { content()._lower(lowering) }
  }

  extension ListItem {
    /// A row that shows any layout.
    ///
    /// ```swift
    /// ListItem(id: person.id, showing: person) { person in
    ///   HStack { Text(person.name); Spacer(); Text(person.city) }.padding(16)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - id: who the row is, in the whole list.
    ///   - value: everything that the row's looks and size depends on. Two rows with an equal one are as high.
    ///   - row: makes the layout from the value; called on any thread to find out how high it is, and on the main one to
    ///     show it. The toolkit's own views cannot be measured elsewhere: give them a height by `.size(height:)`.
    public init<ID: Hashable & Sendable, Value: Equatable & Sendable, Content: Layout & SendableMetatype>(
      id: ID, showing value: Value, @LayoutBuilder row: @escaping @Sendable (Value) -> Content
    ) {
      self.init(id: id, value: value, layout: { value in RowLayout { AnyLayout(row(value)) } })
    }
  }
#endif
