#if canImport(CCairo)
  import Layout

  /// Places that a person goes to, on the page of all elements.
  extension ElementSamples {
    static var places: SampleSection {
      SampleSection("Places") {
        Sample("NavigationStack", "Pages on top of each other, with a bar.") {
          NavigationStack(path: .constant([1])) {
            Text("Inbox")
              .navigationDestination(for: Int.self) { Text("Message \($0)").navigationTitle("Ada") }
          }
        }
        Sample("NavigationLink", "Leads to another page.") {
          NavigationStack {
            VStack(spacing: 8) {
              NavigationLink("Inbox", value: 1)
              NavigationLink("Sent", value: 2)
            }
            .padding(12)
          }
        }
        Sample("NavigationSplitView", "Columns; in a narrow room one at a time.", size: Size(width: 640, height: 160)) {
          NavigationSplitView {
            Text("Folders")
          } detail: {
            Text("Message")
          }
        }
        Sample("TabView", "Pages beside each other, with a bar.") {
          TabView(selection: .constant(1)) {
            Tab("Inbox", value: 1) { Text("No messages") }
            Tab("Sent", value: 2) { Text("Nothing") }
          }
        }
        Sample("HSplitView", "Panes side by side, with a divider that is dragged.") {
          HSplitView {
            Color.teal
            Color.orange
          }
        }
        Sample("VSplitView", "Panes below each other.") {
          VSplitView {
            Color.teal
            Color.orange
          }
        }
        Sample("ScrollViewReader", "A proxy that scrolls what is inside.") {
          ScrollViewReader { proxy in
            VStack(spacing: 4) {
              Button("Last") { proxy.scrollTo(19) }
              ScrollView { VStack(spacing: 4) { ForEach(0..<20) { Text("Row \($0)") } } }
            }
          }
          .padding(8)
        }
      }
    }
  }
#endif
