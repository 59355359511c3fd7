import Layout
import LayoutTesting
import Profile
import Testing

@Suite struct ProfileTests {
  @Test func theCardFitsEverywhere() {
    assertNoFindings(of: ProfileCard(name: "Ada", work: "Programs"))
  }

  @Test func aNameSignsIn() throws {
    let root = LayoutRoot(size: Size(width: 320, height: 480))
    root.updateBody { SignIn() }
    #expect(throws: ScreenError.self) { try root.press(id: "sign in") }

    try root.type("Ada", into: "name field")
    try root.toggle(id: "stay")
    try root.press(id: "sign in")
    #expect(try root.text(of: "name") == "Ada")
    #expect(try root.text(of: "work") == "Stays signed in")

    try root.press(id: "sign out")
    #expect(try root.text(of: "name field") == "Ada")
  }
}
