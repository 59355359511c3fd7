import LayoutGTK

/// The whole window: as many cards beside each other as it has room for.
struct DashboardScreen: Layout {
  let metrics: Metrics

  var body: some Layout {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 220), spacing: 16, alignment: .top)], spacing: 16) {
        NumberCard(title: "Requests a second", value: metrics.requests.last ?? 0, color: .blue)
        NumberCard(title: "Errors", value: metrics.errors, color: .red)
        Card("Requests") { BarChart(values: metrics.requests.map(Double.init), top: 1000, color: .blue) }
        Card("Latency, up to 200 ms") { DotChart(values: metrics.latencies, top: 200, color: .orange) }
        Card("Load by region") { ShareChart(shares: metrics.regions, color: .teal) }
        Card("By hand") {
          Button("Next numbers") { metrics.animate() }
        }
      }
      .padding(16)
    }
  }
}
