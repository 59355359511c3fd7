@_exported public import Layout
@_exported public import LayoutScreens
