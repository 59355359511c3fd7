@_exported public import LayoutCore
@_exported public import LayoutLint
