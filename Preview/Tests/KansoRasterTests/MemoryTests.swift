#if os(Linux)
  import CatBreeds
  import Foundation
  import KansoRaster
  import KansoRendering
  import Testing

  /// What was drawn leaves nothing behind.
  struct MemoryTests {
    /// What the process has in memory, in bytes.
    private func resident() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The pictures are of 480 KB: if one in ten were kept, there would be 14 MB more. Other tests run at the same time, so that some
    /// more memory says nothing by itself: it is looked at again after more pictures.
    @Test func manyPicturesTakeNoMoreMemoryThanOne() throws {
      let rasterizer = Rasterizer(fonts: .shipped)
      let tiles = SamplePictures.drawing(try SamplePictures.tiles())
      func draw(_ count: Int) throws {
        for index in 0..<count {
          _ = try rasterizer.png(of: tiles, scale: 1)
          if index % 10 == 0 { _ = try rasterizer.pdf(of: tiles, title: "Pictures") }
        }
      }
      try draw(20)
      var growths: [Int] = []
      for _ in 0..<5 {
        let before = try resident()
        try draw(60)
        growths.append(try resident() - before)
        if growths.contains(where: { $0 < Self.mostGrowth }) { return }
      }
      Issue.record("60 pictures left \(growths) bytes in memory")
    }

    private static let mostGrowth = 4_000_000
  }
#endif
