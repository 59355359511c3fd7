import LayoutCore

// Foundation imports C's types of these names on Apple's systems: a module's own declarations take precedence.
typealias Size = LayoutCore.Size
typealias Point = LayoutCore.Point
typealias Rect = LayoutCore.Rect
