import Testing
import TextLayout

@Suite("Pictures in dots")
struct DotCanvasTests {
  @Test(arguments: [
    (DotResolution.braille, Appearance.Characters.unicode, "⡀"), (.braille, .ascii, "."),
    (.halfBlock, .unicode, "▄"), (.halfBlock, .ascii, "."),
  ])
  func `a dot below on the left`(
    _ resolution: DotResolution, _ characters: Appearance.Characters, _ drawn: String
  ) {
    let canvas = DotCanvas(columns: 1, rows: 1, resolution: resolution) { plane in
      plane.set(x: 0, y: plane.height - 1)
    }
    #expect(canvas.lines(9, characters) == [drawn])
  }

  @Test(arguments: [5.0, 7.5, 10.0, 11.0])
  func `a circle is as high as wide, and looks alike from all sides`(_ radius: Double) {
    var dots: Set<[Int]> = []
    var size = 0
    _ = DotCanvas(columns: 12, rows: 6) { plane in
      plane.circle(center: plane.center, radius: radius)
      size = plane.width
      for y in 0..<plane.height {
        for x in 0..<plane.width where plane.isSet(x: x, y: y) { dots.insert([x, y]) }
      }
    }.lines(20)
    #expect(!dots.isEmpty)
    #expect(dots == Set(dots.map { [$0[1], $0[0]] }))
    #expect(dots == Set(dots.map { [size - 1 - $0[0], $0[1]] }))
  }

  @Test
  func `a line joins its ends, whatever lies outside`() {
    let canvas = DotCanvas(columns: 2, rows: 1) { plane in
      plane.line(from: DotPoint(x: -1e6, y: 0.5), to: DotPoint(x: 1e6, y: 0.5))
    }
    #expect(canvas.lines(9) == ["⠉⠉"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1])
  func `nonsense draws nothing that traps`(_ value: Double) {
    let canvas = DotCanvas(columns: 4, rows: 2) { plane in
      plane.line(from: DotPoint(x: value, y: value), to: plane.center)
      plane.ellipse(center: DotPoint(x: value, y: 1), radiusX: value, radiusY: 2)
      plane.circle(center: plane.center, radius: value)
      plane.disc(center: plane.center, radius: value)
      plane.shade(value) { _ in true }
      plane.set(x: .max, y: .min)
      plane.label("x", column: .min, row: .max)
    }
    #expect(canvas.lines(20).count == 2)
  }

  @Test
  func `words lie over the dots, and blanks let through what is behind`() {
    let canvas = DotCanvas(columns: 4, rows: 1) { plane in
      plane.fill { $0.x > 4 }
      plane.label("ab", column: 1, row: 0)
    }
    #expect(
      ZStack(alignment: .topLeading) {
        Text("xxxx"); canvas
      }.lines(9) == ["xab⣿"])
  }

  @Test
  func `a denser shade sets more dots`() {
    var counts: [Int] = []
    for density in [0, 0.25, 0.5, 0.75, 1] {
      _ = DotCanvas(columns: 4, rows: 2) { plane in
        plane.shade(density) { _ in true }
        var count = 0
        for y in 0..<plane.height {
          for x in 0..<plane.width where plane.isSet(x: x, y: y) { count += 1 }
        }
        counts.append(count)
      }.lines(9)
    }
    #expect(counts == [0, 16, 32, 48, 64])
  }
}
