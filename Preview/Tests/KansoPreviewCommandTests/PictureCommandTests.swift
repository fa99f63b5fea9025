import Foundation
import Testing

/// `cat-breeds-pictures`, which draws the example.
struct PictureCommandTests {
  private let program = Program("cat-breeds-pictures")

  @Test func aScreenBecomesAFile() async throws {
    for (scale, width) in [("1", 393), ("2", 786)] {
      let outcome = try await program.run(
        "--screen", "browse", "--scale", scale, "--output", "browse.png", "--repeat", "2")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let head = try #require(PictureHead(try program.folder.bytes(of: "browse.png")))
      #expect(head.width == width && head.height == width * 852 / 393)
    }
  }

  @Test func allPicturesGoIntoAFolderAndOneMoves() async throws {
    let outcome = try await program.run("Pictures", "--scale", "1")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let folder = program.folder.url.appendingPathComponent("Pictures").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 7 && names.allSatisfy { $0.hasSuffix(".png") }, "\(names)")
    for name in names {
      let bytes = try program.folder.bytes(of: "Pictures/\(name)")
      #expect(PictureHead(bytes) != nil, "\(name)")
      // What moves says how many frames it has before its pixels begin (PNG 3, section 11.3.2.1).
      let control = bytes.firstRange(of: Array("acTL".utf8))
      #expect((control != nil) == (name == "CatBreeds-photo.png"), "\(name)")
      guard let control else { continue }
      let frames = bytes[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
      #expect((50...53).contains(frames), "\(frames)")
    }
  }

  #if os(Linux)
    /// The pictures are of 1.3 MB: if one in ten were kept, there would be 13 MB more.
    @Test(.enabled(if: Program.hasPython)) func manyPicturesTakeNoMoreMemoryThanFew() async throws {
      let few = try #require(await peak(of: 20))
      let many = try #require(await peak(of: 120))
      #expect(many - few < 8192, "\(few) and \(many) kilobytes")
    }

    private func peak(of count: Int) async throws -> Int? {
      try await program.peakMemory(
        "--screen", "browse", "--scale", "1", "--output", "browse.png", "--repeat", "\(count)")
    }
  #endif

  @Test func wrongUsageIsSaid() async throws {
    #expect(try await program.run().status == 64)
    #expect(try await program.run("--screen", "browse").status == 64)
    #expect(try await program.run("folder", "--screen", "browse", "--output", "a.png").status == 64)
    #expect(try await program.run("folder", "--repeat", "3").status == 64)
    #expect(try await program.run("folder", "--scale", "9").status == 64)
    #expect(program.folder.names.isEmpty)
  }
}
