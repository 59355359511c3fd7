import SwiftUI

/// Shows its letters.
struct Letters: View {
  var text: String
  var body: some View { Text(text) }
}

/// Something in surroundings of its own.
struct Around<Content: View>: View {
  var isRightToLeft = false
  var isDark = false
  let content: Content

  var body: some View {
    content
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.colorScheme, isDark ? .dark : .light)
  }
}
