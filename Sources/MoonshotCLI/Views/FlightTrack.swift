import TextLayout

/// The way of a flight from Earth to Earth, with the craft at the part of it that is flown.
///
/// ```
/// Earth           ╭── Moon ──╮               Earth
/// ●━━━━━━━━━━━━━━━☾━━━━━━▶┄┄┄☾┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●
/// ```
struct FlightTrack: View {
  /// How many cells the way is long.
  let columns: Int

  /// From 0 to 1; without it there is no craft.
  let fraction: Double?

  /// The part of the flight at the Moon.
  let moon: ClosedRange<Double>?

  /// How the part that is flown looks.
  let style: Style

  var body: some View {
    VStack(alignment: .leading) {
      if let names { names.style(.muted) }
      Text(cells: cells)
    }
  }
}

// MARK: - The way

extension FlightTrack {
  /// One character a cell; the craft is on one of them, whatever the width.
  private var cells: [(character: Character, style: Style)] {
    let craft = fraction.map(place)
    return (0..<max(columns, 0)).map { cell in
      if cell == craft { return ("▶", .accent) }
      if hasEnds, cell == 0 || cell == columns - 1 { return ("●", .plain) }
      if let moon, cell == place(moon.lowerBound) || cell == place(moon.upperBound) {
        return ("☾", .plain)
      }
      return craft.map { cell < $0 } ?? false ? ("━", style) : ("┄", .muted)
    }
  }

  /// Whether the Earth stands at both ends, outside of the craft's way.
  private var hasEnds: Bool { columns >= 5 }

  /// The cell of a part of the flight: the last one only when all of it is flown.
  private func place(_ fraction: Double) -> Int {
    let margin = hasEnds ? 1 : 0
    let steps = max(columns - 2 * margin - 1, 0)
    return margin + min(max(Int(fraction * Double(steps)), 0), steps)
  }
}

// MARK: - Names

extension FlightTrack {
  /// The line above the way, as far as there is room for it.
  private var names: Text? {
    let earth = "Earth"
    let room = columns - 2 * earth.count - 2
    guard room >= 1 else { return nil }
    var line = Array(repeating: Character(" "), count: columns)
    line.replaceSubrange(0..<earth.count, with: earth)
    line.replaceSubrange((columns - earth.count)..<columns, with: earth)
    if let moon {
      let (start, end) = (place(moon.lowerBound), place(moon.upperBound))
      let name = Array(Self.name(columns: end - start + 1))
      let least = earth.count + 1
      if name.count <= room {
        let first = min(max((start + end + 1 - name.count) / 2, least), least + room - name.count)
        line.replaceSubrange(first..<(first + name.count), with: name)
      }
    }
    return Text(String(line))
  }

  /// "Moon" in a bracket over the cells of the stay, or alone where those are too few.
  private static func name(columns: Int) -> String {
    let rest = columns - 8
    guard rest >= 0 else { return "Moon" }
    return "╭" + String(repeating: "─", count: rest / 2) + " Moon "
      + String(repeating: "─", count: rest - rest / 2) + "╮"
  }
}
