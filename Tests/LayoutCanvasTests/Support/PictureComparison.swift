#if canImport(CCairo)
  /// How far two pictures are from each other.
  struct PictureComparison: Equatable {
    /// The greatest difference of one part of one pixel, 0 to 255; 255 where the sizes differ.
    let maximumDifference: Int
    /// The share of pixels that differ by more than the tolerance, 0 to 1; 1 where the sizes differ.
    let differingShare: Double

    /// - Parameter tolerance: a pixel counts as different where one of its parts is further away than this.
    init(_ picture: Pixels, _ reference: Pixels, tolerance: Int) {
      guard picture.width == reference.width, picture.height == reference.height else {
        (maximumDifference, differingShare) = (255, 1)
        return
      }
      let differences = zip(picture.pixels, reference.pixels).map { a, b in
        [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha].map(abs).max() ?? 0
      }
      maximumDifference = differences.max() ?? 0
      let differing = differences.count { $0 > tolerance }
      differingShare = Double(differing) / Double(max(differences.count, 1))
    }

    /// Whether the pictures look the same: at most `share` of the pixels differ, and none by more than `limit`.
    func isSame(share: Double, limit: Int) -> Bool {
      differingShare <= share && maximumDifference <= limit
    }
  }
#endif
