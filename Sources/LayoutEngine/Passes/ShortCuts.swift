/// The long way: nothing is known before it is measured, for comparing with the results of folding:
///
/// 1. what has no effect on a node is taken out of its proposals, and a node with one length is left out when lengths
///    are shared out;
/// 2. responses follow from extents;
/// 3. guides that nothing inside defines follow from the size;
/// 4. a change rises only as far as it changes a response;
/// 5. a container around a grid responds with its width without heights;
/// 6. a text has its natural lines at each width that leaves room for them, and its least height is that of one line;
/// 7. of an infinite length the proposal to each is infinity at once, and a bounded member among endless ones is not
///    measured at infinity;
/// 8. walks go straight to what changed, past its siblings.
///
/// With `takesShortCuts` off every rule is followed by the letter; responses are stored all the same, since measuring
/// has no effects. Sums of shares are then added up where an extent takes the whole, so both ways have the same frames
/// except for the rounding of such a sum. Only lazy lists may have more rows out of sight: they are measured for ideal
/// lengths that nothing else depends on. Which nodes a commit visits is no part of this, since it changes no frame.
extension LayoutTree {
  /// Marks the node as depending on everything, with every guide, and with nothing known beforehand.
  func closeShortCuts(_ folded: inout Folded) {
    folded.markMustMeasure()
    folded.traits.formUnion(.guides)
  }
}
