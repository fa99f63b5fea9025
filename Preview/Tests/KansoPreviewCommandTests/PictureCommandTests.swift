import Foundation
import Testing

/// `cat-breeds-pictures`, which draws the example.
struct PictureCommandTests {
  private let program = Program("cat-breeds-pictures")

  @Test func aScreenBecomesAFile() throws {
    for (scale, width) in [("1", 393), ("2", 786)] {
      let outcome = try program.run(
        "--screen", "browse", "--scale", scale, "--output", "browse.png", "--repeat", "2")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let head = try #require(PictureHead(try program.folder.bytes(of: "browse.png")))
      #expect(head.width == width && head.height == width * 852 / 393)
    }
  }

  @Test func wrongUsageIsSaid() throws {
    #expect(try program.run().status == 64)
    #expect(try program.run("--screen", "browse").status == 64)
    #expect(try program.run("folder", "--screen", "browse", "--output", "a.png").status == 64)
    #expect(try program.run("folder", "--repeat", "3").status == 64)
    #expect(try program.run("folder", "--scale", "9").status == 64)
    #expect(program.folder.names.isEmpty)
  }
}
