@_exported package import LayoutTrees
