// What the document's blocks take for granted of the application around them: views, rows and tools by the names that the
// blocks use. It is compiled with each of them.

import LayoutReference

// MARK: Views

let (myView, cardView, headerView, contentView, footerView) = (UIView(), UIView(), UIView(), UIView(), UIView())
let (sectionView, itemView, badgeView, buttonView, stackView) = (UIView(), UIView(), UIView(), UIButton(), UIView())
let (iconView, chevronIcon, backgroundImage) = (UIImageView(), UIImageView(), UIImageView())
let (titleLabel, subtitleLabel, myLabel, button) = (UILabel(), UILabel(), UILabel(), UIButton())
let (topBox, bottomBox) = (UIView(), UIView())
let layoutContainer = LayoutContainer()

func createColumn() -> UIView { UIView() }
func createCard(index: Int) -> UIView { UIView() }
func createUpdateButton(title: String, action: @escaping () -> Void) -> UIButton { UIButton() }

// MARK: Rows

struct Item: Identifiable {
  let id: Int
}

let (items, sections) = ([Item(id: 1)], [Item(id: 2)])

class ItemView: UIView {
  let item: Item

  init(item: Item) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

final class ItemCard: ItemView {}

final class CustomChartView: UIView {
  var data: [Double] = []
}

// MARK: Tools

nonisolated enum MyCustomLogger {
  static func log(_ line: String) {}
}

nonisolated enum Analytics {
  static func track(_ event: String, parameters: [String: String]) {}
}
