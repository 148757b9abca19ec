import Testing
import TextLayout

@Suite("Laws of layout, on generated trees")
struct LayoutLawTests {
  static let seeds = Array(UInt64(1)...60)

  @Test(arguments: seeds)
  func `no line is wider than proposed, nor ends in a space, at any width`(_ seed: UInt64) {
    let tree = GeneratedTree(seed: seed)
    for columns in 0...200 {
      for line in tree.lines(columns) {
        #expect(line.columns <= columns, "seed \(seed), \(columns) columns: \(line)")
        #expect(line.last != " ", "seed \(seed), \(columns) columns: \(line)")
      }
    }
  }

  @Test(arguments: seeds)
  func `no control reaches the output`(_ seed: UInt64) {
    for line in GeneratedTree(seed: seed).lines(80) {
      #expect(line == line.sanitized)
    }
  }

  @Test(arguments: seeds)
  func `rendering twice gives the same`(_ seed: UInt64) {
    let tree = GeneratedTree(seed: seed)
    for columns in [0, 1, 17, 80] {
      #expect(tree.rendered(columns: columns) == tree.rendered(columns: columns))
      #expect(tree.drawn(columns: columns).changes(from: tree.drawn(columns: columns)).isEmpty)
    }
  }

  @Test(arguments: seeds)
  func `a stack of one is that one`(_ seed: UInt64) {
    let tree = GeneratedTree(seed: seed)
    for columns in [1, 9, 40, 80, 200] {
      let alone = tree.picture(columns)
      #expect(VStack(alignment: .leading) { tree }.picture(columns) == alone)
      #expect(VStack(alignment: .trailing, spacing: 3) { tree }.picture(columns) == alone)
      #expect(ZStack { VStack(alignment: .leading) { tree } }.picture(columns) == alone)
    }
  }

  @Test(arguments: seeds)
  func `color changes no character`(_ seed: UInt64) {
    let tree = GeneratedTree(seed: seed)
    let colored = String(
      decoding: tree.rendered(columns: 60, appearance: Appearance(theme: .standard)), as: UTF8.self)
    let plain = String(decoding: tree.rendered(columns: 60), as: UTF8.self)
    #expect(colored.withoutInk == plain)
  }

  @Test(arguments: seeds)
  func `a screen of any size is never overdrawn`(_ seed: UInt64) {
    let tree = GeneratedTree(seed: seed)
    for (columns, rows) in [(0, 0), (1, 1), (10, 3), (80, 24), (200, 60)] {
      let grid = tree.drawn(columns: columns, rows: rows)
      #expect(grid.rows.count <= rows)
      #expect(grid.rows.allSatisfy { $0.count <= columns })
    }
  }

  @Test(arguments: [-1, Int.min, 1_000_000, Int.max])
  func `nonsense proposals don't trap`(_ columns: Int) {
    for seed in Self.seeds.prefix(10) {
      let grid = GeneratedTree(seed: seed).drawn(columns: columns, rows: 20)
      #expect(grid.rows.count <= 20)
    }
  }

  @Test(arguments: [Int.min, -1, Int.max])
  func `nonsense lengths don't trap`(_ length: Int) {
    let view = VStack(spacing: length) {
      Text("a").padding(length).frame(width: length, height: length)
      Text("b").alignmentGuide(HorizontalAlignment.center) { _ in length }
      Text("c").frame(minWidth: length, maxWidth: -5)
      HStack(spacing: length) {
        Spacer(minLength: length); Text("d").lineLimit(length)
      }
    }
    #expect(view.drawn(columns: 40, rows: 10).rows.count <= 10)
  }
}

extension String {
  /// The text without "select graphic rendition" sequences.
  var withoutInk: String {
    var result = ""
    var isInk = false
    for scalar in unicodeScalars {
      if scalar == "\u{1B}" { isInk = true }
      if !isInk { result.unicodeScalars.append(scalar) }
      if scalar == "m" { isInk = false }
    }
    return result
  }
}
