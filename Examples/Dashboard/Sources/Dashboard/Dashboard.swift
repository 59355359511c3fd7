import LayoutGTK

/// A dashboard of made-up numbers that change every second.
@main struct Dashboard: LayoutApp {
  private let metrics = Metrics()

  init() {
    // `--still`: only the button changes them.
    if !CommandLine.arguments.contains("--still") { metrics.run() }
  }

  var body: some Layout { DashboardScreen(metrics: metrics) }

  var title: String { "Dashboard: \(metrics.requests.last ?? 0) requests" }
  var defaultSize: Size? { Size(width: 760, height: 450) }

  var commands: [CommandMenu] {
    CommandMenu("Numbers") {
      Command("Next", shortcut: "n") { metrics.animate() }
      Command("Live", isOn: metrics.isRunning, shortcut: "l") {
        if metrics.isRunning { metrics.stop() } else { metrics.run() }
      }
    }
  }

  // For looking at: `swift run --package-path Examples/Dashboard Dashboard --dark --rtl`.
  var colorScheme: ColorScheme? { CommandLine.arguments.contains("--dark") ? .dark : nil }
  var layoutDirection: LayoutDirection? { CommandLine.arguments.contains("--rtl") ? .rightToLeft : nil }
}
