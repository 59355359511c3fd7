// Frames are the engine's rectangles: who imports this module has them too.
@_exported public import LayoutEngine
