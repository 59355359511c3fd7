public import LayoutCore

extension SizeLayout {
  /// Makes an exact width and an exact height, in points.
  public convenience init(
    width: Double, height: Double, alignment: LayoutKitAlignment? = nil, flexibility: Flexibility? = nil,
    viewReuseId: String? = nil, sublayout: (any MeasurableLayout)? = nil, view: ViewRecipe? = nil
  ) {
    self.init(
      minWidth: width, maxWidth: width, minHeight: height, maxHeight: height, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayout: sublayout, view: view)
  }

  /// Makes an exact size.
  public convenience init(
    size: Size, alignment: LayoutKitAlignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any MeasurableLayout)? = nil, view: ViewRecipe? = nil
  ) {
    self.init(
      width: size.width, height: size.height, alignment: alignment, flexibility: flexibility, viewReuseId: viewReuseId,
      sublayout: sublayout, view: view)
  }

  /// Makes a largest size.
  public convenience init(
    maxSize: Size, alignment: LayoutKitAlignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any MeasurableLayout)? = nil, view: ViewRecipe? = nil
  ) {
    self.init(
      maxWidth: maxSize.width, maxHeight: maxSize.height, alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, sublayout: sublayout, view: view)
  }

  /// Makes a smallest size.
  public convenience init(
    minSize: Size, alignment: LayoutKitAlignment? = nil, flexibility: Flexibility? = nil, viewReuseId: String? = nil,
    sublayout: (any MeasurableLayout)? = nil, view: ViewRecipe? = nil
  ) {
    self.init(
      minWidth: minSize.width, minHeight: minSize.height, alignment: alignment, flexibility: flexibility,
      viewReuseId: viewReuseId, sublayout: sublayout, view: view)
  }

  /// Makes an exact width and bounds for the height, in points.
  public convenience init(
    width: Double, minHeight: Double? = nil, maxHeight: Double? = nil, alignment: LayoutKitAlignment? = nil,
    flexibility: Flexibility? = nil, viewReuseId: String? = nil, sublayout: (any MeasurableLayout)? = nil,
    view: ViewRecipe? = nil
  ) {
    self.init(
      minWidth: width, maxWidth: width, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayout: sublayout, view: view)
  }

  /// Makes an exact height and bounds for the width, in points.
  public convenience init(
    height: Double, minWidth: Double? = nil, maxWidth: Double? = nil, alignment: LayoutKitAlignment? = nil,
    flexibility: Flexibility? = nil, viewReuseId: String? = nil, sublayout: (any MeasurableLayout)? = nil,
    view: ViewRecipe? = nil
  ) {
    self.init(
      minWidth: minWidth, maxWidth: maxWidth, minHeight: height, maxHeight: height, alignment: alignment,
      flexibility: flexibility, viewReuseId: viewReuseId, sublayout: sublayout, view: view)
  }
}
