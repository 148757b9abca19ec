import TextLayout

/// A career as a line from the first flight to the last, with a mark for each: ◉ for a landing on
/// the Moon, ○ for any other flight.
struct CareerStrip: View {
  private let career: Career
  private let columns: Int

  /// The strip of `career`, as wide as `columns`.
  init(_ career: Career, columns: Int) {
    self.career = career
    self.columns = max(columns, 1)
  }

  var body: some View {
    DotCanvas(columns: columns, rows: 3) { plane in
      let places = places
      if let first = places.first, let last = places.last, first < last {
        plane.label(
          Text(String(repeating: "━", count: last - first), style: .muted), column: first, row: 1)
      }
      for (flight, place) in zip(career.flights, places) {
        plane.label(
          Text(flight.isLanding ? "◉" : "○", style: flight.isLanding ? .accent : .plain),
          column: place, row: 1)
      }
      for label in labels(over: places) {
        plane.label(Text(label.text), column: label.column, row: label.row)
      }
    }
  }

  /// The column of each mark; one flight alone stands in the middle.
  private var places: [Int] {
    guard career.flights.count > 1 else { return career.flights.map { _ in columns / 2 } }
    let (first, last) = (edge(career.flights.first), columns - 1 - edge(career.flights.last))
    return career.positions.map { first + Int((Double(max(last - first, 0)) * $0).rounded()) }
  }

  /// Half a name, so that it can stand centered under the mark at an end of the line.
  private func edge(_ flight: Career.Flight?) -> Int {
    min((flight?.name.columns ?? 0) / 2, columns / 4)
  }

  /// Names, by turns below and above the line, as many as fit without touching.
  private func labels(over places: [Int]) -> [(text: String, column: Int, row: Int)] {
    var labels: [(text: String, column: Int, row: Int)] = []
    var free = [0: 0, 2: 0]
    for (index, (flight, place)) in zip(career.flights, places).enumerated() {
      let width = flight.name.columns
      let column = max(min(place - width / 2, columns - width), 0)
      let rows = career.flights.count < 3 || index % 2 == 0 ? [2, 0] : [0, 2]
      guard width <= columns, let row = rows.first(where: { free[$0, default: 0] <= column })
      else { continue }
      free[row] = column + width + 1
      labels.append((flight.name, column, row))
    }
    return labels
  }
}

extension Career {
  /// Columns for a strip that is neither crowded nor lost: some for each flight, to a limit.
  var readableColumns: Int {
    flights.count == 1 ? max(min(flights[0].name.columns, 36), 1) : min(flights.count * 14, 36)
  }
}
