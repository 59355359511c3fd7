import LayoutEngine

/// Content with the bars that its page has: tools, a title and the way back above, and further tools below.
struct NavigationFrame<Content: Layout>: Layout {
  let canGoBack: Bool
  let back: () -> Void
  let content: Content

  init(canGoBack: Bool, back: @escaping () -> Void, @LayoutBuilder content: () -> Content) {
    (self.canGoBack, self.back, self.content) = (canGoBack, back, content())
  }

  var body: some Layout {
    let (canGoBack, back) = (canGoBack, back)
    PreferenceFrame<NavigationBarKey, _, _, _> { bar in
      NavigationBar(bar: bar, canGoBack: canGoBack, back: back)
    } bottom: { bar in
      BottomBar(entries: bar.entries.filter { $0.placement.side == .bottom })
    } content: {
      content.environment(\.hasNavigationBar, true)
    }
    // A bar further out shows nothing of it.
    .transformPreference(NavigationBarKey.self) { $0 = NavigationBarContent(pageTitle: $0.pageTitle) }
  }
}

/// Content between two elements that are made from a preference inside of it.
struct PreferenceFrame<Key: PreferenceKey, Top: Layout, Bottom: Layout, Content: Layout>: _PrimitiveLayout
where Key.Value: Equatable {
  let top: (Key.Value) -> Top
  let bottom: (Key.Value) -> Bottom
  let content: Content

  init(
    @LayoutBuilder top: @escaping (Key.Value) -> Top, @LayoutBuilder bottom: @escaping (Key.Value) -> Bottom,
    @LayoutBuilder content: () -> Content
  ) {
    (self.top, self.bottom, self.content) = (top, bottom, content())
  }

  func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    let known = lowering.contents.preferences.markers[node] as? PreferenceCatcher<Key>
    let catcher = known ?? PreferenceCatcher<Key>()
    if known == nil { lowering.contents.preferences.add(catcher, node, 0) }
    lowering.nest(node) {
      VStack(spacing: 0) {
        PreferenceReader(catcher: catcher, content: top)
        content
        PreferenceReader(catcher: catcher, content: bottom)
      }
      ._lower(lowering)
    }
  }
}

/// The bar above a page. Without a title, tools and a way back there is none.
private struct NavigationBar: Layout {
  let bar: NavigationBarContent
  let canGoBack: Bool
  let back: () -> Void

  private func entries(_ side: ToolbarItemPlacement.Side) -> [_ToolbarEntry] {
    bar.entries.filter { $0.placement.side == side }
  }

  private var hasBack: Bool { canGoBack && !bar.hidesBack }
  private var hasTools: Bool { bar.entries.contains { $0.placement.side != .bottom } }

  var body: some Layout {
    if !bar.isHidden, hasBack || hasTools || bar.title != nil {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 8) {
          if hasBack { BackButton(action: back) }
          Tools(entries: entries(.leading))
          if entries(.middle).isEmpty {
            if bar.mode != .large { title(17) }
            Spacer(minLength: 0)
          } else {
            Spacer(minLength: 0)
            Tools(entries: entries(.middle))
            Spacer(minLength: 0)
          }
          Tools(entries: entries(.trailing))
        }
        .padding(.horizontal, 12).padding(.vertical, 6).frame(minHeight: 44)
        if bar.mode == .large { title(28).padding(.horizontal, 12).padding(.bottom, 8) }
        Divider()
      }
      .background(.background)
    }
  }

  @LayoutBuilder private func title(_ size: Double) -> some Layout {
    if let title = bar.title {
      Text(title).font(.system(size: size, weight: .semibold)).lineLimit(1).accessibilityRole(.header)
    }
  }
}

/// The bar below a page.
private struct BottomBar: Layout {
  let entries: [_ToolbarEntry]

  var body: some Layout {
    if !entries.isEmpty {
      VStack(spacing: 0) {
        Divider()
        HStack(spacing: 8) {
          Tools(entries: entries)
        }
        .padding(.horizontal, 12).padding(.vertical, 6).frame(maxWidth: .infinity, minHeight: 44)
      }
      .background(.background)
    }
  }
}

private struct Tools: Layout {
  let entries: [_ToolbarEntry]

  var body: some Layout {
    ForEach(parts: entries.indices) { entries[$0].content.fixedSize() }
  }
}

private struct BackButton: Layout {
  let action: () -> Void
  @Environment(\.layoutDirection) private var direction

  var body: some Layout {
    Button(direction == .rightToLeft ? "›" : "‹", action: action).accessibilityLabel("Back")
      .keyboardShortcut(direction == .rightToLeft ? .rightArrow : .leftArrow, modifiers: .option)
      .keyboardShortcut(.cancelAction)
  }
}
