import Foundation
import KansoLayout
import KansoRendering
import TestSupport
import Testing

@testable import CatBreeds

/// The drawing of a photo that shrinks.
struct ShrinkingPhotoTests {
  private static let animation = ScreenPictures().shrinkingPhoto

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

  @Test func firstAndLastFramesAreTheScreens() {
    let pictures = ScreenPictures()
    #expect(animation.still == pictures.drawing(of: .detail))
    #expect(animation.drawing(at: 1.5) == pictures.drawing(of: .scrolledDetail))
  }

  @Test func theFileIsSmallAndStandsStillWithoutAnimations() {
    let svg = animation.svg(title: "t")
    #expect(svg.utf8.count < 24 << 10, "\(svg.utf8.count)")
    // The photo and each line of its text are drawn once.
    #expect(svg.components(separatedBy: "<ellipse").count == 8)
    #expect(Set(svg.components(separatedBy: "\n").filter { $0.hasPrefix("<text") }).count > 20)
  }

  @Test(.requires(.program("xmllint")), .requires(.program("rsvg-convert")))
  func otherProgramsReadTheFile() async throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(animation.svg(title: "t"), to: "photo.svg")
    let picture = folder.path("photo.png")
    for (program, arguments) in [("xmllint", ["--noout"]), ("rsvg-convert", ["--output", picture])] {
      let outcome = try await Shell.run(program, arguments + [file.path])
      #expect(outcome.status == 0 && !outcome.errors.contains("photo.svg"), "\(outcome.errors)")
    }
  }

  private struct VisiblePhoto: Decodable {
    let width: Double
    let left: Double
    let top: Double
  }

  /// Shows the animation in a browser at given times.
  @Test(.requires(.browser), arguments: [[], ["--image"]])
  func aBrowserShowsThePhotoOfEachMoment(_ options: [String]) async throws {
    let times = [0.02, 0.3, 0.5, 0.82, 1.5, 2.3, 2.5, 2.9, 3.3, 4]
    let found: [VisiblePhoto] = try await visit(["--times"] + times.map { "\($0)" } + options)
    try #require(found.count == times.count)
    for (time, visible) in zip(times, found) {
      let wanted = try #require(photo(in: animation.drawing(at: time)))
      // An image is compared by its pixels.
      let tolerance = options.isEmpty ? 0.02 : 2
      #expect(abs(visible.width - wanted.width) <= tolerance, "\(time): \(visible), not \(wanted)")
      #expect(abs(visible.left - wanted.minX) <= tolerance && abs(visible.top - wanted.minY) <= tolerance)
    }
  }

  @Test(.requires(.browser)) func whoWantsNoMotionSeesTheEnd() async throws {
    let found: [VisiblePhoto] = try await visit(["--times", "0.5", "1.5", "--reduced"])
    #expect(found.map(\.width) == [180, 180])
  }

  private func visit(_ options: [String]) async throws -> [VisiblePhoto] {
    let folder = try TemporaryDirectory()
    let file = try folder.write(animation.svg(title: "t"), to: "photo.svg")
    let script = Project.file("Tests/Browser/check-animation").path
    let outcome = try await Shell.run(script, [file.path] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode([VisiblePhoto].self, from: outcome.outputBytes)
  }
}
