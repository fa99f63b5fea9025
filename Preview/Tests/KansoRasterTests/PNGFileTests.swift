import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// The PNG files of pixels and of animations.
struct PNGFileTests {
  private let rasterizer = Rasterizer(fonts: .shipped)
  private static let size = Size(width: 61, height: 43)

  private func drawing(_ commands: [DrawCommand], isOpaque: Bool = true) -> Drawing {
    let background = DrawCommand.fill(.rectangle(Rect(origin: .zero, size: Self.size)), .color(.white))
    return Drawing(size: Self.size, commands: (isOpaque ? [background] : []) + commands)
  }

  private func box(_ x: Double, _ y: Double = 5, _ color: ColorValue = .red) -> DrawCommand {
    .fill(.rectangle(Rect(x: x, y: y, width: 10, height: 10)), .color(color))
  }

  private func number(_ file: [UInt8], _ start: Int, _ count: Int = 4) -> Int {
    file[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504)])
  func aFileSaysHowLargeAPixelIs(scale: Double, perMeter: Int) throws {
    let file = try rasterizer.png(of: drawing([box(5)]), scale: scale)
    let chunks = PNGChunk.chunks(in: file)
    let kinds = chunks.map(\.kind)
    #expect(kinds.first == "IHDR" && kinds.last == "IEND" && kinds.contains("sRGB"))
    let place = try #require(chunks.first { $0.kind == "pHYs" })
    #expect(try #require(kinds.firstIndex(of: "pHYs")) < (try #require(kinds.firstIndex(of: "IDAT"))))
    #expect(number(file, place.data.lowerBound) == perMeter)
    #expect(file[place.data.lowerBound + 8] == 1)
  }

  @Test func opaquePicturesHaveNoAlpha() throws {
    let colorType = 25
    #expect(try rasterizer.png(of: drawing([box(5)]))[colorType] == 2)
    #expect(try rasterizer.png(of: drawing([box(5)], isOpaque: false))[colorType] == 6)
  }

  /// The widths cover all remainders modulo four, because pixels are packed in groups of four.
  @Test(arguments: 1...9) func everyPixelIsWritten(width: Int) throws {
    let commands = (0..<width).map { x -> DrawCommand in
      let color = ColorValue(red: Double(x * 20) / 255, green: Double(x) / 255, blue: Double(200 + x) / 255)
      return .fill(.rectangle(Rect(x: Double(x), y: 0, width: 1, height: 1)), .color(color))
    }
    let size = Size(width: Double(width), height: 1)
    let pixels = try Pixels(png: try rasterizer.png(of: Drawing(size: size, commands: commands), scale: 1))
    for x in 0..<width { #expect(pixels[x, 0] == [x * 20, x, 200 + x, 255]) }
  }

  @Test func checksAreThoseOfTheStandard() {
    let check = Array("123456789".utf8).withUnsafeBufferPointer(CyclicRedundancy.checksum)
    #expect(check == 0xCBF4_3926)
  }

  // MARK: Animations

  /// A frame of an animation's file.
  private struct Frame {
    let place: [Int]
    let delay: [Int]
    let method: [Int]
    let data: [UInt8]
  }

  /// Returns the frames of a file. Expects its chunks to be numbered.
  private func frames(of file: [UInt8]) throws -> [Frame] {
    var (controls, datas, next): ([Range<Int>], [[UInt8]], Int) = ([], [], 0)
    for chunk in PNGChunk.chunks(in: file) {
      let data = chunk.data
      switch chunk.kind {
      case "fcTL":
        controls.append(data)
        datas.append([])
      case "IDAT": datas[0] += file[data]
      case "fdAT": datas[datas.count - 1] += file[data.dropFirst(4)]
      default: continue
      }
      guard chunk.kind != "IDAT" else { continue }
      #expect(number(file, data.lowerBound) == next)
      next += 1
    }
    return zip(controls, datas).map { control, data in
      let start = control.lowerBound
      return Frame(
        place: [12, 16, 4, 8].map { number(file, start + $0) },
        delay: [number(file, start + 20, 2), number(file, start + 22, 2)],
        method: [Int(file[start + 24]), Int(file[start + 25])], data: data)
    }
  }

  @Test func framesHoldOnlyWhatChanged() throws {
    let file = try animation([
      (drawing([box(5)]), 0.5), (drawing([box(5), box(30, 20, .blue)]), 0.25), (drawing([box(7)]), 100),
    ])
    let chunks = PNGChunk.chunks(in: file)
    #expect(Array(chunks.map(\.kind).prefix(5)) == ["IHDR", "acTL", "pHYs", "sRGB", "fcTL"])
    #expect(chunks.reduce(8) { $0 + $1.range.count } == file.count)
    let frames = try frames(of: file)
    #expect(frames.map(\.place) == [[0, 0, 61, 43], [30, 20, 10, 10], [5, 5, 35, 25]])
    #expect(frames.map(\.delay) == [[500, 1000], [250, 1000], [10_000, 100]])
    #expect(frames.allSatisfy { $0.method == [0, 0] && !$0.data.isEmpty })
    // A decoder without support for animations shows the first frame.
    #expect(try Pixels(png: file) == Pixels(png: try rasterizer.png(of: drawing([box(5)]), scale: 1)))
  }

  private func animation(_ frames: [(drawing: Drawing, seconds: Double)]) throws -> [UInt8] {
    let animation = AnimatedDrawing(frames.map { AnimatedDrawing.Frame($0.drawing, duration: $0.seconds) })
    return try rasterizer.animatedPNG(of: animation, scale: 1)
  }

  @Test func framesOfOneColorTypeAreWrittenForAll() throws {
    let file = try animation([(drawing([]), 1), (drawing([box(5)], isOpaque: false), 1)])
    #expect(file[25] == 6)
    #expect(try Pixels(png: file)[3, 3] == [255, 255, 255, 255])
  }

  @Test func anUnchangedFrameLengthensTheOneBefore() throws {
    let still = drawing([box(5)])
    let file = try animation([(still, 0.5), (still, 0.25), (still, .nan)])
    let frames = try frames(of: file)
    #expect(frames.map(\.delay) == [[760, 1000]])
  }

  @Test func anAnimationWithoutFramesIsRefused() throws {
    let error = #expect(throws: RasterError.self) { try animation([]) }
    #expect(error?.reason.contains("at least one") == true)
  }
}
