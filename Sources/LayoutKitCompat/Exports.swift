@_exported public import LayoutCore
