import Layout

/// The same toolbar in less and less room: the search field shrinks first, then labels go, then the field itself.
struct Toolbars: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      ForEach([704, 560, 400, 264], id: \.self) { width in
        VStack(alignment: .leading, spacing: 8) {
          Text("\(width) points").font(.footnote).foregroundColor(\.secondary)
          Toolbar().size(width: Double(width))
        }
      }
    }
    .padding(32)
  }
}

/// Takes the first arrangement whose least width fits.
struct Toolbar: Layout {
  var body: some Layout {
    ViewThatFits(in: .horizontal) {
      ToolbarRow {
        ToolbarButton(title: "Back", icon: .clock)
        ToolbarButton(title: "Share", icon: .message)
        SearchField(minimum: 200)
        ToolbarButton(title: "People", icon: .person)
        ToolbarButton(title: "Report", icon: .chart, isProminent: true)
      }
      ToolbarRow {
        ToolbarIcon(.clock)
        ToolbarIcon(.message)
        SearchField(minimum: 120)
        ToolbarIcon(.person)
        ToolbarButton(title: "Report", icon: .chart, isProminent: true)
      }
      ToolbarRow {
        ToolbarIcon(.clock)
        ToolbarIcon(.message)
        Spacer()
        ToolbarIcon(.person)
        ToolbarIcon(.chart)
      }
    }
  }
}

private struct ToolbarRow<Items: Layout>: Layout {
  @LayoutBuilder let items: () -> Items

  var body: some Layout {
    HStack(spacing: 8) { items() }
      .padding(8)
      .background(\.surface)
      .cornerRadius(14)
      .border(\.line)
  }
}

private struct ToolbarButton: Layout {
  let title: String
  let icon: Icon.Drawing
  var isProminent = false

  var body: some Layout {
    HStack(spacing: 8) {
      Icon(drawing: icon, tint: isProminent ? \.onAccent : \.accent).size(width: 44, height: 44)
      Text(title)
        .font(.subheadline)
        .foregroundColor(isProminent ? \.onAccent : \.ink)
        .fixedSize()
        .padding(.trailing, 12)
    }
    .background(isProminent ? \.accent : \.surface)
    .cornerRadius(10)
  }
}

private struct ToolbarIcon: Layout {
  let icon: Icon.Drawing

  init(_ icon: Icon.Drawing) { self.icon = icon }

  var body: some Layout { Icon(drawing: icon) }
}

/// Takes what the buttons leave.
private struct SearchField: Layout {
  let minimum: Double

  var body: some Layout {
    HStack(spacing: 8) {
      EnvironmentReader { Circle().stroke($0.palette.secondary, lineWidth: 2) }.size(width: 14, height: 14)
      Text("Search").font(.subheadline).foregroundColor(\.secondary)
      Spacer()
    }
    .padding(.horizontal, 12)
    .frame(minWidth: minimum, idealWidth: minimum, maxWidth: .infinity)
    .size(height: 44)
    .background(\.ground)
    .cornerRadius(10)
  }
}
