#if canImport(CGTK)
  import CGTK
  @testable import LayoutGTK
  import TestPromises
  import Testing

  @Test("The library is GTK 4")
  func version() {
    #expect(GTK.version.hasPrefix("4."))
  }

  @Test(
    "A library that is too old is an error that names the needed one",
    .promises("B28"),
    arguments: [(3, 24, false), (4, 0, false), (4, 7, false), (4, 8, true), (4, 10, true), (5, 0, false)])
  func tooOld(major: Int, minor: Int, isFine: Bool) {
    var error: GTKError?
    do throws(GTKError) {
      try GTK.needed.check(GTKVersion(major: major, minor: minor))
    } catch let thrown {
      error = thrown
    }
    #expect(error == (isFine ? nil : .tooOld(found: "\(major).\(minor)", needed: "4.8")))
    #expect(GTK.neededVersion == "4.8")
    if let error {
      #expect("\(error)" == "GTK \(major).\(minor) is too old: install GTK 4.8 or later, and start the program again")
    }
  }

  @Test(
    "A container requests no more pixels than there is memory for",
    arguments: [
      (Size(width: 1e300, height: 1e300), 8192, 8192), (Size(width: 1e300, height: 20), 32_767, 20),
      (Size(width: 400, height: 1e9), 400, 32_767), (Size(width: 4000, height: 1e9), 4000, 16_777.216),
      (Size(width: 0, height: 0), 0, 0), (Size(width: 7680, height: 4320), 7680, 4320),
      (Size(width: 9000, height: 9000), 8192, 8192),
    ] as [(Size, Double, Double)])
  func requests(size: Size, width: Double, height: Double) {
    #expect(LayoutContainer.requested(size, .horizontal) == width)
    #expect(LayoutContainer.requested(size, .vertical) == height)
  }

  extension GTKTests {
    @Suite("Layouts without an end", .enabled(if: hasDisplay)) @MainActor struct EndlessTests {
      @Test("A window of a layout of 1e300 points requests 8192 by 8192, its minimum and its natural size")
      func endless() throws {
        try GTK.initialize()
        let container = LayoutContainer()
        container.updateBody { Color.red.frame(width: 1e300, height: 1e300) }
        for axis in [GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL] {
          for length in [-1, 8192] as [Int32] {
            var (minimum, natural): (Int32, Int32) = (0, 0)
            gtk_widget_measure(container.widget, axis, length, &minimum, &natural, nil, nil)
            #expect(minimum == 8192 && natural == 8192)
          }
        }
      }
    }
  }
#endif
