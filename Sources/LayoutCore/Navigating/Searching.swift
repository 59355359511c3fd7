import LayoutEngine

/// Shows a field for a search in the bar around.
public struct _SearchModifier: LayoutModifier {
  let text: Binding<String>
  let prompt: String
  @Environment(\.searchFocus) private var focus

  init(text: Binding<String>, prompt: String) { (self.text, self.prompt) = (text, prompt) }

  /// The element, with the field for the bar.
  public func body(content: Content) -> some Layout {
    let (text, prompt, focus) = (text, prompt, focus)
    content
      .environment(\.searchFocus, nil)
      .toolbar {
        ToolbarItem(placement: .automatic) {
          SearchField(prompt, text: text).modified(by: SearchFieldFocus(focus: focus)).frame(width: 160)
        }
      }
  }
}

/// The state of the keyboard that a field for a search has.
struct SearchFocus {
  let modifier: any _PrimitiveModifier
}

extension EnvironmentValues {
  private enum SearchFocusKey: EnvironmentKey { static var defaultValue: SearchFocus? { nil } }

  /// The state of the keyboard for the field of the next search inside; `nil` where it has none.
  var searchFocus: SearchFocus? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

/// Connects the field with the state around it, if there is one.
private struct SearchFieldFocus: _PrimitiveModifier {
  let focus: SearchFocus?

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let focus else { return content._lower(lowering) }
    lowering.erased(focus.modifier.around(content))
  }
}

extension _PrimitiveModifier {
  /// An element with the modifier around it.
  func around(_ content: some Layout) -> any Layout { _ModifiedLayout(content, self) }
}

/// Gives the fields of searches inside a state of the keyboard.
public struct _SearchFocusModifier<Value: Hashable>: _PrimitiveModifier {
  let focus: _FocusedModifier<Value>

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    let focus = focus
    lowering.withEnvironment({ $0.searchFocus = SearchFocus(modifier: focus) }, content)
  }
}

extension Layout {
  /// Shows a field for a search in the bar of the page.
  ///
  /// - Parameters:
  ///   - text: the text of the search.
  ///   - prompt: shows while the text is empty.
  public func searchable(
    text: Binding<String>, prompt: String = "Search"
  ) -> _ModifiedLayout<Self, _CustomModifier<_SearchModifier>> {
    modifier(_SearchModifier(text: text, prompt: prompt))
  }

  /// Connects a state with the keyboard in the field of the nearest `searchable(text:prompt:)` inside: it is `true` while the
  /// field has the keyboard, and setting it moves the keyboard. See `FocusState`.
  ///
  /// It is written behind `searchable`:
  ///
  /// ```swift
  /// Messages().searchable(text: $words).searchFocused($isSearching)
  /// ```
  public func searchFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> _ModifiedLayout<Self, _SearchFocusModifier<Bool>> {
    searchFocused(condition, equals: true)
  }

  /// Connects a state with the keyboard in the field of the nearest `searchable(text:prompt:)` inside: it is `value` while the
  /// field has the keyboard, and setting it to `value` moves the keyboard. See `FocusState`.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _ModifiedLayout<Self, _SearchFocusModifier<Value>> {
    _ModifiedLayout(
      self,
      _SearchFocusModifier(
        focus: _FocusedModifier(binding: binding, value: value, present: binding.wrappedValue)))
  }
}
