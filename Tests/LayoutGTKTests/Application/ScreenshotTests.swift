#if canImport(CGTK)
  import CGTK
  import Foundation
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite @MainActor struct ScreenshotTests {
      /// A file that is there for as long as `body` runs.
      private func withFile(_ body: (String) throws -> Void) throws {
        let folder = try #require(g_dir_make_tmp("layout-XXXXXX", nil))
        defer { g_free(folder) }
        let path = String(cString: folder) + "/window.png"
        defer {
          unlink(path)
          rmdir(folder)
        }
        try body(path)
      }

      /// The colour of a pixel, each part from 0 to 255.
      private func pixel(_ x: Int32, _ y: Int32, of path: String) throws -> [UInt8] {
        let texture = try #require(gdk_texture_new_from_filename(path, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
        var bytes = [UInt8](repeating: 0, count: Int(width * height) * 4)
        gdk_texture_download(texture, &bytes, gsize(width) * 4)
        let at = Int(y * width + x) * 4
        return [bytes[at + 2], bytes[at + 1], bytes[at]]  // Blue comes first in memory.
      }

      @Test(arguments: [1.0, 2]) func `A window draws itself into a file`(scale: Double) throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow("Shot", size: Size(width: 60, height: 40)) {
            HStack {
              Color(hex: 0xFF0000)
              Color(hex: 0x0000FF)
            }
          }
          GTKTests.runLoop { window.size.width > 0 }
          GTKTests.settle()
          try withFile { path in
            try window.screenshot(to: path, scale: scale)
            let scale = Int32(scale)
            #expect(try pixel(10 * scale, 20 * scale, of: path) == [255, 0, 0])
            #expect(try pixel(50 * scale, 20 * scale, of: path) == [0, 0, 255])
            #expect(try pixel(60 * scale - 1, 40 * scale - 1, of: path) == [0, 0, 255])
          }
        }
      }

      @Test(arguments: [547.0, 1_000, 1e300])
      func `A picture of too many pixels is an error, and nothing is written`(scale: Double) throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow(size: Size(width: 60, height: 40)) { Color.red }
          GTKTests.runLoop { window.size.width > 0 }
          GTKTests.settle()
          try withFile { path in
            let error = GTKError.noPicture("it would be too large: 60.0 by 40.0 points, \(scale) pixels each")
            #expect(throws: error) { try window.screenshot(to: path, scale: scale) }
            #expect(g_file_test(path, G_FILE_TEST_EXISTS) == 0)
          }
        }
      }

      @Test func `A picture that cannot be made or written is an error`() throws {
        try GTKTests.withApplication { application in
          let window = application.openWindow(size: Size(width: 60, height: 40)) { Color.red }
          GTKTests.runLoop { window.size.width > 0 }
          GTKTests.settle()
          #expect(throws: GTKError.noPicture("'/nowhere/a.png' cannot be written")) {
            try window.screenshot(to: "/nowhere/a.png")
          }
          window.close()
          #expect(throws: GTKError.noPicture("the window is not shown")) { try window.screenshot(to: "/nowhere/a.png") }
        }
      }
    }
  }
#endif
