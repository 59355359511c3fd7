import Layout
import LayoutScreens

/// A symbol of the icon theme in a square.
///
/// The square is as large where the theme has no such symbol, so that what is around it stays where it is.
struct SymbolIcon: Layout {
  let name: String
  var side = 20.0

  init(_ name: String, side: Double = 20) { (self.name, self.side) = (name, side) }

  var body: some Layout {
    Image(systemName: name).resizable(.fit).size(width: side, height: side)
  }
}
