import LayoutCore
import LayoutTesting
import Observation
import Testing

/// The keyboard among choices that are a control each.
@Suite struct ChoiceKeyTests {
  @Observable final class Model {
    var size: Int?
    var isDisabled = false
    init(_ size: Int?) { self.size = size }
  }

  private let host = CountingHost()

  private func root(_ model: Model, _ direction: LayoutDirection = .leftToRight) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody {
      VStack {
        TextField("", text: .constant("a")).id("before")
        Picker("Size", selection: Binding(get: { model.size }, set: { model.size = $0 })) {
          ForEach(1..<4, id: \.self) { Text("size \($0)").tag(Int?.some($0)) }
        }
        .pickerStyle(.radioGroup)
        .disabled(model.isDisabled)
        TextField("", text: .constant("b")).id("after")
      }
      .environment(\.layoutDirection, direction)
    }
    return root
  }

  /// The title of the mark that has the keyboard; `nil` for a field.
  private func mark(_ root: LayoutRoot) -> String? {
    guard let view = root.focusedView, case .control(let content) = host.views[view]?.content else { return nil }
    if case .mark(let title, _, _) = content.control { return title }
    return nil
  }

  @Test(arguments: [nil, 1, 2, 3])
  func `Tab goes to the chosen one, or to the first`(size: Int?) throws {
    let root = root(Model(size))
    try root.focus(id: "before")
    #expect(root.moveFocus(.forward) && mark(root) == "size \(size ?? 1)")
    #expect(root.moveFocus(.forward) && mark(root) == nil)
    #expect(root.moveFocus(.backward) && mark(root) == "size \(size ?? 1)")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `Arrows choose, mirrored to the sides, and stay at the ends`(direction: LayoutDirection) throws {
    let model = Model(nil)
    let root = root(model, direction)
    try root.focus(id: "before")
    root.moveFocus(.forward)
    let isMirrored = direction == .rightToLeft
    let (onward, back): (KeyEquivalent, KeyEquivalent) =
      isMirrored ? (.leftArrow, .rightArrow) : (.rightArrow, .leftArrow)
    var sizes: [Int?] = []
    for key in [back, onward, .downArrow, .downArrow, onward, .upArrow, back] {
      #expect(root.send(KeyPress(key)))
      sizes.append(model.size)
      #expect(mark(root) == "size \(model.size ?? 1)")
    }
    #expect(sizes == [nil, 2, 3, 3, 3, 2, 1])
  }

  @Test(arguments: [EventModifiers.shift, .control, .option, .super])
  func `An arrow with another key, or that is let go, is not for choices`(modifier: EventModifiers) throws {
    let model = Model(1)
    let root = root(model)
    try root.focus(id: "before")
    root.moveFocus(.forward)
    #expect(!root.send(KeyPress(.downArrow, modifiers: modifier)))
    #expect(!root.send(KeyPress(.downArrow, phase: .up)))
    #expect(model.size == 1)
    #expect(root.send(KeyPress(.downArrow, phase: .repeat)) && model.size == 2)
  }

  @Test func `Disabled choices have no keyboard`() throws {
    let model = Model(1)
    let root = root(model)
    try root.focus(id: "before")
    root.moveFocus(.forward)
    model.isDisabled = true
    root.layoutIfNeeded()
    #expect(mark(root) == nil)
    #expect(!root.send(KeyPress(.downArrow)) && model.size == 1)
    try root.focus(id: "before")
    root.moveFocus(.forward)
    #expect(mark(root) == nil)
  }

  @Test func `Choices that come have another number than those that are gone`() throws {
    let model = Model(1)
    let root = root(model)
    /// The numbers of the choices that are shown.
    func numbers() -> Set<UInt32> {
      Set(
        host.views.values.compactMap { view in
          if case .control(let content) = view.content { content.traits.choices } else { nil }
        })
    }
    func show(_ isShown: Bool) {
      root.updateBody {
        if isShown { Picker("Size", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.inline) }
      }
    }
    show(true)
    let first = numbers()
    show(false)
    #expect(first.count == 1 && numbers() == [])
    show(true)
    #expect(numbers().count == 1 && numbers().isDisjoint(with: first))
  }

  @Test func `An arrow that finds its choices gone is left to others`() throws {
    let model = Model(nil)
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody {
      if model.size == nil {
        Picker("Size", selection: Binding(get: { model.size }, set: { model.size = $0 })) {
          ForEach(1..<4, id: \.self) { Text("size \($0)").tag(Int?.some($0)) }
        }
        .pickerStyle(.radioGroup)
      }
    }
    root.moveFocus(.forward)
    #expect(root.send(KeyPress(.downArrow)) && model.size == 2)
    #expect(!root.send(KeyPress(.downArrow)) && model.size == 2 && root.focusedView == nil)
  }
}
