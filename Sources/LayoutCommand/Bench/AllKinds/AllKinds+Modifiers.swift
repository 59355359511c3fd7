import Layout
import Observation

// MARK: Sizes and places

/// Modifiers that specify sizes.
struct SizeKinds: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 2) {
      Rectangle().size(width: 40, height: 10)
      Rectangle().size(width: .percent(50), height: 10)
      Rectangle().frame(width: 40, height: 10, alignment: .leading)
      Rectangle().frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 8, idealHeight: 8, maxHeight: 8)
      Text("as wide as it is").fixedSize(horizontal: true, vertical: false).fixedSize()
      Rectangle().aspectRatio(4, contentMode: .fit).frame(width: 40, height: 10)
      Image(data: []).resizable().scaledToFill().frame(width: 20, height: 10)
      Image(data: []).resizable().scaledToFit().frame(width: 20, height: 10)
      Rectangle().frame(height: 10).containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
      HStack(spacing: 0) {
        Rectangle().frame(height: 10).layoutPriority(1)
        Rectangle().frame(minWidth: 10, maxHeight: 10).layoutPriority(.low)
        SizedBox(width: 10, height: 10).contentPriority(ContentPriority(hugging: 1000))
      }
      .padding(2).padding(.horizontal, 4).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }
}

/// Modifiers that specify places.
struct PlaceKinds: Layout {
  var body: some Layout {
    ZStack(alignment: .topLeading) {
      SizedBox(width: 10, height: 10).offset(x: 4, y: 4)
      SizedBox(width: 10, height: 10).position(x: 60, y: 20)
      SizedBox(width: 10, height: 10).top(4).leading(.percent(10))
      SizedBox(width: 10, height: 10).bottom(.percent(10)).trailing(4)
      SizedBox(width: 10, height: 10).center()
      SizedBox(width: 10, height: 10).centerX().top(2)
      SizedBox(width: 10, height: 10).centerY().leading(2)
      SizedBox(width: 10, height: 10).alignmentGuide(.leading) { $0.width / 2 }
      SizedBox(width: 10, height: 10).alignmentGuide(.top) { $0.height / 2 }
      HStack(spacing: 2) {
        SizedBox(width: 10, height: 4)
        SizedBox(width: 14, height: 4)
      }
      .layoutDirection(.rightToLeft)
      SizedBox(width: 30, height: 10)
        .overlay(alignment: .trailing) { SizedBox(width: 4, height: 4) }
        .background(alignment: .leading) { SizedBox(width: 6, height: 6) }
    }
    .frame(width: 100, height: 40)
  }
}

// MARK: Looks

/// Modifiers that specify looks, gestures, and texts for screen readers.
struct StyleKinds: Layout {
  var body: some Layout {
    HStack(spacing: 2) {
      Rectangle().fill(.blue).frame(width: 10, height: 10)
      Rectangle().strokeBorder(.red, lineWidth: 2).frame(width: 10, height: 10)
      SizedBox(width: 10, height: 10).background(Color.gray).cornerRadius(2).border(.black, width: 1).clipped()
      SizedBox(width: 10, height: 10).background(Color.gray).shadow(radius: 2, x: 1, y: 1).opacity(0.5)
      SizedBox(width: 10, height: 10).onTapGesture {}.gesture(DragGesture().onChanged { _ in })
      SizedBox(width: 10, height: 10)
        .accessibilityLabel("box").accessibilityValue("1").accessibilityHint("a hint").accessibilityRole(.image)
        .accessibilityHidden()
      SizedBox(width: 10, height: 10).transition(.opacity).animation(.default, value: 1)
      SizedBox(width: 10, height: 10).modifier(Framed())
    }
  }

  private struct Framed: LayoutModifier {
    func body(content: Content) -> some Layout { content.padding(1).background(Color.black) }
  }
}

/// Values of the environment for texts.
struct TextKinds: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 2) {
      Text("A text that is longer than one line of its container").lineLimit(1).truncationMode(.middle)
      Text("A text in its own font").font(.system(size: 20)).foregroundColor(.red)
      Text("A text in the middle of its lines").multilineTextAlignment(.center).dynamicTypeSize(.large)
      HStack(alignment: .firstTextBaseline, spacing: nil) {
        Text("baseline")
        Text("baseline").font(.system(size: 30))
      }
    }
    .frame(width: 200)
  }
}

/// Controls and values of the environment for them.
struct ControlKinds: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 2) {
        Button("Press") {}
        Toggle("On", isOn: .constant(true))
        Picker(["one", "two"], selection: .constant(0))
      }
      .tint(.red)
      HStack(spacing: 2) {
        TextField("Name", text: .constant("")).onSubmit {}
        SecureField("Word", text: .constant("")).disabled()
      }
      TextEditor(text: .constant("A text")).frame(height: 40)
      HStack(spacing: 2) {
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
      }
    }
  }
}

// MARK: Values

/// Values of the environment, preferences, state, identity and geometry.
struct ValueKinds: Layout {
  var body: some Layout {
    HStack(spacing: 2) {
      SizedBox(width: 10, height: 10).preference(key: Widest.self, value: 10)
      SizedBox(width: 12, height: 10)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .transformPreference(Widest.self) { $0 += 1 }
      Reader().environment(Shared.model).environment(\.lineLimit, 2)
      SizedBox(width: 10, height: 10).id("box").coordinateSpace(name: "space").onGeometryChange { _ in }.onAppear {}
    }
    .onPreferenceChange(Widest.self) { _ in }
    .overlayPreferenceValue(Widest.self) { SizedBox(width: $0, height: 2) }
    .backgroundPreferenceValue(Places.self) { SizedBox(width: Double($0.count), height: 2) }
  }

  private struct Reader: Layout {
    @State private var height = 10.0
    @Environment(\.lineLimit) private var lineLimit
    @Environment(Model.self) private var model

    var body: some Layout { SizedBox(width: model.width + Double(lineLimit ?? 0), height: height) }
  }

  @Observable
  fileprivate final class Model: Sendable {
    let width = 10.0
  }

  private enum Shared {
    static let model = Model()
  }

  private enum Widest: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
  }

  private enum Places: PreferenceKey {
    static let defaultValue: [Anchor<Rect>] = []
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) { value += nextValue() }
  }
}
