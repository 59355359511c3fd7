import CoreText
import Foundation
import Synchronization
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct FontTests {
  /// The font in the words of the stand-ins.
  private func words(_ font: Font) -> String { font.native.fontDescriptor.words }

  @Test("The first family that is installed counts, and the ones behind it follow in their order")
  func order() {
    let font = Font.custom("none", size: 16)
    #expect(words(font) == "system 0.0")
    #expect(words(font.fallback("Georgia")) == "Georgia")
    let georgia = Font.custom("Georgia", size: 16)
    #expect(words(georgia.fallback("none", "Menlo", "sans-serif")) == "Georgia, Menlo, system 0.0")
    #expect(words(georgia.fallback("Menlo").italic()) == "italic Georgia, Menlo")
    #expect(words(font.fallback("serif")) == "serif system 0.0")
  }

  @Test("Registered fonts are Core Text's, each once, and texts are measured anew")
  func registering() throws {
    let library = FontLibrary()
    // A table of names with one family for Windows, `A`.
    let names: [UInt8] = [0, 0, 0, 1, 0, 18, 0, 3, 0, 1, 4, 9, 0, 1, 0, 2, 0, 0, 0, 65]
    var bytes: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    bytes += Array("name".utf8)
    bytes += [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 20]
    bytes += names
    #expect(try library.register(bytes: bytes) == ["A"])
    let before = RegisteredFonts.paths.withLock { $0.count }
    ProgramFonts.shared.fontsChanged(in: library)
    ProgramFonts.shared.fontsChanged(in: library)
    let added = RegisteredFonts.paths.withLock { Array($0[before...]) }
    #expect(added.count == 1)
    #expect(added.first.flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) } == bytes)
  }
}
