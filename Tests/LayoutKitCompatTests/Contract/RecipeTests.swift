import LayoutKitCompat
import TestPromises
import Testing

/// The recipes of layouts for their views.
@MainActor
@Suite struct RecipeTests {
  @Test(.promises("LK-08")) func `a recipe makes and configures views of its class, on the main actor`() throws {
    let recipe = ViewRecipe(Badge.self, make: { Badge() }, configure: { $0.initials = "AL" })
    let view = try #require(recipe.make?() as? Badge)
    #expect(view.initials == "")
    recipe.configure(view)
    #expect(view.initials == "AL")
    #expect(recipe.typeKey == ViewRecipe(Badge.self, make: { Badge() }).typeKey)
    #expect(recipe.typeKey != ViewRecipe(.text("", TextStyle(), .black)).typeKey)
  }

  @Test(.promises("LK-12")) func `a configurable layout is handed views of its own class only`() throws {
    let view = Badge()
    let recipe = try #require(BadgeLayout(needsView: true).viewRecipe)
    recipe.configure(view)
    #expect(view.initials == "!")
    // A view of another class is left as it is.
    recipe.configure(CountingView())
    #expect(recipe.make?() is Badge)
    #expect(BadgeLayout(needsView: false).viewRecipe == nil)
  }
}

private final class Badge: CountingView {
  var initials = ""
}

private struct BadgeLayout: ConfigurableLayout {
  let needsView: Bool
  var flexibility: Flexibility { .inflexible }

  func makeView() -> Badge { Badge() }
  func configure(view: Badge) { view.initials += "!" }

  func measurement(within maxSize: Size) -> LayoutMeasurement {
    LayoutMeasurement(layout: self, size: .zero, maxSize: maxSize, sublayouts: [])
  }

  func arrangement(within rect: Rect, measurement: LayoutMeasurement) -> LayoutArrangement {
    LayoutArrangement(layout: self, frame: rect, sublayouts: [])
  }
}
