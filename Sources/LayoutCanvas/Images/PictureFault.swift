#if canImport(CCairo)
  /// The reason why bytes are not shown as a picture.
  package enum PictureFault: Error, Equatable {
    /// They are no picture of a known format, are damaged, or are beyond the limits.
    case undecodable
    /// They are a picture that is not shown, for a reason in words.
    case refused(String)
  }
#endif
