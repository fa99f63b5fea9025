import ArgumentParser
import CatBreeds
import Foundation
import KansoRaster

/// Draws the screens of the example with real fonts: those that are shipped, so that the pictures are the same on
/// every machine.
@main
struct CatBreedsPictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cat-breeds-pictures",
    abstract: "Draw the screens of CatBreeds as PNG.",
    discussion: """
      All pictures of the documentation go into a folder, or one screen into a file:

        cat-breeds-pictures Pictures
        cat-breeds-pictures --screen browse --output browse.png --scale 3
      """)

  @Argument(help: "The folder of all pictures.", completion: .directory)
  var folder: String?

  @Option(help: "The screen that is drawn alone.")
  var screen: Screen?

  @Option(help: "The file of a screen.", completion: .file(extensions: ["png"]))
  var output: String?

  @Option(help: "How many pixels a point is, from 1 to 3.")
  var scale = 2.0

  @Option(name: .customLong("repeat"), help: "How many times a screen is drawn.")
  var count = 1

  func validate() throws {
    guard (folder == nil) != (screen == nil) else {
      throw ValidationError("Name a folder for all pictures, or a screen with --screen.")
    }
    guard (screen == nil) == (output == nil) else {
      throw ValidationError("--screen and --output go together.")
    }
    guard Rasterizer.scales.contains(scale) else { throw ValidationError("--scale is a number from 1 to 3.") }
    guard count > 0, count == 1 || screen != nil else {
      throw ValidationError("--repeat is how many times a screen is drawn, at least once.")
    }
  }

  func run() throws {
    let rasterizer = Rasterizer(fonts: .shipped)
    let pictures = ScreenPictures(measurer: rasterizer.textMeasurer)
    if let screen, let output {
      var png: [UInt8] = []
      for _ in 0..<count { png = try rasterizer.png(of: pictures.drawing(of: screen), scale: scale) }
      return try write(png, to: URL(fileURLWithPath: output))
    }
    guard let folder else { return }
    let target = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for file in pictures.files {
      let place = target.appendingPathComponent(file.name).deletingPathExtension().appendingPathExtension(
        "png")
      let bytes =
        if let animation = file.animation {
          try rasterizer.animatedPNG(of: animation, scale: scale)
        } else {
          try rasterizer.png(of: file.drawing, scale: scale)
        }
      try write(bytes, to: place)
    }
  }

  private func write(_ bytes: [UInt8], to file: URL) throws {
    try Data(bytes).write(to: file, options: .atomic)
  }
}

extension Screen: @retroactive ExpressibleByArgument {}
