import Layout

/// The heading of a section: across the form's grid, with room above it.
struct FormHeading: Layout {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some Layout {
    Text(title)
      .font(.headline)
      .padding(.top, 14)
      .accessibilityAddTraits(.isHeader)
  }
}

/// A label, what it is about, and below it what is wrong with that: a row of the form's grid.
struct FormRow<Field: Layout>: Layout {
  @Environment(\.isEnabled) private var isEnabled
  let label: String
  let problem: String?
  let field: Field

  init(_ label: String = "", problem: String? = nil, @LayoutBuilder field: () -> Field) {
    (self.label, self.problem, self.field) = (label, problem, field())
  }

  var body: some Layout {
    GridRow {
      Text(label)
        .opacity(isEnabled ? 1 : 0.5)
        .gridColumnAlignment(.trailing)
      VStack(alignment: .leading, spacing: 4) {
        field
        if let problem { Text(problem).foregroundColor(.red) }
      }
    }
  }
}

/// A slider with its value beside it.
struct ValueSlider: Layout {
  @Environment(\.isEnabled) private var isEnabled
  let title: String
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let unit: String

  init(_ title: String, value: Binding<Double>, in bounds: ClosedRange<Double>, unit: String) {
    (self.title, self.value, self.bounds, self.unit) = (title, value, bounds, unit)
  }

  var body: some Layout {
    HStack(spacing: 12) {
      Slider(value: value, in: bounds, step: 1)
        .accessibilityLabel(title)
      Text("\(Int(value.wrappedValue)) \(unit)")
        .opacity(isEnabled ? 1 : 0.5)
        .frame(width: 56, alignment: .trailing)
    }
  }
}
