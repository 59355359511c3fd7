import Layout
import LayoutScreens

/// The same toolbar in decreasing widths: the search field shrinks first, then labels disappear, then the field itself.
struct Toolbars: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      ForEach([704, 560, 440, 264], id: \.self) { width in
        VStack(alignment: .leading, spacing: 8) {
          Text("\(width) points").font(.footnote).foregroundColor(\.secondary)
          Toolbar().size(width: Double(width))
        }
      }
    }
    .padding(32)
  }
}

/// The first arrangement whose minimum width fits.
struct Toolbar: Layout {
  var body: some Layout {
    ViewThatFits(in: .horizontal) {
      ToolbarRow {
        ToolbarButton(title: "Back", icon: .clock)
        ToolbarButton(title: "Share", icon: .message)
        SearchField(minimum: 200)
        ToolbarButton(title: "People", icon: .person)
        ProminentButton(title: "Report")
      }
      ToolbarRow {
        Icon(drawing: .clock)
        Icon(drawing: .message)
        SearchField(minimum: 120)
        Icon(drawing: .person)
        ProminentButton(title: "Report")
      }
      ToolbarRow {
        Icon(drawing: .clock)
        Icon(drawing: .message)
        Spacer()
        Icon(drawing: .person)
        Icon(drawing: .chart)
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
      .cornerRadius(20)
      .border(\.line)
  }
}

private struct ToolbarButton: Layout {
  let title: String
  let icon: Icon.Drawing

  var body: some Layout {
    HStack(spacing: 8) {
      Icon(drawing: icon)
      Text(title).font(.subheadline).fixedSize().padding(.trailing, 8)
    }
  }
}

private struct ProminentButton: Layout {
  let title: String

  var body: some Layout {
    Text(title)
      .font(.subheadline.weight(.semibold))
      .foregroundColor(\.onAccent)
      .fixedSize()
      .padding(.horizontal, 20)
      .size(height: 44)
      .background(\.accent)
      .cornerRadius(12)
  }
}

/// A field that takes the space that the buttons leave.
private struct SearchField: Layout {
  let minimum: Double

  var body: some Layout {
    HStack(spacing: 8) {
      EnvironmentReader { Circle().strokeBorder($0.palette.secondary, lineWidth: 2) }.size(width: 14, height: 14)
      Text("Search").font(.subheadline).foregroundColor(\.secondary)
      Spacer()
    }
    .padding(.horizontal, 12)
    .frame(minWidth: minimum, idealWidth: minimum, maxWidth: .infinity)
    .size(height: 44)
    .background(\.ground)
    .cornerRadius(12)
  }
}
