import LayoutTool
import Profile

@main struct Screens: LayoutTool {
  static var screens: [ToolScreen] {
    ToolScreen("card", "A person's name and work.", width: 320) {
      ProfileCard(name: "Ada Lovelace", work: "Wrote the first program for a machine that was never built.")
    }
    ToolScreen("sign-in", "A name, a switch and a button.", width: 320) { SignIn() }
  }
}
