import SwiftUI

// One import a file: what this one shows is SwiftUI's, and `swiftui` and `configure` come with the module's other files.

/// A view of UIKit's that an application has.
final class ChartView: UIView {
  var data: [Double] = []
}

struct SalesView: View {
  var data: [Double] = [10, 20, 30, 40, 50]
  let makeChart: @MainActor () -> ChartView

  var body: some View {
    VStack {
      Text("Sales")
        .font(.title)

      chart()
        .swiftui
        .frame(height: 200)

      UILabel().configure {
        $0.text = "By month"
        $0.textAlignment = .center
      }
      .swiftui
      .frame(height: 44)
    }
  }

  func chart() -> UIView {
    let chart = makeChart()
    chart.data = data
    return chart
  }
}

/// Shows its letters, each 8.5 wide.
struct Letters: View {
  var text: String
  var body: some View { Text(text) }
}

/// Takes what there is.
struct Ground: View {
  var body: some View { Color.red }
}

/// Something in surroundings of its own.
struct Around<Content: View>: View {
  var direction = LayoutDirection.leftToRight
  var scheme = ColorScheme.light
  var textSize = DynamicTypeSize.large
  var width: CGFloat?
  var height: CGFloat?
  let content: Content

  var body: some View {
    content
      .frame(width: width, height: height)
      .environment(\.layoutDirection, direction)
      .environment(\.colorScheme, scheme)
      .environment(\.dynamicTypeSize, textSize)
  }
}
