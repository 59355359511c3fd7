import Layout

/// The gallery for use: its screens in a sidebar, and beside it the chosen one in the remaining space.
struct GalleryBrowser: Layout {
  let source: FeedSource
  @State private var chosen: String

  /// The gallery with the screen `first`.
  init(first: Screen, source: FeedSource) {
    self.source = source
    _chosen = State(initialValue: first.name)
  }

  static let sidebarWidth = 200.0

  var body: some Layout {
    HStack(spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 2) {
          ForEach(Gallery.screens, id: \.name) { screen in
            SidebarRow(name: screen.name, isChosen: screen.name == chosen) { chosen = screen.name }
          }
        }
        .padding(8)
      }
      .frame(width: Self.sidebarWidth)
      .frame(maxHeight: .infinity)
      .background(\.surface)

      Rectangle().foregroundColor(\.line).frame(width: 1)

      if let screen = Gallery.screen(named: chosen) {
        ScreenRoom(screen: screen, source: source).id(screen.name)
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
      .onTapGesture(choose)
      .accessibilityRole(.button)
      .accessibilityLabel(name)
  }
}

/// One screen in the available space, which may have any size.
struct ScreenRoom: Layout {
  let screen: Screen
  let source: FeedSource

  var body: some Layout {
    shown
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }

  @LayoutBuilder private var shown: some Layout {
    switch source.entries {
    case .failure(let error) where screen.name == "feed":
      Text("\(error)").foregroundColor(\.bad).padding()
    case .success(let entries) where screen.name == "feed":
      LongFeed(entries: entries)
    default:
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

  private var content: AnyLayout {
    let input = ScreenInput(entries: { [] }, longestSide: RenderJob.longestSide)
    do {
      return AnyLayout(erasing: try screen.content(input))
    } catch {
      return AnyLayout(Text("\(error)"))
    }
  }
}

/// The feed as a list of any length.
///
/// Only the rows near the window are made.
struct LongFeed: Layout {
  let entries: [FeedEntry]

  var body: some Layout {
    ScrollView {
      LazyVStack {
        ForEach(entries.indices, id: \.self) { index in
          FeedRow(entry: entries[index], hasLine: index < entries.count - 1, width: nil)
        }
      }
    }
    .background(\.surface)
  }
}
