import LayoutKitCompat

struct MiniProfileLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(name: String, headline: String) {
    let photo = SizeLayout(
      width: 80, height: 80, alignment: .center, viewReuseId: "photo",
      view: ViewRecipe(.shape(.circle, ShapeAppearance(fill: .gray))))
    let texts = StackLayout(
      axis: .vertical, spacing: 2,
      alignment: LayoutKitAlignment(vertical: .center, horizontal: .fill),
      sublayouts: [
        LabelLayout(text: name, font: .system(size: 40), viewReuseId: "name"),
        LabelLayout(text: headline, font: .system(size: 20), viewReuseId: "headline"),
      ])
    content = InsetLayout(
      inset: 8, sublayout: StackLayout(axis: .horizontal, spacing: 8, sublayouts: [photo, texts]),
      view: ViewRecipe(.shape(.rectangle, ShapeAppearance(fill: .white))))
  }
}

struct SkillsCardLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(skills: [(name: String, count: Int)]) {
    let rows = skills.map { skill in
      StackLayout(
        axis: .horizontal, spacing: 6,
        sublayouts: [
          LabelLayout(text: "\(skill.count)", numberOfLines: 1, flexibility: .inflexible),
          LabelLayout(text: skill.name, numberOfLines: 1, flexibility: .high),
        ])
    }
    let title = LabelLayout(text: "Skills", font: .title, alignment: .topCenter)
    content = InsetLayout(
      inset: 10,
      sublayout: StackLayout(axis: .vertical, spacing: 5, distribution: .leading, sublayouts: [title] + rows))
  }
}

struct ProfileCardLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(name: String, position: String, location: String) {
    let photo = SizeLayout(width: 50, height: 50, alignment: .topCenter)
    let name = LabelLayout(text: name, alignment: .topCenter)
    let position = LabelLayout(text: position, alignment: .topCenter)
    let location = LabelLayout(text: location, font: .footnote, alignment: .topCenter)
    content = InsetLayout(
      insets: EdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8),
      sublayout: StackLayout(axis: .vertical, spacing: 4, sublayouts: [photo, name, position, location]))
  }
}

struct FacePileLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(faces: [ViewRecipe]) {
    content = StackLayout(
      axis: .horizontal, spacing: -25, distribution: .leading,
      sublayouts: faces.map { SizeLayout(width: 50, height: 50, view: $0) })
  }
}

/// Layouts below each other with a line in each gap.
struct DividerStackLayout: ComposedLayout {
  let content: any MeasurableLayout

  init(sublayouts: [any MeasurableLayout], inset: Double) {
    let line = ViewRecipe(.shape(.rectangle, ShapeAppearance(fill: .lightGray)))
    let parts = sublayouts.enumerated().flatMap { index, layout -> [any MeasurableLayout] in
      let divider = InsetLayout(
        insets: EdgeInsets(leading: inset, trailing: inset), sublayout: SizeLayout(height: 1, view: line))
      return index == 0 ? [layout] : [divider, layout]
    }
    content = StackLayout(axis: .vertical, distribution: .leading, sublayouts: parts)
  }
}
