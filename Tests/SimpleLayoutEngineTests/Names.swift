import LayoutCore

// Foundation brings C's types of these names along on Apple's systems: what a module says itself counts.
typealias Size = LayoutCore.Size
typealias Point = LayoutCore.Point
typealias Rect = LayoutCore.Rect
