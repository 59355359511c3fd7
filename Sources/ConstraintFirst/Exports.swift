// Elements, environment and geometry are the layout language's types, so an import of this module includes them.
@_exported public import LayoutCore
