import Layout
import LayoutScreens

/// A bill on a page of A4.
///
/// Amounts are whole cents, so that sums are exact.
struct Invoice: Layout {
  struct Item {
    var name: String
    var quantity: Int
    var price: Int

    var amount: Int { quantity * price }
  }

  var number: String
  var date: String
  var sender: [String]
  var recipient: [String]
  var items: [Item]

  var body: some Layout {
    VStack(alignment: .leading, spacing: 32) {
      HStack(alignment: .firstTextBaseline) {
        Address(lines: sender)
        Spacer()
        InvoiceMark(number: number, date: date)
      }
      Address(lines: recipient)
      ItemTable(items: items)
      Totals(net: items.reduce(0) { $0 + $1.amount }, taxPercent: 19)
      Spacer()
      InvoiceFooter()
    }
    .padding(56)
    .font(.system(size: 11))
    .background(\.surface)
    .appearance(.light)
  }
}

private struct Address: Layout {
  let lines: [String]

  var body: some Layout {
    VStack(alignment: .leading, spacing: 2) {
      if let name = lines.first { Text(name).font(.system(size: 11, weight: .bold)) }
      for line in lines.dropFirst() { Text(line) }
    }
  }
}

private struct InvoiceMark: Layout {
  let number: String
  let date: String

  var body: some Layout {
    VStack(alignment: .trailing, spacing: 4) {
      Text("Invoice").font(.system(size: 28, weight: .bold)).foregroundColor(\.accent)
      Text("No. \(number)")
      Text(date).foregroundColor(\.secondary)
    }
  }
}

private struct ItemTable: Layout {
  let items: [Invoice.Item]

  var body: some Layout {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 10) {
      GridRow {
        Text("Description").frame(maxWidth: .infinity, alignment: .leading)
        Text("Quantity").gridColumnAlignment(.trailing)
        Text("Price").gridColumnAlignment(.trailing)
        Text("Amount").gridColumnAlignment(.trailing)
      }
      .font(.system(size: 10, weight: .semibold))
      .foregroundColor(\.secondary)

      Rule()

      ForEach(items, id: \.name) { item in
        GridRow {
          Text(item.name)
          Text("\(item.quantity)")
          Text(euros(item.price))
          Text(euros(item.amount))
        }
      }

      Rule()
    }
  }
}

private struct Totals: Layout {
  let net: Int
  let taxPercent: Int

  var body: some Layout {
    HStack {
      Spacer()
      Grid(alignment: .trailingFirstTextBaseline, horizontalSpacing: 48, verticalSpacing: 8) {
        GridRow {
          Text("Net").gridColumnAlignment(.leading)
          Text(euros(net))
        }
        GridRow {
          Text("VAT \(taxPercent) %")
          Text(euros(tax))
        }
        GridRow {
          Text("Total")
          Text(euros(net + tax))
        }
        .font(.system(size: 14, weight: .bold))
      }
    }
  }

  /// The tax, to the nearest cent.
  private var tax: Int { (net * taxPercent + 50) / 100 }
}

private struct InvoiceFooter: Layout {
  var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      Rule()
      HStack(alignment: .top) {
        Text("Payable within 14 days, thank you.")
        Spacer()
        Text("IBAN DE02 1203 0000 0000 2020 51\nBIC BYLADEM1001").multilineTextAlignment(.trailing)
      }
      .font(.system(size: 9))
      .foregroundColor(\.secondary)
    }
  }
}

/// A line across a table or a page.
private struct Rule: Layout {
  var body: some Layout {
    Rectangle().foregroundColor(\.line).size(height: 1)
  }
}

/// `€ 1,234.50`
private func euros(_ cents: Int) -> String {
  var digits = String(cents / 100)
  for place in stride(from: digits.count - 3, to: 0, by: -3) {
    digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
  }
  let rest = cents % 100
  return "€ \(digits).\(rest < 10 ? "0" : "")\(rest)".asFigures
}

extension Invoice {
  static let sample = Invoice(
    number: "2026-118", date: "20 November 2026",
    sender: ["Fielding & Daughters", "12 Mill Road", "04109 Leipzig", "Germany"],
    recipient: ["Harbour Books", "Attn. Grace Miller", "3 Quay Street", "20457 Hamburg", "Germany"],
    items: [
      Item(name: "Typesetting, “A Field Guide to Frames”, 184 pages", quantity: 184, price: 450),
      Item(name: "Cover design with two rounds of changes", quantity: 1, price: 68_000),
      Item(name: "Proofreading", quantity: 22, price: 5_200),
      Item(name: "Print run supervision, day", quantity: 2, price: 39_500),
      Item(name: "Courier", quantity: 3, price: 1_290),
    ])
}
