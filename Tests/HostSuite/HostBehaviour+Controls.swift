import LayoutCore
import Testing

@MainActor
extension HostBehaviour {
  static func toggles(_ host: some HostProbe) throws {
    var isOn = false
    host.root.setBody {
      Toggle("", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    host.pass()
    let view = try #require(host.views.first)
    host.use(view, .toggled(true))
    host.pass()
    #expect(isOn)
    #expect(host.shown(by: view) == .toggled(true))
    isOn = false
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.shown(by: view) == .toggled(false))
  }

  /// A model that takes digits only.
  static func refusesText(_ host: some HostProbe) throws {
    var text = "1"
    host.root.setBody {
      TextField("", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
    }
    host.pass()
    let view = try #require(host.views.first)
    host.use(view, .edited("12"))
    host.pass()
    #expect(text == "12")
    host.use(view, .edited("12x"))
    host.pass()
    #expect(text == "12")
    #expect(host.shown(by: view) == .edited("12"))
  }

  /// What is typed changes the layout around the field, and the field stays.
  static func keepsFields(_ host: some HostProbe) throws {
    var text = ""
    host.root.setBody {
      VStack(spacing: 0) {
        if text.isEmpty { label("empty") } else { box(50) }
        TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
        label(text)
      }
    }
    host.pass()
    let field = host.views[1]
    for typed in ["i", "il", "ill"] {
      host.use(field, .edited(typed))
      host.update()
      #expect(host.views.count == 3 && host.shows(field, at: 1))
      #expect(host.shown(by: field) == .edited(typed))
      #expect(host.text(of: host.views[2]) == typed)
    }
    text = "lit"
    host.update()
    #expect(host.shows(field, at: 1))
    #expect(host.shown(by: field) == .edited("lit"))
  }

  /// After the return key the field has what the model has, at once: the next key goes to that.
  static func submits(_ host: some HostProbe) throws {
    var (text, sent) = ("", [String]())
    host.root.setBody {
      TextField("Name", text: Binding(get: { text }, set: { text = $0 }))
        .onSubmit {
          sent.append(text)
          text = ""
        }
    }
    host.pass()
    let field = try #require(host.views.first)
    for typed in ["a", "b"] {
      host.use(field, .edited(typed))
      host.use(field, .submitted)
      #expect(host.shown(by: field) == .edited(""))
    }
    #expect(sent == ["a", "b"])
  }

  /// Text of several lines, typed and set.
  static func edits(_ host: some HostProbe) throws {
    var text = "one\ntwo"
    host.root.setBody {
      TextEditor(text: Binding(get: { text }, set: { text = $0 })).frame(width: 200, height: 100)
    }
    host.pass()
    let view = try #require(host.views.first)
    #expect(host.frame(of: view) == Rect(x: 50, y: 100, width: 200, height: 100))
    #expect(host.shown(by: view) == .edited("one\ntwo"))
    host.use(view, .edited("one\ntwo\nthree"))
    host.pass()
    #expect(text == "one\ntwo\nthree")
    text = "four"
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.shown(by: view) == .edited("four"))
  }

  static func slides(_ host: some HostProbe) throws {
    var value = 2.0
    host.root.setBody {
      Slider(value: Binding(get: { value }, set: { value = $0 }), in: 0...10, step: 0.5)
    }
    host.pass()
    let view = try #require(host.views.first)
    #expect(host.shown(by: view) == .moved(2))
    host.use(view, .moved(7.3))
    host.pass()
    #expect(value == 7.5)
    #expect(host.shown(by: view) == .moved(7.5))
  }

  static func chooses(_ host: some HostProbe) throws {
    var choice: Int? = 0
    host.root.setBody {
      Picker(["Red", "Green"], selection: Binding(get: { choice }, set: { choice = $0 }))
    }
    host.pass()
    let view = try #require(host.views.first)
    host.use(view, .selected(1))
    host.pass()
    #expect(choice == 1)
    #expect(host.shown(by: view) == .selected(1))
    choice = 0
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.shown(by: view) == .selected(0))
  }

  static func presses(_ host: some HostProbe) throws {
    var count = 0
    host.root.setBody {
      VStack {
        Button("More") { count += 1 }
        label("\(count)")
      }
    }
    host.pass()
    let known = host.identities
    host.use(try #require(host.views.first), .pressed)
    host.update()
    #expect(count == 1)
    #expect(host.text(of: try #require(host.views.last)) == "1")
    #expect(host.identities == known)
  }

  /// The toolkit knows that a control cannot be used; what comes through all the same does nothing.
  static func disables(_ host: some HostProbe) throws {
    var (count, isOff) = (0, true)
    host.root.setBody { Button("More") { count += 1 }.disabled(isOff) }
    host.pass()
    let view = try #require(host.views.first)
    #expect(!host.isEnabled(view))
    host.use(view, .pressed)
    host.pass()
    #expect(count == 0)
    isOff = false
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.isEnabled(view))
    host.use(view, .pressed)
    host.pass()
    #expect(count == 1)
  }

