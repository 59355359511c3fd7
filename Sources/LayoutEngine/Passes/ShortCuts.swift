/// The long way: nothing is known before it is asked, for comparing with what folding says of it:
///
/// 1. what a node cannot notice is taken out of its proposals, and what has one length is left out when lengths are shared;
/// 2. answers follow from extents;
/// 3. guides that nothing inside defines follow from the size;
/// 4. a change rises only as far as it changes an answer;
/// 5. what holds a grid answers for its width without heights;
/// 6. a text has its natural lines at each width that leaves room for them, and its least height is that of one line;
/// 7. of an infinite length each is offered infinity at once, and a bounded member among endless ones is not asked at infinity;
/// 8. walks go straight to what changed, past its siblings.
///
/// With `takesShortCuts` off every rule is followed by the letter; answers are remembered all the same, since measuring has
/// no effects. Sums of shares are then added up where an extent takes the whole, so both ways have the same frames but for
/// what such a sum loses. Only lazy lists may have more rows out of sight: they are asked for ideal lengths that nothing else
/// depends on.
extension LayoutTree {
  /// The node notices everything, may define every guide, and nothing about it is known beforehand.
  func closeShortCuts(_ folded: inout Folded) {
    folded.askAll()
    folded.traits.formUnion(.guides)
  }
}
