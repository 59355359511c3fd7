import LayoutGTK

/// Values as bars beside each other, the last one in the full colour.
struct BarChart: Layout {
  let values: [Double]
  let top: Double
  let color: Color

  var body: some Layout {
    HStack(alignment: .bottom, spacing: 3) {
      ForEach(values.indices) { index in
        RoundedRectangle(cornerRadius: 2)
          .fill(index == values.count - 1 ? color : color.opacity(0.45))
          .frame(height: chartHeight * values[index] / top)
      }
    }
    .frame(height: chartHeight, alignment: .bottom)
  }
}

/// Values as dots on stems.
struct DotChart: Layout {
  let values: [Double]
  let top: Double
  let color: Color

  var body: some Layout {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(values.indices) { index in
        VStack(spacing: 0) {
          Circle().fill(color).frame(width: 8, height: 8)
          Rectangle().fill(color.opacity(0.3))
            .frame(width: 2, height: (chartHeight - 8) * values[index] / top)
        }
        .frame(maxWidth: .infinity)
      }
    }
    .frame(height: chartHeight, alignment: .bottom)
  }
}

/// Shares of one as bars below each other, with their names.
struct ShareChart: Layout {
  let shares: [Metrics.Share]
  let color: Color

  var body: some Layout {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 6) {
      ForEach(shares) { share in
        GridRow {
          Text(share.id)
          Capsule().fill(color.opacity(0.2))
            .frame(height: 10)
            .overlay(alignment: .leading) {
              Capsule().fill(color).size(width: Percent(share.amount * 100))
            }
          Text("\(Int(share.amount * 100)) %")
            .frame(width: 48, alignment: .trailing)
        }
      }
    }
    .frame(height: chartHeight, alignment: .leading)
  }
}

/// How high all charts are, in points.
private let chartHeight = 110.0
