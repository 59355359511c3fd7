@_exported public import LayoutTesting
