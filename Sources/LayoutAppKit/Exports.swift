#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @_exported public import LayoutApple
#endif
