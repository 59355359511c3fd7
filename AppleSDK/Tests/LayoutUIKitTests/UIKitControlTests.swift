import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct UIKitControlTests {
  private func bound<Value>(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(get: get, set: set)
  }

  @Test("The cursor stays where it was when the model has another text; what is being put together is left alone")
  func cursor() {
    let probe = UIKitProbe(width: 300, height: 100)
    var text = "abc"
    probe.container.updateBody { TextField("", text: bound({ text }, { text = $0.uppercased() })) }
    let field = probe.views.first as? UITextField
    field?.text = "abxc"
    field?.cursor.offset = 3
    field?.sendActions(for: .editingChanged)
    probe.pass()
    #expect(field?.text == "ABXC")
    #expect(field?.cursor.offset == 3)
    // A cursor behind the end of the new text is at its end.
    text = "A"
    probe.container.updateBody()
    #expect(field?.text == "A")
    #expect(field?.cursor.offset == 1)
    field?.cursor.isComposing = true
    field?.text = "ni"
    field?.sendActions(for: .editingChanged)
    probe.pass()
    #expect(field?.text == "ni")
    #expect(text == "NI")
    field?.cursor.isComposing = false
    field?.sendActions(for: .editingChanged)
    probe.pass()
    #expect(field?.text == "NI")
  }

  @Test("A text editor is a UITextView: it sends its text and its focus, takes the model's, and can be switched off")
  func editor() {
    let probe = UIKitProbe(width: 300, height: 200)
    var (text, focus, isOff) = ("one", [Bool](), false)
    probe.container.updateBody {
      TextEditor(text: bound({ text }, { text = $0 })).font(.system(size: 20)).disabled(isOff)
    }
    let editor = probe.views.first as? HostTextView
    #expect(editor?.text == "one")
    #expect(editor?.font?.pointSize == 20)
    #expect(editor?.frame.height == 200)
    #expect(editor?.isEditable == true)
    editor?.text = "one\ntwo"
    if let editor { editor.textViewDidChange(editor) }
    probe.pass()
    #expect(text == "one\ntwo")
    let texts = Simulation.texts
    probe.container.updateBody()
    #expect(Simulation.texts == texts)
    editor?.onFocus = { focus.append($0) }
    if let editor {
      editor.textViewDidBeginEditing(editor)
      editor.textViewDidEndEditing(editor)
    }
    #expect(focus == [true, false])
    isOff = true
    text = "three"
    probe.container.updateBody()
    #expect(editor?.text == "three")
    #expect(editor?.isEditable == false)
  }

  /// Letters are 10 wide and lines 25 high; the parts beside a title are 24 by 12 in a button, 59 wide in a toggle.
  @Test(
    "The titles of buttons and toggles wrap in proposals that are less than they need",
    arguments: [
      (200, CGSize(width: 134, height: 37), CGSize(width: 169, height: 31)),
      (133, CGSize(width: 94, height: 62), CGSize(width: 129, height: 50)),
      (90, CGSize(width: 84, height: 62), CGSize(width: 99, height: 75)),
      (10, CGSize(width: 64, height: 87), CGSize(width: 99, height: 75)),
    ] as [(Double, CGSize, CGSize)])
  func wrappedTitles(width: Double, button: CGSize, toggle: CGSize) throws {
    let probe = UIKitProbe(width: 300, height: 300)
    probe.container.updateBody {
      VStack {
        Button("Save it now") {}.frame(width: width)
        Toggle("Save it now", isOn: .constant(true)).frame(width: width)
      }.font(.system(size: 20))
    }
    let shown = try #require(probe.views.compactMap { $0 as? UIButton }.first)
    let row = try #require(probe.views.compactMap { $0 as? ToggleRow }.first)
    #expect([shown.frame.size, row.frame.size] == [button, toggle])
    for label in [shown.titleLabel, row.label] {
      #expect(label?.numberOfLines == 0)
      #expect(label?.lineBreakMode == .byWordWrapping)
    }
    #expect(shown.titleLabel?.textAlignment == .center)
  }

  @Test("A title's line limit counts in UIKit")
  func limitedTitle() throws {
    let probe = UIKitProbe(width: 300, height: 300)
    probe.container.updateBody { Button("Save it now") {}.font(.system(size: 20)).lineLimit(1).frame(width: 100) }
    let shown = try #require(probe.views.compactMap { $0 as? UIButton }.first)
    #expect(shown.frame.height == 37)
    #expect(shown.titleLabel?.numberOfLines == 1)
    #expect(shown.titleLabel?.lineBreakMode == .byTruncatingTail)
  }

  @Test("A picture is a UIImageView as large as the picture, in its mode; one that is none takes no room")
  func image() {
    let probe = UIKitProbe(width: 300, height: 100)
    var mode = ContentMode.fit
    probe.container.updateBody {
      VStack {
        Image(data: [40, 20]).resizable(mode).size(width: 100, height: 30)
        Image(data: [40, 20])
        Image(data: [1])
      }
    }
    let views = probe.views.compactMap { $0 as? UIImageView }
    #expect(views.first?.image?.size == CGSize(width: 40, height: 20))
    #expect(views.first?.frame.size == CGSize(width: 100, height: 30))
    #expect(views.first?.contentMode == .scaleAspectFit)
    #expect(views.first?.clipsToBounds == true)
    #expect(views[1].frame.size == CGSize(width: 40, height: 20))
    #expect(views.last?.image == nil)
    mode = .fill
    probe.container.updateBody()
    #expect(views.first?.contentMode == .scaleAspectFill)
  }

  @Test("A switch has its title as its label, and accessibility properties of a switch or an editor do not cover it")
  func spoken() {
    let probe = UIKitProbe(width: 300, height: 300)
    var isNamed = true
    probe.container.updateBody {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        if isNamed {
          Toggle("BT", isOn: .constant(true)).accessibilityLabel("Bluetooth").accessibilityHint("Switches the radio")
        } else {
          Toggle("BT", isOn: .constant(true)).accessibilityHint("Switches the radio")
        }
        TextEditor(text: .constant("")).accessibilityLabel("Notes").size(width: 100, height: 50)
      }
    }
    func switches() -> [UISwitch] {
      func inside(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(inside) }
      return inside(probe.container).compactMap { $0 as? UISwitch }
    }
    #expect(switches().map(\.accessibilityLabel) == ["Wi-Fi", "Bluetooth"])
    #expect(switches().map(\.accessibilityHint) == [nil, "Switches the radio"])
    let boxes = probe.views.compactMap { $0 as? BoxView }
    #expect(boxes.count == 2)
    #expect(boxes.allSatisfy { !$0.isAccessibilityElement && $0.accessibilityLabel == nil })
    let editor = probe.views.compactMap { $0 as? UITextView }.first
    #expect(editor?.accessibilityLabel == "Notes")
    isNamed = false
    probe.container.updateBody()
    #expect(switches().map(\.accessibilityLabel) == ["Wi-Fi", "BT"])
  }

  @Test(
    "A named box with several controls is a group and hides none; the only control is reached through boxes"
  )
  func namedBoxes() throws {
    let probe = UIKitProbe(width: 300, height: 300)
    var count = 2
    probe.container.updateBody {
      VStack {
        VStack { ForEach(0..<count, id: \.self) { number in Button("\(number)") {} } }.accessibilityLabel("box")
        Button("deep") {}.padding(4).background(.red).cornerRadius(2).shadow(radius: 3).accessibilityLabel("Deep")
        VStack {
          Text("a"); Text("b")
        }.onTapGesture {}.accessibilityLabel("tap")
        HStack { VStack { Text("c") }.onTapGesture {} }.accessibilityLabel("around")
      }
    }
    func box(_ label: String) -> UIView? {
      probe.views.compactMap { $0 as? BoxView }.first { $0.accessibilityLabel == label }
    }
    let named = try #require(box("box"))
    #expect(!named.isAccessibilityElement && named.accessibilityContainerType == .semanticGroup)
    #expect(named.subviews.allSatisfy { $0.accessibilityLabel == nil })
    let deep = probe.views.compactMap { $0 as? UIButton }.first { $0.title(for: .normal) == "deep" }
    #expect(deep?.accessibilityLabel == "Deep")
    #expect(box("Deep") == nil)
    #expect(box("tap")?.isAccessibilityElement == true)
    #expect(box("tap")?.accessibilityTraits == .button)
    #expect(box("around")?.isAccessibilityElement == false)
    #expect(box("around")?.accessibilityContainerType == .semanticGroup)
    // With one control left it is that which is called so, and nothing is left of the group.
    count = 1
    probe.container.updateBody()
    #expect((named.subviews.first as? UIButton)?.accessibilityLabel == "box")
    #expect(named.accessibilityLabel == nil && named.accessibilityContainerType == .none)
    count = 0
    probe.container.updateBody()
    #expect(named.isAccessibilityElement && named.accessibilityLabel == "box")
  }

  @Test("Roles are UIKit's traits; a group is no element, and what is hidden is hidden with everything inside")
  func roles() {
    let probe = UIKitProbe(width: 300, height: 300)
    probe.container.updateBody {
      VStack {
        Rectangle().size(width: 9, height: 9).accessibilityLabel("h").accessibilityRole(.header)
        VStack { Text("x") }.accessibilityLabel("g").accessibilityRole(.group)
        Button("b") {}.accessibilityHidden()
      }
    }
    let boxes = probe.views.compactMap { $0 as? BoxView }
    #expect(boxes.map(\.isAccessibilityElement) == [true, false, false])
    #expect(boxes.map(\.accessibilityTraits) == [.header, .none, .none])
    #expect(boxes.map(\.accessibilityElementsHidden) == [false, false, true])
  }

  @Test("Text size is a person's: fonts and frames follow each step")
  func textSize() {
    let probe = UIKitProbe(width: 400, height: 100)
    probe.container.updateBody { Text("abcd").font(.system(size: 17)) }
    for (category, points) in [(UIContentSizeCategory.large, 17.0), (.extraSmall, 14), (.accessibilityLarge, 33)] {
      Simulation.setTraits(UITraitCollection(preferredContentSizeCategory: category), of: probe.window)
      probe.pass()
      let label = probe.views.first as? UILabel
      #expect(abs(Double(label?.font.pointSize ?? 0) - points) < 1e-9)
      #expect(label?.frame.width == CGFloat((points * 2).rounded(.up)))
    }
    Simulation.setTraits(UITraitCollection(), of: probe.window)
  }

  @Test("The return key takes the keyboard away, unless another view has it by then; switching a field off is an event")
  func keyboard() {
    let probe = UIKitProbe(width: 300, height: 200)
    var (observed, isOff) = ([String](), false)
    probe.container.updateBody {
      VStack {
        TextField("", text: .constant("a")).onFocusChange { observed.append("a \($0)") }.onSubmit {
          observed.append("submit")
        }
        .disabled(isOff)
        TextField("", text: .constant("b")).onFocusChange { observed.append("b \($0)") }
      }
    }
    let fields = probe.views.compactMap { $0 as? UITextField }
    _ = fields[0].becomeFirstResponder()
    fields[0].sendActions(for: .primaryActionTriggered)
    #expect(observed == ["a true", "submit", "a false"])
    #expect(!fields[0].isFirstResponder)
    _ = fields[1].becomeFirstResponder()
    fields[0].sendActions(for: .primaryActionTriggered)
    #expect(fields[1].isFirstResponder)
    _ = fields[0].becomeFirstResponder()
    observed = []
    isOff = true
    probe.container.updateBody()
    #expect(!fields[0].isFirstResponder)
    #expect(observed == ["a false"])
  }

  @Test(
    "A toggle that is off has a pale title; a new title does not fade in; one scroll view goes to its top")
  func looks() {
    let probe = UIKitProbe(width: 300, height: 200)
    var (title, isOff) = ("a", true)
    let fades = Simulation.fades
    probe.container.updateBody {
      VStack {
        Toggle("t", isOn: .constant(true)).disabled(isOff)
        Button(title) {}
        ScrollView(.horizontal) { Text("x") }
        ScrollView { ScrollView { Text("y") } }
        TextEditor(text: .constant(""))
      }
    }
    let row = probe.views.first as? ToggleRow
    #expect(row?.label.isEnabled == false)
    isOff = false
    title = "b"
    probe.container.updateBody()
    #expect(row?.label.isEnabled == true)
    #expect(probe.views.compactMap { $0 as? UIButton }.first?.title(for: .normal) == "b")
    #expect(Simulation.fades == fades)
    #expect(probe.views.compactMap { $0 as? UIScrollView }.map(\.scrollsToTop) == [false, true, false, false])
  }

  @Test("A text view's style is set where it differs: each time the whole text would be set anew")
  func quietEditor() {
    let probe = UIKitProbe(width: 300, height: 200)
    var (text, size) = ("one", 20.0)
    probe.container.updateBody { TextEditor(text: bound({ text }, { text = $0 })).font(.system(size: size)) }
    let styles = Simulation.styles
    text = "two"
    probe.container.updateBody()
    #expect(Simulation.styles == styles)
    size = 30
    probe.container.updateBody()
    #expect(Simulation.styles == styles + 1)
  }

  @Test("A pull by 64 points refreshes, where there is an action for it, whether the content fits or not")
  func pull() throws {
    for height in [50.0, 500] {
      let probe = UIKitProbe(width: 300, height: 200)
      var isRefreshable = true
      probe.container.updateBody {
        let content = ScrollView { Rectangle().size(width: 100, height: height) }
        if isRefreshable {
          content.refreshable { try? await Task.sleep(for: .seconds(3600)) }
        } else {
          content
        }
      }
      func spinners(after distance: Double) throws -> Int {
        let view = try #require(probe.views.compactMap { $0 as? UIScrollView }.first)
        #expect(view.alwaysBounceVertical == isRefreshable)
        Simulation.pull(view, by: distance)
        probe.pass()
        #expect(view.contentOffset == .zero)
        return probe.views.count { $0 is UIActivityIndicatorView }
      }
      #expect(try spinners(after: 63) == 0)
      #expect(try spinners(after: 64) == 1)
      isRefreshable = false
      probe.container.updateBody()
      probe.pass()
      #expect(try spinners(after: 64) == 0)
      probe.close()
    }
  }

  @Test("A tint is the colour of a spinner, which has no tint colour; without one it has that of its style")
  func spinner() {
    let probe = UIKitProbe(width: 300, height: 200)
    var isTinted = true
    probe.container.updateBody { ProgressView().tint(isTinted ? .red : nil) }
    let spinner = probe.views.first as? UIActivityIndicatorView
    #expect(spinner?.color == UIColor(red: 1, green: 0x3B / 255.0, blue: 0x30 / 255.0, alpha: 1))
    isTinted = false
    probe.container.updateBody()
    #expect(spinner === probe.views.first)
    #expect(spinner?.color == UIActivityIndicatorView.styleColor)
  }

  @Test("A tint colours a switch; a menu stays as long as the choices do")
  func tintAndMenu() {
    let probe = UIKitProbe(width: 300, height: 200)
    var (choice, title) = (Int?.some(0), "a")
    probe.container.updateBody {
      VStack {
        Toggle("", isOn: .constant(true)).tint(.red)
        Picker(["Red", "Green"], selection: bound({ choice }, { choice = $0 }))
        Text(title)
      }
    }
    let knob = (probe.views.first as? UIView)?.subviews.compactMap { $0 as? UISwitch }.first
    #expect(knob?.onTintColor == UIColor(red: 1, green: 0x3B / 255.0, blue: 0x30 / 255.0, alpha: 1))
    let button = probe.views.compactMap { $0 as? UIButton }.first
    let menu = button?.menu
    title = "b"
    probe.container.environment.font = .system(size: 30)
    probe.container.updateBody()
    #expect(button?.menu === menu)
    choice = 1
    probe.container.updateBody()
    #expect(button?.menu !== menu)
  }

  @Test("In a box that listens a tap on a control is its own; a drag is so on a slider, not on a button")
  func inside() throws {
    let probe = UIKitProbe(width: 200, height: 200)
    var observed: [String] = []
    probe.container.updateBody {
      VStack {
        Button("b") {}
        Slider(value: .constant(0.5))
        TextField("", text: .constant(""))
        Button("off") {}.disabled(true)
        Text("t")
      }
      .onTapGesture { observed.append("tap") }
      .gesture(DragGesture().onEnded { _ in observed.append("drag") })
    }
    let box = try #require(probe.views.first as? BoxView)
    func touch(_ view: UIView?) -> [String] {
      observed = []
      guard let view else { return [] }
      let frame = probe.container.convert(view.bounds, from: view)
      // The corner of the box is beside what is in it.
      let (x, y) = view === box ? (frame.minX + 1, frame.minY + 1) : (frame.midX, frame.midY)
      for end in [x, x + 20] {
        probe.container.point(.began, x, y)
        if end != x { probe.container.point(.changed, end, y) }
        probe.container.point(.ended, end, y)
      }
      return observed.sorted()
    }
    let buttons = box.subviews.compactMap { $0 as? UIButton }
    #expect(touch(box) == ["drag", "tap"])
    #expect(touch(buttons[0]) == ["drag"])
    #expect(touch(buttons[1]) == ["drag", "tap"])
    #expect(touch(box.subviews.first { $0 is UISlider }) == [])
    #expect(touch(box.subviews.first { $0 is UITextField }) == [])
    #expect(touch(box.subviews.first { $0 is UILabel }) == ["drag", "tap"])
  }

  @Test("A scroll view scrolls along its axes only, also from a button; going back where content ends is no event")
  func scrolling() {
    let probe = UIKitProbe(width: 200, height: 100)
    var count = 5
    probe.container.updateBody {
      ScrollView { VStack { ForEach(0..<count, id: \.self) { _ in Rectangle().size(width: 250, height: 100) } } }.id(
        "l")
    }
    let view = probe.views.compactMap { $0 as? HostScrollView }.first
    #expect(view?.contentSize == CGSize(width: min(250, view?.frame.width ?? 0), height: 500))
    #expect(view?.keyboardDismissMode == .interactive)
    #expect(view?.touchesShouldCancel(in: UIButton()) == true)
    #expect(view?.touchesShouldCancel(in: UISlider()) == false)
    view?.contentOffset = CGPoint(x: 0, y: 400)
    probe.pass()
    #expect(probe.root.scrollOffset(of: "l") == Point(x: 0, y: 400))
    var notified: [Point] = []
    let notify = probe.container.host.onScroll
    probe.container.host.onScroll = {
      notified.append($1)
      notify?($0, $1)
    }
    count = 2
    probe.window.frame.size.height = 150
    probe.container.updateBody()
    probe.pass()
    #expect(view?.contentOffset == CGPoint(x: 0, y: 50))
    #expect(probe.root.scrollOffset(of: "l") == Point(x: 0, y: 50))
    #expect(notified == [])
  }

  @Test("Touches go through boxes without a ground and without gestures, and come to what is inside")
  func touches() {
    let probe = UIKitProbe(width: 200, height: 100)
    var ground: Color = .clear
    probe.container.updateBody {
      VStack {
        Button("b") {}
        Rectangle().size(width: 200, height: 50)
      }.background(ground).cornerRadius(4)
    }
    func hit(_ x: Double, _ y: Double) -> UIView? { probe.container.hitTest(CGPoint(x: x, y: y), with: nil) }
    let button = probe.views.compactMap { $0 as? UIButton }.first
    let middle = button.map { CGPoint(x: 100, y: 20 + $0.frame.minY) } ?? .zero
    #expect(hit(100, middle.y + 10) === button)
    // Nothing of the layout is there: what is behind the container is touched, until it has a ground of its own.
    #expect(hit(2, 80) == nil)
    probe.container.backgroundColor = .systemRed
    #expect(hit(2, 80) === probe.container)
    probe.container.backgroundColor = nil
    probe.container.addGestureRecognizer(Recognizers.tap { _ in })
    #expect(hit(2, 80) === probe.container)
    ground = .red
    probe.container.updateBody()
    #expect(hit(2, 80) is BoxView)
    #expect(hit(100, middle.y + 10) === button)
  }

  @Test("A box with words beside the pointer has the pointer that moves, and touches go to what is below")
  func helpIsNoTarget() throws {
    let probe = UIKitProbe(width: 100, height: 100)
    probe.container.updateBody {
      ZStack {
        Button("b") {}.size(width: 100, height: 100)
        Text("words").size(width: 60, height: 60).help("more words")
      }
    }
    probe.pass()
    let button = try #require(probe.views.first as? UIButton)
    let box = try #require(probe.views.first { probe.help(of: $0) == "more words" } as? BoxView)
    let middle = CGPoint(x: 50, y: 50)
    #expect(probe.container.hitTest(middle, with: nil) === button)
    #expect(Simulation.pointed(at: middle, in: probe.container) === box)
    #expect(Simulation.pointed(at: CGPoint(x: 5, y: 5), in: probe.container) == nil)
  }
}
