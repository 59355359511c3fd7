import LayoutKitCompat

/// An item of a feed with 16 leaves.
struct FeedItemLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(actor: String, text: String, likes: Int, comment: String) {
    let top = StackLayout(
      axis: .horizontal,
      sublayouts: [
        LabelLayout(text: "\(actor) commented on this", flexibility: .high),
        LabelLayout(text: "…", alignment: .topTrailing, flexibility: .inflexible),
      ])
    let names = StackLayout(
      axis: .vertical,
      sublayouts: [
        LabelLayout(text: actor, font: .headline), LabelLayout(text: "Person at work", font: .footnote),
        LabelLayout(text: "5 days ago", font: .footnote),
      ])
    let author = StackLayout(
      axis: .horizontal, spacing: 4,
      sublayouts: [FeedItemLayout.picture(50, 50), names, SizeLayout(width: 24, height: 24, alignment: .topTrailing)])
    let shared = StackLayout(
      axis: .vertical,
      sublayouts: [
        SizeLayout(height: 350, alignment: .fill), LabelLayout(text: "A title"),
        LabelLayout(text: "example.org", font: .footnote),
      ])
    let actions = StackLayout(
      axis: .horizontal, distribution: .fillEqualSize,
      sublayouts: [
        LabelLayout(text: "Like (\(likes))", alignment: .center), LabelLayout(text: "Comment", alignment: .center),
        LabelLayout(text: "Share", alignment: .center),
      ])
    let response = StackLayout(
      axis: .horizontal, spacing: 4,
      sublayouts: [
        FeedItemLayout.picture(30, 30), LabelLayout(text: comment, flexibility: .high), SizeLayout(width: 8, height: 8),
      ])
    content = InsetLayout(
      inset: 8,
      sublayout: StackLayout(
        axis: .vertical, spacing: 4,
        sublayouts: [top, author, LabelLayout(text: text), shared, actions, response]))
  }

  private static func picture(_ width: Double, _ height: Double) -> any MeasurableLayout {
    SizeLayout(
      width: width, height: height, alignment: .topLeading, view: ViewRecipe(.image(.file("face.jpg"), .fill)))
  }
}
