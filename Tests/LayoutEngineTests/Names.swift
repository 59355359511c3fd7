import LayoutEngine

// Foundation brings C's types of these names along on Apple's systems: what a module says itself counts.
typealias Size = LayoutEngine.Size
typealias Point = LayoutEngine.Point
typealias Rect = LayoutEngine.Rect
