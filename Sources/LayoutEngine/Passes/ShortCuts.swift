/// The long way: every rule by the letter, for comparing with the shorter ways to the same numbers, which are:
///
/// 1. what a node cannot notice is taken out of its proposals, and what can notice nothing is measured once, bottom up
///    (`noticesWidth`, `noticesHeight`);
/// 2. children are served in an order that is known without probing (`direct`);
/// 3. lengths at 0 and at infinity are added up (`separable`), and the least height of a text is read off its lines;
/// 4. plain stacks are measured and placed in one walk (`plain`, `inert`, `inertAcross`);
/// 5. boxes fill their frames (`filled`), and leaves and stacks are prepared in passing;
/// 6. what was measured for the very proposal it is placed with, or is asked for guides in, is not served again
///    (`settled`);
/// 7. guides that nothing inside defines follow from the size;
/// 8. a change rises only as far as it changes an answer;
/// 9. what holds a grid answers for its width without heights;
/// 10. a text has its natural lines at each width that leaves room for them.
///
/// With `takesShortCuts` off none is taken; answers are remembered all the same, since measuring has no effects. Both ways
/// have the same frames, bit for bit. Only lazy lists may have more rows out of sight without: they are asked for ideal
/// lengths that nothing else depends on.
extension LayoutTree {
  /// The node notices everything, may define every guide, and nothing about it is known beforehand.
  func closeShortCuts(of node: NodeIndex, _ traits: inout NodeTraits) {
    nodes[node].marks.subtract(.shortCuts)
    traits.formUnion(.noticesBoth.union(.guides))
  }
}
