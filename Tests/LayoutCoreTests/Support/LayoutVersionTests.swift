import LayoutCore
import Testing

@Suite struct LayoutVersionTests {
  @Test func `a version is written as tags are`() {
    #expect("\(LayoutVersion(major: 1, minor: 20, patch: 3))" == "1.20.3")
  }

  @Test func `versions are compared by numbers, part by part`() {
    let versions = [(0, 1, 0), (0, 1, 2), (0, 1, 10), (0, 2, 0), (0, 10, 0), (1, 0, 0)]
      .map { LayoutVersion(major: $0.0, minor: $0.1, patch: $0.2) }
    #expect(versions.reversed().sorted() == versions)
    #expect(LayoutVersion.current >= versions[0])
  }
}
