import Layout
import Observation

/// The model of a row of the observed feed.
@Observable
final class RowModel: Identifiable {
  let id: Int
  var title = LabelMeasurer.text

  init(id: Int) { self.id = id }
}

/// A row that reads a model.
struct WatchedRow: Layout {
  let model: RowModel

  var body: some Layout {
    HStack(spacing: 12) {
      Rectangle().size(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Text(model.title)
        Text(LabelMeasurer.text)
      }
      Spacer(minLength: 0)
      Rectangle().size(width: 24, height: 24)
    }
    .padding(16)
  }
}
