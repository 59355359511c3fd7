import Layout
import LayoutScreens

/// Cards that share the width.
///
/// Each of them is laid out for its proposal.
struct Dashboard: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 24) {
      DashboardHeader()

      HStack(spacing: 16) {
        MetricCard(title: "Revenue", value: "€ 84,210", change: 12.4)
        MetricCard(title: "Orders", value: "1,932", change: 3.1)
        MetricCard(title: "Returns", value: "48", change: -8.6)
        MetricCard(title: "Visitors", value: "27.4 k", change: 0.7)
      }

      HStack(alignment: .top, spacing: 16) {
        ChartCard(title: "Orders a day", bars: [62, 84, 71, 96, 118, 147, 92])
        GoalsCard()
      }
      .fixedSize(horizontal: false, vertical: true)

      ProductsCard()
    }
    .padding(32)
  }
}

private struct DashboardHeader: Layout {
  var body: some Layout {
    HStack(alignment: .lastTextBaseline) {
      Text("Overview").font(.title.bold())
      Spacer()
      Text("16 to 22 November").font(.subheadline).foregroundColor(\.secondary)
    }
  }
}

private struct MetricCard: Layout {
  let title: String
  let value: String
  let change: Double

  var body: some Layout {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.footnote).foregroundColor(\.secondary)
      Text(value.asFigures).font(.title2.bold())
      Text("\(change < 0 ? "−" : "+")\(change.magnitude) %".asFigures)
        .font(.footnote.weight(.bold))
        .foregroundColor(change < 0 ? \.bad : \.good)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .card(padding: 20)
  }
}

private struct ChartCard: Layout {
  let title: String
  let bars: [Double]

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let height = 168.0

  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      Text(title).font(.headline)

      HStack(alignment: .bottom, spacing: 16) {
        ForEach(0..<bars.count) { day in
          VStack(spacing: 8) {
            Text("\(Int(bars[day]))").font(.caption2).foregroundColor(\.secondary)
            RoundedRectangle(cornerRadius: 6)
              .foregroundColor(bars[day] == peak ? \.accent : \.accentGround)
              .size(height: bars[day] / peak * Self.height)
            Text(Self.days[day]).font(.caption).foregroundColor(\.secondary)
          }
        }
      }
    }
    .frame(maxHeight: .infinity)
    .card(padding: 24)
  }

  private var peak: Double { bars.max() ?? 1 }
}

private struct GoalsCard: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      Text("Goals").font(.headline)
      Goal(title: "Monthly revenue", share: 0.84, tint: \.accent)
      Goal(title: "New customers", share: 0.62, tint: \.good)
      Goal(title: "Closed within a day", share: 0.97, tint: \.good)
      Goal(title: "Stock counted", share: 0.35, tint: \.notice)
    }
    .size(width: 272)
    .frame(maxHeight: .infinity, alignment: .top)
    .card(padding: 24)
  }
}

private struct Goal: Layout {
  let title: String
  let share: Double
  let tint: KeyPath<Palette, Color>

  var body: some Layout {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline) {
        Text(title)
        Spacer()
        Text("\(Int(share * 100)) %".asFigures).foregroundColor(\.secondary)
      }
      .font(.footnote)

      Capsule()
        .foregroundColor(\.line)
        .overlay {
          GeometryReader { proxy in
            Capsule().foregroundColor(tint).size(width: proxy.size.width * share)
          }
        }
        .size(height: 8)
    }
  }
}

private struct ProductsCard: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 20) {
      Text("Best sellers").font(.headline)

      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 32, verticalSpacing: 12) {
        GridRow {
          Text("Product").frame(maxWidth: .infinity, alignment: .leading)
          Text("Sold").gridColumnAlignment(.trailing)
          Text("Revenue").gridColumnAlignment(.trailing)
          Text("Share").gridColumnAlignment(.trailing)
        }
        .font(.footnote)
        .foregroundColor(\.secondary)

        Divider()

        ForEach(Self.products, id: \.name) { product in
          GridRow {
            Text(product.name)
            Text(product.sold)
            Text(product.revenue.asFigures)
            Text(product.share.asFigures)
          }
          .font(.subheadline)
        }
      }
    }
    .card(padding: 24)
  }

  private static let products = [
    (name: "Notebook, dotted", sold: "412", revenue: "€ 4,944.00", share: "21 %"),
    (name: "Fountain pen", sold: "97", revenue: "€ 4,753.00", share: "20 %"),
    (name: "Desk lamp", sold: "61", revenue: "€ 3,599.00", share: "15 %"),
    (name: "Ink, midnight blue", sold: "208", revenue: "€ 1,872.00", share: "8 %"),
  ]
}
