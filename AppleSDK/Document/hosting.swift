// For a screen that shows a view of SwiftUI's, which another file has.

import LayoutReference

import struct SwiftUI.EmptyView
import protocol SwiftUI.View

struct MySwiftUIView: View {
  var body: some View { EmptyView() }
}

// BLOCK
