#if canImport(CGTK)
  @_exported public import LayoutCore
#endif
