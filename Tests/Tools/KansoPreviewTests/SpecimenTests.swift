import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoPreview

/// Drawings of values.
@Suite struct SpecimenTests {
  private func fills(_ specimen: Specimen?) -> [Rect] {
    (specimen?.drawing.commands ?? []).compactMap {
      if case .fill(.rectangle(let rect, _), _) = $0 { rect } else { nil }
    }
  }

  @Test func lengthsAreDrawnAPointForAPoint() {
    #expect(fills(Specimen(.dimension(.points(40)))).map(\.width) == [40])
    #expect(fills(Specimen(.dimension(Dimension(2, .rem)))).map(\.width) == [32])
    #expect(fills(Specimen(.dimension(.points(3)), .line)).map(\.height) == [3])
  }

  /// The last command is the box with the opacity, over eight squares. A box without any opacity is no command.
  @Test func anOpacityIsABoxOverAPattern() throws {
    for (number, alpha) in [(0.38, 0.38), (0, nil), (1, 1), (-1, nil), (7, 1), (.nan, nil)]
      as [(Double, Double?)]
    {
      let commands = try #require(Specimen(.number(number), .opacity)).drawing.commands
      let alphas = commands.dropFirst(8).map { command -> Double? in
        if case .fill(_, .color(let color)) = command { color.alpha } else { nil }
      }
      #expect(alphas == (alpha.map { [$0] } ?? []))
    }
    #expect(Specimen.Use(section: .opacities) == .opacity)
    #expect(Specimen(.number(0.38), .init(section: .numbers)) == nil)
  }

  @Test func whatIsTooLongIsCutAndSaysSo() throws {
    let cut = try #require(Specimen(.dimension(.points(5000)), width: 200))
    #expect(cut.drawing.size.width == 200)
    let paths = cut.drawing.commands.filter { if case .fill(.path, _) = $0 { true } else { false } }
    #expect(paths.count == 2)
    #expect(cut.drawing.commands.filter { if case .stroke = $0 { true } else { false } }.count == 4)
  }

  @Test func lessThanNothingIsAnOutline() throws {
    let specimen = try #require(Specimen(.dimension(.points(-20))))
    #expect(fills(specimen).isEmpty)
    let outlines = specimen.drawing.commands.compactMap {
      if case .stroke(.rectangle(let rect, _), let stroke) = $0, !stroke.dashes.isEmpty { rect } else { nil }
    }
    #expect(outlines.map(\.width) == [20])
  }

  @Test func edgesSurroundABox() {
    let edges = Edges(top: 10, leading: 20, bottom: 30, trailing: 40)
    let rects = fills(Specimen(.edges(edges)))
    #expect(rects.map(\.height).prefix(2) == [10, 30])
    #expect(rects.map(\.width).suffix(2) == [20, 40])
    // If one edge is too long, all four are scaled down equally.
    let large = fills(Specimen(.edges(Edges(top: 100, leading: 400, bottom: 200, trailing: 0)), width: 272))
    #expect(large.map(\.height).prefix(2) == [25, 50] && large.suffix(1).map(\.width) == [100])
  }

  @Test func cornersHaveTheirRadius() throws {
    let specimen = try #require(Specimen(.dimension(.points(20)), .corner))
    let curve = try #require(
      specimen.drawing.commands.compactMap { command -> (Point, Point)? in
        guard case .stroke(.path(let path), _) = command, path.elements.count > 2,
          case .line(let from) = path.elements[1],
          case .curve(_, _, let to) = path.elements[2]
        else { return nil }
        return (from, to)
      }.first)
    #expect(curve.1.x - curve.0.x == 20 && curve.0.y - curve.1.y == 20)
  }

  @Test func everyTypeButFourHasADrawing() {
    for (name, value) in Sample.values {
      let specimen = Specimen(value)
      #expect((specimen == nil) == ["color", "number", "string", "font"].contains(name), "\(name)")
      #expect(specimen?.drawing.commands.isEmpty != true, "\(name)")
      #expect((specimen?.drawing.size.width ?? 0) <= Sizes.Specimen.width, "\(name)")
    }
  }

  @Test func aLineHasItsStyle() {
    func strokes(_ style: StrokeStyle) -> [Stroke] {
      (Specimen(.strokeStyle(style))?.drawing.commands ?? []).compactMap {
        if case .stroke(_, let stroke) = $0 { stroke } else { nil }
      }
    }
    #expect(strokes(.keyword(.solid)).map(\.dashes) == [[]])
    #expect(strokes(.keyword(.double)).map(\.width) == [1, 1])
    #expect(strokes(.keyword(.dotted)).map(\.cap) == [.round])
    #expect(strokes(.dashes([.points(5), .points(1)], lineCap: .square)).map(\.dashes) == [[5, 1]])
  }

  @Test func shadowsKeepTheirLayersAndTheirMargins() throws {
    let shadow = try #require(Sample.values.first { $0.name == "shadow" })
    let specimen = try #require(Specimen(shadow.value))
    let order = specimen.drawing.commands.map { command -> String in
      switch command {
      case .shadow(_, let shadow): shadow.isInset ? "inside" : "outside"
      case .fill: "box"
      default: "?"
      }
    }
    #expect(order == ["outside", "box", "inside"])
  }
}
