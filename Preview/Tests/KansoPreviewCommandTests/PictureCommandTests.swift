import Foundation
import TestSupport
import Testing

/// The command `cat-breeds-pictures`, which draws the example.
struct PictureCommandTests {
  private static let program = "cat-breeds-pictures"
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func run(_ arguments: String...) async throws -> Shell.Outcome {
    try await folder.run(Self.program, arguments)
  }

  @Test func aScreenBecomesAFile() async throws {
    for (scale, width) in [("1", 393), ("2", 786)] {
      let outcome = try await run(
        "--screen", "browse", "--scale", scale, "--output", "browse.png", "--repeat", "2")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let head = try #require(PictureHead(try folder.bytes(of: "browse.png")))
      #expect(head.width == width && head.height == width * 852 / 393)
    }
  }

  @Test func allPicturesGoIntoAFolderAndOneMoves() async throws {
    let outcome = try await run("Pictures", "--scale", "1")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let names = try folder.listing("Pictures")
    #expect(names.count == 7 && names.allSatisfy { $0.hasSuffix(".png") }, "\(names)")
    for name in names {
      let bytes = try folder.bytes(of: "Pictures/\(name)")
      #expect(PictureHead(bytes) != nil, "\(name)")
      // An animation has its number of frames before its pixels (PNG 3, section 11.3.2.1).
      let control = bytes.firstRange(of: Array("acTL".utf8))
      #expect((control != nil) == (name == "CatBreeds-photo.png"), "\(name)")
      guard let control else { continue }
      let frames = bytes[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
      #expect((50...53).contains(frames), "\(frames)")
    }
  }

  #if os(Linux)
    /// A picture takes 1.3 MB. If one in ten were kept, 200 more pictures would take 27 MB; if all were kept, 268 MB.
    @Test(.requires(.program("python3"))) func manyPicturesTakeNoMoreMemoryThanFew() async throws {
      // The long run is the first, because the first run may have less of the program itself in memory.
      let many = try await peakMemory(of: 220)
      let few = try await peakMemory(of: 20)
      #expect(many - few < 16_384, "\(few) and \(many) kilobytes")
    }

    /// Returns the largest resident set of a run that draws this number of pictures, in kilobytes.
    private func peakMemory(of count: Int) async throws -> Int {
      let script = """
        import resource, subprocess, sys
        subprocess.run(sys.argv[1:], check=True)
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
        """
      let outcome = try await Shell.run(
        "python3",
        [
          "-c", script, Project.products.appendingPathComponent(Self.program).path, "--screen", "browse",
          "--scale", "1", "--output", "browse.png", "--repeat", "\(count)",
        ], in: folder.url)
      let output = outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      return try #require(Int(output), "\(outcome.errors)")
    }
  #endif

  @Test func wrongUsageIsReported() async throws {
    #expect(try await run().status == 64)
    #expect(try await run("--screen", "browse").status == 64)
    #expect(try await run("folder", "--screen", "browse", "--output", "a.png").status == 64)
    #expect(try await run("folder", "--repeat", "3").status == 64)
    #expect(try await run("folder", "--scale", "9").status == 64)
    #expect(try folder.listing().isEmpty)
  }
}
