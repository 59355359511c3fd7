// Frames are the engine's rectangles, so an import of this module includes them.
@_exported public import LayoutEngine
