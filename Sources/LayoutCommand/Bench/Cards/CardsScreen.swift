import ConstraintFirst
import Layout
import Observation

/// A screen of many cards, as in the production figures of the Constraint-First model.
final class CardsModel {
  let cards: [CardModel]

  init(count: Int) { cards = (0..<count).map(CardModel.init) }
}

/// The content of one card.
@Observable
final class CardModel {
  let index: Int
  var metric = 0

  init(index: Int) { self.index = index }
}

/// The cards in rows of two, sized by their texts, or by constraints.
struct CardsScreen: Layout {
  let model: CardsModel
  let isConstrained: Bool
  let monitor: LayoutPassMonitor

  var body: some Layout {
    let rows = model.cards.count / 2
    return ScrollView {
      VStack(spacing: 8) {
        ForEach(0..<rows) { CardsRow(model: model, row: $0, isConstrained: isConstrained) }
      }
      .padding(16)
      .trackLayoutPerformance(monitor)
    }
  }
}

private struct CardsRow: Layout {
  let model: CardsModel
  let row: Int
  let isConstrained: Bool

  var body: some Layout {
    if isConstrained {
      ConstraintLayout()() {
        NumberCard(model: model.cards[2 * row]).constraints(width: 140, height: 80, id: "\(2 * row)")
        NumberCard(model: model.cards[2 * row + 1]).constraints(width: 140, height: 80, id: "\(2 * row + 1)")
      }
    } else {
      HStack(spacing: 8) {
        NumberCard(model: model.cards[2 * row])
        NumberCard(model: model.cards[2 * row + 1])
      }
    }
  }
}

private struct NumberCard: Layout {
  let model: CardModel

  var body: some Layout {
    VStack(spacing: 4) {
      Text("Metric \(model.index)").font(.caption)
      Text("\(model.metric)").font(.title2)
    }
    .padding(12)
    .background(Color.white)
  }
}
