import LayoutEngine

// Foundation brings C's types of these names along on Apple's systems; a module's own declarations win.
typealias Size = LayoutEngine.Size
typealias Point = LayoutEngine.Point
typealias Rect = LayoutEngine.Rect
