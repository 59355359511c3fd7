@_exported public import LayoutTrees
