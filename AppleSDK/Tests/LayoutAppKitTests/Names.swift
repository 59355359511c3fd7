import LayoutAppKit

// Files that import AppKit or Foundation beside the layout see other types of these names; a module's own declarations
// win.
typealias Size = LayoutAppKit.Size
typealias Point = LayoutAppKit.Point
typealias Rect = LayoutAppKit.Rect
