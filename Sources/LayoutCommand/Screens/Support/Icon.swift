import Layout
import LayoutScreens

/// A drawing of a few shapes on a tile of 44 points.
struct Icon: Layout {
  enum Drawing: CaseIterable {
    case person, chart, clock, message
  }

  let drawing: Drawing
  var tint: KeyPath<Palette, Color> = \.accent

  var body: some Layout {
    ZStack {
      RoundedRectangle(cornerRadius: 12).opacity(0.15)
      switch drawing {
      case .person: PersonDrawing()
      case .chart: ChartDrawing()
      case .clock: ClockDrawing()
      case .message: MessageDrawing()
      }
    }
    .foregroundColor(tint)
    .size(width: 44, height: 44)
  }
}

private struct PersonDrawing: Layout {
  var body: some Layout {
    VStack(spacing: 2) {
      Circle().size(width: 10, height: 10)
      Capsule().size(width: 20, height: 10)
    }
  }
}

private struct ChartDrawing: Layout {
  var body: some Layout {
    HStack(alignment: .bottom, spacing: 3) {
      ForEach([8.0, 14, 20], id: \.self) { RoundedRectangle(cornerRadius: 2).size(width: 5, height: $0) }
    }
  }
}

/// Clocks run in the same direction in every layout direction.
private struct ClockDrawing: Layout {
  var body: some Layout {
    EnvironmentReader { environment in
      Circle().strokeBorder(environment.foregroundColor, lineWidth: 2.5)
    }
    .size(width: 22, height: 22)
    .overlay { Capsule().size(width: 2.5, height: 7).offset(y: -3) }
    .overlay { Capsule().size(width: 6, height: 2.5).offset(x: 2) }
    .layoutDirection(.leftToRight)
  }
}

private struct MessageDrawing: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 3) {
      Capsule().size(width: 22, height: 4)
      Capsule().size(width: 22, height: 4)
      Capsule().size(width: 12, height: 4)
    }
  }
}

/// An arrowhead in the layout's direction.
struct Chevron: Layout {
  var body: some Layout {
    Text("›")
      .font(.system(size: 24))
      .foregroundColor(\.secondary)
      .size(width: 24, height: 24)
  }
}
