@_exported public import Layout
@_exported public import LayoutLint
@_exported public import LayoutScreens
