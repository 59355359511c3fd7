import LayoutAppKit

// Files that import AppKit or Foundation beside the layout see other types of these names: what a module says counts.
typealias Size = LayoutAppKit.Size
typealias Point = LayoutAppKit.Point
typealias Rect = LayoutAppKit.Rect
