import LayoutUIKit

// Files that import UIKit or Foundation beside the layout see other types of these names; a module's own declarations
// win.
typealias Size = LayoutUIKit.Size
typealias Point = LayoutUIKit.Point
typealias Rect = LayoutUIKit.Rect
