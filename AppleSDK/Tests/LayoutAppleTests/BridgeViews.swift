import SwiftUI

// One import a file: what this one shows is SwiftUI's.

/// Shows its letters, each 8.5 wide.
struct Letters: View {
  var text: String
  var body: some View { Text(text) }
}

/// Something in surroundings of its own.
struct Around<Content: View>: View {
  var isRightToLeft = false
  var isDark = false
  var width: CGFloat?
  var height: CGFloat?
  let content: Content

  var body: some View {
    content
      .frame(width: width, height: height)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

/// Something that may not be there.
struct Perhaps<Content: View>: View {
  var isThere: Bool
  let content: Content

  var body: some View {
    if isThere { content }
  }
}