  /// A tap reaches only the innermost box with a tap action.
  static func taps(_ host: some HostProbe) throws {
    var observed: [String] = []
    host.root.setBody {
      ZStack { box(40).onTapGesture { observed.append("inner") } }
        .frame(width: 100, height: 100).background(.yellow).onTapGesture { observed.append("outer") }
    }
    host.pass()
    let (outer, inner) = (host.views[0], host.views[1])
    try host.tap(inner, at: Point(x: 150, y: 150))
    host.pass()
    #expect(observed == ["inner"])
    try host.tap(outer, at: Point(x: 110, y: 110))
    host.pass()
    #expect(observed == ["inner", "outer"])
  }

  /// A tap on a link opens it, and is none for the box around the text; one beside it is for the box.
  static func opensLinks(_ host: some HostProbe) throws {
    var (opened, taps) = ([String](), 0)
    host.root.setBody {
      VStack(alignment: .leading, spacing: 0) {
        Text(StyledText(markdown: "[lil lil](app:lil)")).font(.system(size: 16))
        label("lil lil")
      }
      .background(.yellow).onTapGesture { taps += 1 }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0)
          return .handled
        })
    }
    host.pass()
    #expect(host.frames.last == Rect(x: 0, y: 20, width: 56, height: 20))
    try host.tap(host.views[1], at: Point(x: 124, y: 140))
    host.pass()
    #expect(opened == ["app:lil"] && taps == 0)
    try host.tap(host.views[0], at: Point(x: 124, y: 160))
    host.pass()
    #expect(opened == ["app:lil"] && taps == 1)
  }

  /// A box that is drawn turned keeps its frame, and is pressed where it is drawn.
  static func turns(_ host: some HostProbe) throws {
    var taps = 0
    host.root.setBody {
      Rectangle().size(width: 100, height: 20).onTapGesture { taps += 1 }.rotationEffect(.degrees(90))
    }
    host.pass()
    #expect(host.root.result.elements.last?.frame == Rect(x: 100, y: 140, width: 100, height: 20))
    try host.tap(host.views[1], at: Point(x: 150, y: 110))
    host.pass()
    #expect(taps == 1)
    host.root.setBody {
      Rectangle().size(width: 100, height: 20).onTapGesture { taps += 1 }.rotationEffect(.degrees(0))
    }
    host.pass()
    try host.tap(host.views[1], at: Point(x: 110, y: 150))
    host.pass()
    #expect(taps == 2)
    // Twice as high, and then leaning to the right.
    for (transform, place) in [
      (Transform(scaleX: 1, y: 2), Point(x: 150, y: 172)),
      (Transform(a: 1, b: 0, c: 4, d: 1, tx: 0, ty: 0), Point(x: 215, y: 158)),
    ] {
      let before = taps
      host.root.setBody {
        Rectangle().size(width: 100, height: 20).onTapGesture { taps += 1 }.transformEffect(transform)
      }
      host.pass()
      #expect(host.root.result.elements.last?.frame == Rect(x: 100, y: 140, width: 100, height: 20))
      try host.tap(host.views[1], at: place)
      host.pass()
      #expect(taps == before + 1)
    }
  }

  /// Places count from the container's corner, though the view moves along.
  static func drags(_ host: some HostProbe) throws {
    var (inset, ended) = (0.0, [[Point]]())
    host.root.setBody {
      box(40).gesture(
        DragGesture(coordinateSpace: .global).onChanged {
          inset = $0.translation.width
          host.root.setNeedsLayout()
        }.onEnded { ended.append([$0.startLocation, $0.location]) }
      ).offset(x: inset, y: 0)
    }
    host.pass()
    let view = try #require(host.views.first)
    try host.drag(view, from: Point(x: 150, y: 150), to: Point(x: 190, y: 170))
    host.pass()
    #expect(ended == [[Point(x: 150, y: 150), Point(x: 190, y: 170)]])
    host.update()
    #expect(host.shows(view, at: 0))
    #expect(host.frame(of: view) == Rect(x: 170, y: 130, width: 40, height: 40))
  }
}
