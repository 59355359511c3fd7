import LayoutEngine

/// What is stored of a scroll view with settings, beside its offset.
///
/// It is apart from `ScrollState`, which is read in every turn of a lazy list, and which most scroll views have alone.
struct ScrollDetails {
  var settings = ScrollSettings()
  /// The room around the content, as `contentMargins` and the safe area make it.
  var margins = EdgeInsets()
  /// The traits that the host knows, and the view for which it does.
  var shownTraits: (view: ViewID, traits: ScrollTraits)?
  /// Whether the content was placed, so that it is no longer at its first offset.
  var hasBegun = false
  /// The axes on which the end was shown after the last turn.
  var wasAtEnd: Axis.Set = []
}
