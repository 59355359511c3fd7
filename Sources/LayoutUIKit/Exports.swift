#if canImport(UIKit)
  @_exported public import LayoutCore
#endif
