#if canImport(CCairo)
  import Layout

  /// Modifiers of scroll views and of pages, on the page of all modifiers.
  extension ModifierSamples {
    static var pages: SampleSection {
      SampleSection("Scrolling and pages") {
        Sample("contentMargins", "Room around the content of a scroll view, which scrolls.") {
          ScrollView { Color.teal.frame(height: 200) }.contentMargins(12)
        }
        Sample("defaultScrollAnchor", "The point of the content at which a scroll view begins.") {
          ScrollView { VStack { ForEach(0..<20) { Text("Row \($0)") } } }.defaultScrollAnchor(.bottom)
        }
        Sample("scrollClipDisabled", "Content beyond the edges of a scroll view.") {
          ScrollView { Color.teal.frame(height: 60) }.scrollClipDisabled().frame(height: 40).border(.gray).padding(20)
        }
        Sample("safeAreaInset", "A bar at an edge; the element has the rest of the room.") {
          Color.teal.safeAreaInset(edge: .bottom) { Text("Bar").padding(8) }
        }
        Sample("safeAreaPadding", "Room around an element, or around the content of a scroll view.") {
          ScrollView { Color.teal.frame(height: 200) }.safeAreaPadding(12)
        }
        Sample("toolbar", "Tools for the bar of the page.", size: Size(width: 280, height: 160)) {
          Text("Message").toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Send") {} }
          }
        }
        Sample("navigationTitle", "The title in the bar of the page.") {
          NavigationStack { Text("No messages").navigationTitle("Inbox") }
        }
        Sample("navigationBarTitleDisplayMode", "A title in large letters.") {
          NavigationStack {
            Text("No messages").navigationTitle("Inbox").navigationBarTitleDisplayMode(.large)
          }
        }
        Sample("searchable", "A field for a search in the bar of the page.", size: Size(width: 280, height: 160)) {
          Text("No messages").searchable(text: .constant("Ada"))
        }
        Sample("tabItem", "The title of an element in a tab view.") {
          TabView {
            Text("No messages").tabItem { Text("Inbox") }
            Text("Nothing").tabItem { Text("Sent") }
          }
        }
        Sample("tabViewStyle", "The look of a tab view.") {
          TabView {
            Tab("Inbox") { Text("No messages") }
            Tab("Sent") { Text("Nothing") }
          }
          .tabViewStyle(.bottomBar)
        }
        Sample("inspector", "A pane at the trailing edge.") {
          Color.teal.inspector(isPresented: .constant(true)) { Text("Size") }
        }
      }
    }
  }
#endif
