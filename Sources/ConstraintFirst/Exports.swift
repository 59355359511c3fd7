// Elements, environment and geometry are the layout language's own: who imports this module has them too.
@_exported public import LayoutCore
