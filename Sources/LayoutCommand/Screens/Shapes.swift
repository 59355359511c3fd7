import Layout
import LayoutScreens

/// Drawings without a picture: shapes with fill and line, and boxes with decorations.
struct Shapes: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      Section(title: "Filled") {
        Sample("Rectangle") { Rectangle().foregroundColor(\.accent) }
        Sample("Rounded") { RoundedRectangle(cornerRadius: 16).foregroundColor(\.accent) }
        Sample("Circle") { Circle().foregroundColor(\.accent) }
        Sample("Ellipse") { Ellipse().foregroundColor(\.accent) }
        Sample("Capsule") { Capsule().foregroundColor(\.accent) }
      }
      Section(title: "With a line") {
        Sample("Rectangle") { Outline(shape: Rectangle()) }
        Sample("Rounded") { Outline(shape: RoundedRectangle(cornerRadius: 16)) }
        Sample("Circle") { Outline(shape: Circle()) }
        Sample("Ellipse") { Outline(shape: Ellipse()) }
        Sample("Capsule") { Outline(shape: Capsule()) }
      }
      Section(title: "Decorations") {
        Sample("Shadow") { Color.white.cornerRadius(16).shadow(radius: 8, y: 4) }
        Sample("Border") { Color.clear.background(\.surface).cornerRadius(16).border(.orange, width: 4) }
        Sample("Opacity") { Color.indigo.cornerRadius(16).opacity(0.4) }
        Sample("Clipped") { Circle().fill(.teal).offset(x: 36, y: 16).background(\.surface).cornerRadius(16) }
        Sample("Picture") { Image(data: Landscape.png).contentMode(.fill).cornerRadius(16) }
      }
    }
    .padding(32)
  }
}

private struct Outline<Outlined: InsettableShape>: Layout {
  let shape: Outlined

  var body: some Layout {
    EnvironmentReader { shape.fill($0.palette.accentGround).strokeBorder($0.palette.accent, lineWidth: 3) }
  }
}

private struct Section<Content: Layout>: Layout {
  let title: String
  @LayoutBuilder let content: () -> Content

  var body: some Layout {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.headline)
      HStack(spacing: 24) { content() }
    }
  }
}

private struct Sample<Content: Layout>: Layout {
  let label: String
  let content: Content

  init(_ label: String, @LayoutBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  var body: some Layout {
    VStack(spacing: 8) {
      content.size(width: 112, height: 72)
      Text(label).font(.caption).foregroundColor(\.secondary)
    }
  }
}
