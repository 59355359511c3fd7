package import Layout
import Observation

/// The screen that a browser shows.
@Observable
package final class ScreenSelection {
  /// The name of the screen.
  package var name: String

  package init(_ name: String) { self.name = name }
}

/// The screens for use: their names in a sidebar, and beside it the chosen one in the remaining space.
package struct ScreenBrowser: Layout {
  private let screens: [ToolScreen]
  private let input: ScreenInput
  @State private var selection: ScreenSelection

  /// The screens, with the screen `first`.
  package init(screens: [ToolScreen], first: ToolScreen, input: ScreenInput) {
    self.init(screens: screens, selection: ScreenSelection(first.name), input: input)
  }

  /// The screens, with a selection that the caller reads.
  package init(screens: [ToolScreen], selection: ScreenSelection, input: ScreenInput) {
    self.screens = screens
    self.input = input
    _selection = State(initialValue: selection)
  }

  static let sidebarWidth = 200.0

  package var body: some Layout {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(screens, id: \.name) { screen in
            SidebarRow(name: screen.name, isChosen: screen.name == selection.name) { selection.name = screen.name }
          }
        }
        .padding(8)
      }
      .frame(width: Self.sidebarWidth)
      .frame(maxHeight: .infinity)
      .background(\.surface)

      Rectangle().foregroundColor(\.line).frame(width: 1)

      if let screen = screens.first(where: { $0.name == selection.name }) {
        ScreenRoom(screen: screen, input: input).id(screen.name)
      }
    }
    .font(.body)
    .foregroundColor(\.ink)
    .background(\.ground)
  }
}

private struct SidebarRow: Layout {
  let name: String
  let isChosen: Bool
  let choose: () -> Void

  var body: some Layout {
    Text(name)
      .font(.system(size: 14, weight: isChosen ? .semibold : .regular))
      .foregroundColor(isChosen ? \.accent : \.ink)
      .lineLimit(1)
      .padding(EdgeInsets(top: 6, leading: 10, bottom: 6, trailing: 10))
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(isChosen ? \.accentGround : \.surface)
      .cornerRadius(8)
      .onTapGesture(perform: choose)
      .accessibilityRole(.button)
      .accessibilityLabel(name)
  }
}

/// One screen in the available space, which may have any size.
private struct ScreenRoom: Layout {
  let screen: ToolScreen
  let input: ScreenInput

  var body: some Layout {
    shown
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }

  @LayoutBuilder private var shown: some Layout {
    switch Result(catching: { try screen.layout(input, inWindow: true) }) {
    case .failure(let error):
      Text("\(error)").foregroundColor(\.bad).padding()
    case .success(let content) where screen.windowContent != nil:
      content
    case .success(let content):
      if screen.vector != nil {
        // A page of one size.
        ScrollView([.horizontal, .vertical]) { content.frame(width: screen.width, height: screen.height) }
      } else if screen.height == nil {
        ScrollView { content.frame(maxWidth: .infinity, alignment: .top) }
      } else {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
