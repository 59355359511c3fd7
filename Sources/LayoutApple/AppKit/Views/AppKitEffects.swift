#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import CoreImage

  extension NSView {
    /// Shows an effect by filters of Core Image; without one of blurs, colours or blend modes there are none.
    func setFilters(_ effect: BoxEffect?) {
      var (filter, blending): (CIFilter?, CIFilter?)
      switch effect {
      case .blur(let radius):
        // The filter's radius is the standard deviation.
        filter = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": radius / 2])
      case .colors(let change): filter = CIFilter(name: "CIColorMatrix", parameters: change.inputs)
      case .blend(let mode): blending = mode.filter.flatMap { CIFilter(name: $0, parameters: nil) }
      default: break
      }
      contentFilters = filter.map { [$0] } ?? []
      compositingFilter = blending
    }
  }

  extension ColorChange {
    /// The matrix as the filter has it: a vector for each row, and one of the constants.
    fileprivate var inputs: [String: Any] {
      let rows = matrix
      var inputs: [String: Any] = [:]
      for (name, row) in zip(["R", "G", "B", "A"], rows) {
        inputs["input\(name)Vector"] = CIVector(x: row[0], y: row[1], z: row[2], w: row[3])
      }
      inputs["inputBiasVector"] = CIVector(x: rows[0][4], y: rows[1][4], z: rows[2][4], w: rows[3][4])
      return inputs
    }
  }

  extension BlendMode {
    /// The name of Core Image's filter; `nil` for the usual mode.
    fileprivate var filter: String? {
      switch self {
      case .normal: nil
      case .multiply: "CIMultiplyBlendMode"
      case .screen: "CIScreenBlendMode"
      case .overlay: "CIOverlayBlendMode"
      case .darken: "CIDarkenBlendMode"
      case .lighten: "CILightenBlendMode"
      case .colorDodge: "CIColorDodgeBlendMode"
      case .colorBurn: "CIColorBurnBlendMode"
      case .softLight: "CISoftLightBlendMode"
      case .hardLight: "CIHardLightBlendMode"
      case .difference: "CIDifferenceBlendMode"
      case .exclusion: "CIExclusionBlendMode"
      case .hue: "CIHueBlendMode"
      case .saturation: "CISaturationBlendMode"
      case .color: "CIColorBlendMode"
      case .luminosity: "CILuminosityBlendMode"
      }
    }
  }
#endif
