import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitControlTests {
  @Test("Each control is AppKit's own")
  func kinds() {
    let probe = AppKitProbe(width: 300, height: 600)
    let text = Binding.constant("")
    let isOn = Binding.constant(true)
    let value = Binding.constant(0.5)
    probe.container.updateBody {
      VStack {
        Button("Go", role: .primary) {}
        Button("Delete", role: .destructive) {}
        Toggle("On", isOn: isOn)
        Toggle("", isOn: isOn)
        SecureField("Secret", text: text)
        TextEditor(text: text)
        Slider(value: value)
        ProgressView(value: 0.25)
        ProgressView()
      }
    }
    let views = probe.views
    #expect((views[0] as? NSButton)?.keyEquivalent == "\r")
    #expect((views[1] as? NSButton)?.hasDestructiveAction == true)
    #expect((views[2] as? NSButton)?.state == .on)
    #expect((views[2] as? NSButton)?.title == "On")
    #expect((views[3] as? NSSwitch)?.state == .on)
    #expect((views[4] as? NSSecureTextField)?.placeholderString == "Secret")
    #expect((views[5] as? NSScrollView)?.documentView is NSTextView)
    #expect((views[6] as? NSSlider)?.doubleValue == 0.5)
    #expect((views[7] as? NSProgressIndicator)?.doubleValue == 0.25)
    #expect((views[7] as? NSProgressIndicator)?.isIndeterminate == false)
    #expect((views[8] as? NSProgressIndicator)?.isAnimating == true)
    #expect((views[8] as? NSProgressIndicator)?.style == .spinning)
  }

  @Test("A radio button is alone in its place, which it fills, and has all that people and screen readers use")
  func radioButtons() throws {
    let probe = AppKitProbe(width: 300, height: 100)
    probe.container.updateBody {
      Picker("", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.radioGroup).labelsHidden().disabled(true).controlSize(.small)
      .environment(\.layoutDirection, .rightToLeft)
    }
    probe.pass()
    let places = probe.views.compactMap { $0 as? RadioPlace }
    try #require(places.count == 2)
    #expect(places.map(\.button.title) == ["One", "Two"] && places.map(\.button.state) == [.on, .off])
    for place in places {
      #expect(place.subviews.count == 1 && place.button.superview === place && place.button.frame == place.bounds)
      #expect(place.intrinsicContentSize == place.button.intrinsicContentSize)
      #expect(!place.button.isEnabled && place.button.controlSize == .small)
      #expect(place.button.userInterfaceLayoutDirection == .rightToLeft)
      #expect(place.hitTest(CGPoint(x: place.frame.midX, y: place.frame.midY)) === place.button)
      #expect(!place.isAccessibilityElement())
    }
    probe.container.updateBody {
      Picker("", selection: .constant(1)) { Text("One").tag(1) }
        .pickerStyle(.radioGroup).labelsHidden()
    }
    probe.pass()
    let place = try #require(probe.views.compactMap { $0 as? RadioPlace }.first)
    var words = AccessibilityProperties()
    (words.label, words.hint, words.help) = ("First", "Chooses", "words")
    let view = probe.container.viewID(of: place).flatMap { probe.container.host.views[$0] }
    #expect(view?.describe(words) == true)
    #expect(place.button.accessibilityLabel() == "First" && place.button.accessibilityHelp() == "Chooses")
    #expect(place.button.toolTip == "words" && place.accessibilityLabel() == nil && place.toolTip == nil)
    #expect(probe.root.focus(probe.container.viewID(of: place)) && place.button.hasKeyboard)
  }

  @Test("A model that changes a text while it is typed leaves the keyboard and the cursor where they are")
  func editing() throws {
    let probe = AppKitProbe(width: 300, height: 100)
    var text = ""
    var observed: [String] = []
    probe.container.updateBody {
      TextField(
        "",
        text: Binding {
          text
        } set: {
          text = $0.uppercased()
        }
      )
      .onFocusChange { observed.append("focus \($0)") }
      .onSubmit { observed.append("submit \(text)") }
    }
    let field = try #require(probe.views.first as? NSTextField)
    Simulation.type("ab", into: field)
    field.currentEditor()?.selectedRange = NSRange(location: 1, length: 0)
    probe.pass()
    #expect(field.stringValue == "AB")
    #expect(field.currentEditor()?.string == "AB")
    #expect(field.currentEditor()?.selectedRange == NSRange(location: 1, length: 0))
    let texts = Simulation.texts
    probe.container.updateBody()
    #expect(Simulation.texts == texts)
    // Letters that are being put together are left alone.
    let editor = field.currentEditor() as? NSTextView
    editor?.isComposing = true
    text = "C"
    probe.container.updateBody()
    #expect(field.stringValue == "AB")
    editor?.isComposing = false
    text = "AB"
    probe.container.updateBody()
    field.sendAction()
    #expect(observed == ["focus true", "submit AB"])
    #expect(probe.window.makeFirstResponder(nil))
    #expect(observed == ["focus true", "submit AB", "focus false"])
    #expect(field.stringValue == "AB")
  }

  @Test("An editor sends the typed text and keeps its cursor")
  func editor() throws {
    let probe = AppKitProbe(width: 300, height: 100)
    var text = "one"
    probe.container.updateBody {
      TextEditor(
        text: Binding {
          text
        } set: {
          text = $0.uppercased()
        })
    }
    let view = try #require((probe.views.first as? NSScrollView)?.documentView as? NSTextView)
    #expect(view.string == "one")
    Simulation.type("two", into: view)
    view.selectedRange = NSRange(location: 2, length: 0)
    probe.pass()
    #expect(text == "TWO")
    #expect(view.string == "TWO")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test("Choices of the same name stay two; a choice that is taken back shows the old one")
  func choices() {
    let probe = AppKitProbe(width: 300, height: 100)
    var choice: Int? = 1
    var options = ["Same", "Same", "Other"]
    probe.container.updateBody {
      Picker(
        options,
        selection: Binding {
          choice
        } set: { _ in
        })
    }
    let button = probe.views.first as? NSPopUpButton
    #expect(button?.menu?.items.map(\.title) == options)
    #expect(button?.indexOfSelectedItem == 1)
    probe.use(probe.views[0], .selected(2))
    probe.pass()
    #expect(button?.indexOfSelectedItem == 1)
    (choice, options) = (nil, ["A"])
    probe.container.updateBody()
    #expect(button?.indexOfSelectedItem == -1)
    #expect(button?.menu?.items.map(\.title) == ["A"])
  }

  @Test("A control has AppKit's size: its visible part is in its frame")
  func sizes() {
    let probe = AppKitProbe(width: 300, height: 100)
    probe.container.updateBody { Button("Go") {}.font(.system(size: 16)) }
    // Two letters of 8 points in 12 at each side; a line of 20 in 6 above and below.
    #expect(probe.frames == [Rect(x: 130, y: 34, width: 40, height: 32)])
    #expect((probe.views[0] as? NSView)?.frame == CGRect(x: 124, y: 30, width: 52, height: 44))
    probe.container.updateBody { Button("Go") {}.disabled(true) }
    #expect((probe.views[0] as? NSButton)?.isEnabled == false)
  }

  @Test("A text's style is set where it differs: each time the whole text would be set anew", arguments: [false, true])
  func quietStyles(isEditor: Bool) {
    let probe = AppKitProbe(width: 300, height: 200)
    var (text, size) = ("one", 20.0)
    probe.container.updateBody {
      let bound = Binding {
        text
      } set: {
        text = $0
      }
      if isEditor {
        TextEditor(text: bound).font(.system(size: size))
      } else {
        TextField("", text: bound).font(.system(size: size))
      }
    }
    let styles = Simulation.styles
    text = "two"
    probe.container.updateBody()
    #expect(Simulation.styles == styles)
    size = 30
    probe.container.updateBody()
    #expect(Simulation.styles > styles)
  }

  @Test("A change that is taken back finds the text as it was after the change, though the model made another of it")
  func undo() throws {
    let probe = AppKitProbe(width: 300, height: 100)
    var text = "one"
    probe.container.updateBody {
      TextEditor(
        text: Binding {
          text
        } set: {
          text = $0.filter(\.isLetter)
        })
    }
    let view = try #require((probe.views.first as? NSScrollView)?.documentView as? NSTextView)
    Simulation.type("two1", into: view)
    view.selectedRange = NSRange(location: 1, length: 2)
    probe.pass()
    #expect(view.string == "two")
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    #expect(Simulation.undo(in: view))
    probe.pass()
    #expect(view.string == "two")
    // Another text, while no key is pressed: what was typed into the one before cannot be taken back in it.
    #expect(probe.window.makeFirstResponder(nil))
    text = "other"
    probe.container.updateBody()
    #expect(view.string == "other")
    #expect(view.undoManager?.canUndo == false)
  }

  @Test("The model's text while letters are composed is shown at the end at the latest")
  func composing() throws {
    let probe = AppKitProbe(width: 300, height: 200)
    var text = ""
    probe.container.updateBody {
      TextField(
        "",
        text: Binding {
          text
        } set: {
          text = $0
        })
    }
    let field = try #require(probe.views.first as? NSTextField)
    #expect(field.usesSingleLineMode)
    Simulation.type("ab", into: field)
    (field.currentEditor() as? NSTextView)?.isComposing = true
    text = ""
    probe.container.updateBody()
    #expect(field.stringValue == "ab")
    (field.currentEditor() as? NSTextView)?.isComposing = false
    #expect(probe.window.makeFirstResponder(nil))
    #expect(field.stringValue == "")
  }

  @Test("A button with large letters or several lines is as high as these need")
  func highButtons() {
    let probe = AppKitProbe(width: 300, height: 200)
    probe.container.updateBody {
      VStack {
        Button("Go") {}.font(.system(size: 13))
        Button("Go") {}.font(.system(size: 32))
        Button("Go\nnow") {}.font(.system(size: 13))
      }
    }
    let buttons = probe.views.compactMap { $0 as? NSButton }
    #expect(buttons.map(\.bezelStyle) == [.push, .flexiblePush, .flexiblePush])
    #expect(probe.frames[1].height == 52)
  }

  @Test("Titles stay in one line, on the main queue and measured elsewhere")
  func titlesInOneLine() async {
    let style = TextStyle(font: .system(size: 13))
    let measurer = AppKitControls(texts: .shared)
    for control in [Control.button(title: "Save it now", role: nil), .toggle(title: "Save it now", isOn: true)] {
      let content = ControlContent(control, style: style)
      let elsewhere = await Task.detached { measurer.metrics(of: content) }.value
      for metrics in [elsewhere, measurer.metrics(of: content)] {
        #expect(metrics.minimum == metrics.ideal)
        #expect(metrics.titleInset == nil)
      }
    }
  }

  @Test("An editor is as wide as there is room, from the beginning")
  func editorWidth() throws {
    let probe = AppKitProbe(width: 300, height: 100)
    probe.container.updateBody { TextEditor(text: .constant("")) }
    let scrollView = try #require(probe.views.first as? NSScrollView)
    #expect(scrollView.contentSize.width == 296)
    #expect(scrollView.documentView?.frame.width == 296)
    probe.resize(width: 200, height: 100)
    probe.pass()
    #expect(scrollView.documentView?.frame.width == 196)
  }
}
