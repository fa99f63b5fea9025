import Foundation
import KansoLayout
import KansoRendering
import TestSupport
import Testing

@testable import CatBreedsScreens

/// The picture of a photo that shrinks.
struct ShrinkingPhotoTests {
  private static let animation = ScreenPictures().shrinkingPhoto
  /// The browser that looks at it.
  private static let script = Project.root.appendingPathComponent("Tests/Browser/check-animation").path
  private static let hasBrowser = (try? Shell.run(script, ["--is-there"]).status) == 0

  private var animation: AnimatedDrawing { Self.animation }

  /// The white square behind the cat.
  private func photo(in drawing: Drawing) -> Rect? {
    drawing.commands.lazy.compactMap { command -> Rect? in
      guard case .fill(.rectangle(let rect, _), .color(let color)) = command, rect.width == rect.height,
        color.hex == "#ffffff"
      else { return nil }
      return rect
    }.first
  }

  @Test func thePhotoShrinksWithTheTextAndComesBack() throws {
    let sides = try animation.frames.map { try #require(photo(in: $0.drawing)).width }
    #expect(sides.first == 180 && sides.last == 180 && sides.min() == 80)
    let turn = try #require(sides.firstIndex(of: 80))
    #expect(sides[...turn] == sides[...turn].sorted(by: >)[...])
    #expect(sides[turn...] == sides[turn...].sorted()[...])
    #expect((20...30).contains(Double(turn) / (animation.duration / 2 - 1.2)))
  }

  @Test func theEndsAreWhatTheScreensLookLike() {
    let pictures = ScreenPictures()
    #expect(animation.still == pictures.drawing(of: .detail))
    #expect(animation.drawing(at: 1.5) == pictures.drawing(of: .scrolledDetail))
  }

  @Test func theFileIsSmallAndStandsStillWithoutAnimations() throws {
    let svg = animation.svg(title: "t")
    #expect(svg.utf8.count < 24 << 10, "\(svg.utf8.count)")
    // The photo and each line of its text are drawn once.
    #expect(svg.components(separatedBy: "<ellipse").count == 8)
    #expect(Set(svg.components(separatedBy: "\n").filter { $0.hasPrefix("<text") }).count > 20)
    let folder = try TemporaryDirectory()
    let file = try folder.write(svg, to: "photo.svg")
    let picture = folder.url.appendingPathComponent("photo.png").path
    for (program, arguments) in [("xmllint", ["--noout"]), ("rsvg-convert", ["--output", picture])] {
      guard (try? Shell.run(program, ["--version"]).status) == 0 else { continue }
      let outcome = try Shell.run(program, arguments + [file.path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  private struct Look: Decodable {
    let width: Double
    let left: Double
    let top: Double
  }

  /// A browser that is told the time of the animations.
  @Test(.enabled(if: hasBrowser), arguments: [[], ["--image"]])
  func aBrowserShowsThePhotoOfEachMoment(_ options: [String]) throws {
    let times = [0.02, 0.3, 0.5, 0.82, 1.5, 2.3, 2.5, 2.9, 3.3, 4]
    let found: [Look] = try visit(["--times"] + times.map { "\($0)" } + options)
    try #require(found.count == times.count)
    for (time, look) in zip(times, found) {
      let wanted = try #require(photo(in: animation.drawing(at: time)))
      // An image is looked at by its pixels.
      let tolerance = options.isEmpty ? 0.02 : 2
      #expect(abs(look.width - wanted.width) <= tolerance, "\(time): \(look), not \(wanted)")
      #expect(abs(look.left - wanted.minX) <= tolerance && abs(look.top - wanted.minY) <= tolerance)
    }
  }

  @Test(.enabled(if: hasBrowser)) func whoWantsNoMotionSeesTheEnd() throws {
    let found: [Look] = try visit(["--times", "0.5", "1.5", "--reduced"])
    #expect(found.map(\.width) == [180, 180])
  }

  private func visit(_ options: [String]) throws -> [Look] {
    let folder = try TemporaryDirectory()
    let file = try folder.write(animation.svg(title: "t"), to: "photo.svg")
    let outcome = try Shell.run(Self.script, [file.path] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode([Look].self, from: Data(outcome.output.utf8))
  }
}
