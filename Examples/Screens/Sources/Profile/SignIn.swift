import Layout

/// Signs a person in, and then shows the card.
public struct SignIn: Layout {
  @State private var name = ""
  @State private var isSignedIn = false
  @State private var staysSignedIn = false

  /// A screen on which no person is signed in.
  public init() {}

  /// The elements.
  public var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      if isSignedIn {
        ProfileCard(name: name, work: staysSignedIn ? "Stays signed in" : "Signed in once")
        Button("Sign out") { isSignedIn = false }.id("sign out")
      } else {
        TextField("Your name", text: $name).id("name field")
        Toggle("Stay signed in", isOn: $staysSignedIn).id("stay")
        Button("Sign in") { isSignedIn = true }.disabled(name.isEmpty).id("sign in")
      }
    }
    .padding(16)
  }
}
