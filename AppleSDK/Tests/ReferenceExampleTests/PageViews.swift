import SwiftUI

import struct Layout.LayoutView

// The page about Apple's systems (docs/apple.md), as it has it.

struct Profile: View {
  var body: some View {
    VStack {
      Text("Profile")
      LayoutView { ProfileCard(name: "Ada") }
    }
  }
}
