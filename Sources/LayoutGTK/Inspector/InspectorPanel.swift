#if canImport(CGTK)
  import LayoutCore

  /// The inspector's panel, laid out by what it inspects: the search, the tree, and the chosen element's numbers and
  /// reasons.
  struct InspectorPanel: Layout {
    let model: InspectorModel

    static let size = Size(width: 420, height: 680)
    private static let detailsHeight = 300.0

    var body: some Layout {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Search names and paths", text: Binding(model, \.search))
          .frame(maxWidth: .infinity)
          .padding(8)
        if let room = model.room { Text(room.text).font(.system(size: 11)).padding(.horizontal, 8).padding(.bottom, 6) }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(model.shown) { InspectorRow(row: $0, model: model) }
          }
        }
        .frame(maxHeight: .infinity)
        Divider()
        ScrollView {
          VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(model.details.enumerated()), id: \.offset) { _, text in
              Text(text).font(.system(size: 12)).frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .padding(8)
        }
        .frame(height: Self.detailsHeight)
      }
    }
  }

  /// One element of the tree: indented by its depth, with its size.
  private struct InspectorRow: Layout {
    let row: InspectorModel.Row
    let model: InspectorModel

    /// Deeper elements have the same indentation, so that their names stay visible.
    private static let deepest = 20
    private static let indentation = 12.0

    private var isChosen: Bool { model.chosen == row.id }

    private var ground: Color {
      if isChosen { return .blue.opacity(0.2) }
      return model.hovered == row.id ? .gray.opacity(0.25) : .clear
    }

    var body: some Layout {
      HStack(spacing: 6) {
        Text(row.name).font(.system(size: 13, weight: isChosen ? .bold : .regular)).lineLimit(1)
        if row.hasFinding { Text("⚠").font(.system(size: 12)).foregroundColor(.orange) }
        Text(row.size).font(.system(size: 11)).opacity(0.65).lineLimit(1)
        Spacer()
      }
      .padding(.leading, 8 + Double(min(row.depth, Self.deepest)) * Self.indentation)
      .padding(.vertical, 3)
      .background(ground)
      .onTapGesture { model.choose(row.id) }
      .accessibilityRole(.button)
      .accessibilityLabel(row.name)
    }
  }
#endif
