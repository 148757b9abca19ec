/// A point of a ``DotPlane``, in dots from the upper left corner.
///
/// The dot in column *x* and row *y* covers *x* to *x* + 1 and *y* to *y* + 1.
public struct DotPoint: Hashable, Sendable {
  /// Dots to the right.
  public var x: Double
  /// Dots down.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// How many dots a cell is divided into.
public enum DotResolution: Hashable, Sendable {
  /// Two by four braille dots, in ASCII a character of like density.
  case braille
  /// One by two half blocks: coarser, but solid.
  case halfBlock

  var dotsAcross: Int { self == .braille ? 2 : 1 }
  var dotsDown: Int { self == .braille ? 4 : 2 }
}

/// Square dots that can be set one by one, with words on top.
///
/// Dots are square because a cell is about twice as high as wide. What lies outside is not drawn;
/// coordinates that are no numbers draw nothing.
public struct DotPlane: Sendable {
  /// How many dots there are across.
  public let width: Int
  /// How many dots there are down.
  public let height: Int
  /// How the cells are divided.
  public let resolution: DotResolution

  let columns: Int
  let rows: Int
  /// The dots of each cell as bits, row by row.
  private(set) var masks: [UInt8]
  /// The style of each cell: that of the dot set last.
  private(set) var styles: [Style]
  /// Words on top of the dots, in the order they were put there.
  private(set) var labels: [(text: Text, column: Int, row: Int)] = []

  /// The most columns or rows of cells a plane has.
  private static let longest = 2_000

  init(columns: Int, rows: Int, resolution: DotResolution) {
    self.columns = min(max(columns, 0), Self.longest)
    self.rows = min(max(rows, 0), Self.longest)
    self.resolution = resolution
    width = self.columns * resolution.dotsAcross
    height = self.rows * resolution.dotsDown
    masks = Array(repeating: 0, count: self.columns * self.rows)
    styles = Array(repeating: .plain, count: self.columns * self.rows)
  }

  /// The point in the middle of the plane.
  public var center: DotPoint { DotPoint(x: Double(width) / 2, y: Double(height) / 2) }
}

// MARK: - Dots

extension DotPlane {
  /// Sets the dot in column `x` and row `y`; its cell takes `style`.
  public mutating func set(x: Int, y: Int, style: Style = .plain) {
    guard let (index, bit) = place(x: x, y: y) else { return }
    masks[index] |= bit
    styles[index] = style
  }

  /// Takes the dot in column `x` and row `y` away.
  public mutating func clear(x: Int, y: Int) {
    guard let (index, bit) = place(x: x, y: y) else { return }
    masks[index] &= ~bit
  }

  /// Whether the dot in column `x` and row `y` is set.
  public func isSet(x: Int, y: Int) -> Bool {
    guard let (index, bit) = place(x: x, y: y) else { return false }
    return masks[index] & bit != 0
  }

  private func place(x: Int, y: Int) -> (index: Int, bit: UInt8)? {
    guard 0..<width ~= x, 0..<height ~= y else { return nil }
    let index = y / resolution.dotsDown * columns + x / resolution.dotsAcross
    guard resolution == .braille else { return (index, 1 << UInt8(y % 2)) }
    let (left, down) = (x % 2 == 0, y % 4)
    let bit = down == 3 ? (left ? 6 : 7) : (left ? down : down + 3)
    return (index, 1 << UInt8(bit))
  }
}

// MARK: - Words

extension DotPlane {
  /// Writes `text` on one line over the dots, from the cell at `column` and `row`.
  public mutating func label(_ text: Text, column: Int, row: Int) {
    labels.append((text, column.asDistance, row.asDistance))
  }
}
