import LayoutCore

// Foundation brings C's types of these names along on Apple's systems; a module's own declarations win.
typealias Size = LayoutCore.Size
typealias Point = LayoutCore.Point
typealias Rect = LayoutCore.Rect
