import Layout
import LayoutScreens

/// The same toolbar in decreasing widths: the search field shrinks first, then labels disappear, then the field itself.
struct Toolbars: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      ForEach([704, 560, 440, 264], id: \.self) { width in
        VStack(alignment: .leading, spacing: 12) {
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
        ToolbarButton(symbol: "chevron.backward", title: "Back")
        ToolbarButton(symbol: "square.and.arrow.up", title: "Share")
        SearchField(minimum: 200)
        ToolbarButton(symbol: "person.2", title: "People")
        ProminentButton(title: "Report")
      }
      ToolbarRow {
        ToolbarButton(symbol: "chevron.backward")
        ToolbarButton(symbol: "square.and.arrow.up")
        SearchField(minimum: 120)
        ToolbarButton(symbol: "person.2")
        ProminentButton(title: "Report")
      }
      ToolbarRow {
        ToolbarButton(symbol: "chevron.backward")
        ToolbarButton(symbol: "square.and.arrow.up")
        Spacer()
        ToolbarButton(symbol: "person.2")
        ToolbarButton(symbol: "magnifyingglass")
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
      .shadow(color: Color(hex: 0x0B1020, opacity: 0.10), radius: 12, y: 4)
  }
}

/// A symbol on a square of 44 points, with or without a title.
private struct ToolbarButton: Layout {
  let symbol: String
  var title: String?

  var body: some Layout {
    HStack(spacing: 8) {
      SymbolIcon(symbol)
      if let title { Text(title).font(.subheadline).fixedSize() }
    }
    .padding(.horizontal, 12)
    .size(height: 44)
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
      SymbolIcon("magnifyingglass", side: 16)
      Text("Search").font(.subheadline)
      Spacer()
    }
    .foregroundColor(\.secondary)
    .padding(.horizontal, 12)
    .frame(minWidth: minimum, idealWidth: minimum, maxWidth: .infinity)
    .size(height: 44)
    .background(\.ground)
    .cornerRadius(12)
  }
}
