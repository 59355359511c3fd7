import Layout
import LayoutScreens

/// A year of figures as a line with a gradient below it, and their parts as a ring.
///
/// Both are paths of a shape; axes, labels and the legend are stacks and a grid around them.
struct Chart: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 24) {
      HStack(alignment: .lastTextBaseline) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Energy").font(.title.bold())
          Text("Solar roof, 2026").font(.subheadline).foregroundColor(\.secondary)
        }
        Spacer()
        YearKey()
      }
      HStack(alignment: .top, spacing: 16) {
        YearCard()
        SourcesCard()
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding(32)
  }
}

/// The two lines of the chart by their names.
private struct YearKey: Layout {
  var body: some Layout {
    HStack(spacing: 20) {
      HStack(spacing: 8) {
        Capsule().foregroundColor(\.accent).size(width: 16, height: 4)
        Text("This year")
      }
      HStack(spacing: 8) {
        HStack(spacing: 3) {
          ForEach(0..<3) { _ in Capsule().foregroundColor(\.secondary).size(width: 4, height: 2) }
        }
        Text("Last year")
      }
    }
    .font(.footnote)
    .foregroundColor(\.secondary)
    .lineLimit(1)
  }
}

private struct YearCard: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Yield").font(.footnote).foregroundColor(\.secondary)
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("5.0 MWh".asFigures).font(.title2.bold())
          Text("+14 %".asFigures).font(.footnote.weight(.bold)).foregroundColor(\.good)
        }
      }
      Plot(values: Self.thisYear, before: Self.lastYear, peak: 6, top: 800)
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .card(padding: 24)
  }

  private static let thisYear: [Double] = [142, 208, 365, 520, 634, 668, 702, 611, 472, 318, 190, 126]
  private static let lastYear: [Double] = [118, 176, 332, 468, 548, 612, 598, 560, 402, 286, 150, 104]
}

/// Lines across, labels at two sides, and the curves between them.
private struct Plot: Layout {
  let values: [Double]
  let before: [Double]
  /// The index of the value that is marked.
  let peak: Int
  /// The value of the upper line.
  let top: Double

  private static let rows = 4
  private static let rowHeight = 56.0
  private static let labelWidth = 32.0
  private static let gap = 12.0
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  var body: some Layout {
    VStack(spacing: 0) {
      lines
        .overlay {
          curves
            .padding(.vertical, Self.rowHeight / 2)
            .padding(.leading, Self.labelWidth + Self.gap)
        }
      HStack(spacing: 0) {
        ForEach(0..<Self.months.count) { month in
          Text(Self.months[month])
            .foregroundColor(month == peak ? \.ink : \.secondary)
            .frame(maxWidth: .infinity)
        }
      }
      .padding(.leading, Self.labelWidth + Self.gap)
    }
    .font(.caption2)
    .lineLimit(1)
  }

  private var lines: some Layout {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows + 1) { row in
        HStack(spacing: Self.gap) {
          Text("\(Int(top) * (Self.rows - row) / Self.rows)")
            .foregroundColor(\.secondary)
            .frame(width: Self.labelWidth, alignment: .trailing)
          Rectangle().foregroundColor(\.line).size(height: 1)
        }
        .size(height: Self.rowHeight)
      }
    }
  }

  /// The curves, with half a month free at each side.
  private var curves: some Layout {
    GeometryReader { proxy in
      let month = proxy.size.width / Double(values.count)
      let height = proxy.size.height
      let mark = Point(x: month * (Double(peak) + 0.5), y: height * (1 - values[peak] / top))
      ZStack(alignment: .topLeading) {
        EnvironmentReader { environment in
          let accent = environment.palette.accent
          let dashes = StrokeStyle(lineWidth: 1.5, lineCap: .round, dash: [1, 5])
          let faded = Gradient(colors: [accent.opacity(0.32), accent.opacity(0)])
          ZStack {
            Curve(values: before.map { $0 / top }).stroke(environment.palette.secondary, style: dashes)
            Curve(values: values.map { $0 / top }, isArea: true)
              .fill(LinearGradient(gradient: faded, startPoint: .top, endPoint: .bottom))
            Curve(values: values.map { $0 / top })
              .stroke(accent, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
          }
        }
        .padding(.horizontal, month / 2)

        Rectangle().foregroundColor(\.accent).opacity(0.35)
          .size(width: 1, height: height - mark.y)
          .offset(x: mark.x - 0.5, y: mark.y)
        Circle().foregroundColor(\.accent)
          .size(width: 8, height: 8)
          .padding(3)
          .background(\.surface)
          .cornerRadius(7)
          .offset(x: mark.x - 7, y: mark.y - 7)
        Text("\(Int(values[peak])) kWh".asFigures)
          .font(.caption.weight(.semibold))
          .foregroundColor(\.onAccent)
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(\.accent)
          .cornerRadius(8)
          .fixedSize()
          .frame(width: 96)
          .offset(x: mark.x - 48, y: mark.y - 38)
      }
      .size(proxy.size)
    }
  }
}

private struct Share: Identifiable {
  let id: String
  let percent: Int
  let opacity: Double

  static let all = [
    Share(id: "Into the house", percent: 46, opacity: 1),
    Share(id: "Into the car", percent: 27, opacity: 0.68),
    Share(id: "Into the battery", percent: 16, opacity: 0.42),
    Share(id: "Into the grid", percent: 11, opacity: 0.26),
  ]
}

private struct SourcesCard: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 24) {
      Text("Where it goes").font(.headline)
      Ring(shares: Share.all)
        .size(width: 184, height: 184)
        .overlay {
          VStack(spacing: 0) {
            Text("89 %".asFigures).font(.title2.bold())
            Text("used here").font(.caption).foregroundColor(\.secondary)
          }
        }
        .frame(maxWidth: .infinity)
      legend
    }
    .size(width: 232)
    .frame(maxHeight: .infinity, alignment: .top)
    .card(padding: 24)
  }

  private var legend: some Layout {
    VStack(spacing: 12) {
      ForEach(Share.all) { share in
        HStack(spacing: 10) {
          Circle().foregroundColor(\.accent).opacity(share.opacity).size(width: 10, height: 10)
          Text(share.id)
          Spacer()
          Text("\(share.percent) %".asFigures).foregroundColor(\.secondary).monospacedDigit()
        }
      }
    }
    .font(.footnote)
    .lineLimit(1)
  }
}

/// Parts of a ring with a small gap between them.
private struct Ring: Layout {
  let shares: [Share]

  private static let gap = 0.006

  var body: some Layout {
    ZStack {
      ForEach(shares.indices, id: \.self) { index in
        RingPart(range: range(of: index)).foregroundColor(\.accent).opacity(shares[index].opacity)
      }
    }
  }

  private func range(of index: Int) -> Range<Double> {
    let start = Double(shares[..<index].reduce(0) { $0 + $1.percent }) / 100
    let end = start + Double(shares[index].percent) / 100
    return (start + Self.gap / 2)..<(end - Self.gap / 2)
  }
}
