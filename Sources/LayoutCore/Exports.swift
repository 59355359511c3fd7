@_exported public import LayoutEngine
