import CPango
import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoRaster

/// Libraries that are used from several threads, and are created and released.
struct FontLibraryTests {
  private static let texts = ["Hello World", "שלום abc", "🐈 cat", "簡体字 text", "مرحبا", "नमस्ते"]

  /// Otherwise a text would change its font at the first character that the shipped fonts lack.
  @Test func aFamilyThatIsShippedIsNotTakenFromTheMachine() throws {
    let machine = try #require(FontMap(usesMachine: true, files: ShippedFonts.files))
    func count(of kind: FcSetName) -> Int {
      guard let set = FcConfigGetFonts(machine.configuration, kind) else { return 0 }
      return (0..<Int(set.pointee.nfont)).count { index in
        var family: UnsafeMutablePointer<FcChar8>?
        FcPatternGetString(set.pointee.fonts[index], FC_FAMILY, 0, &family)
        return family.map { String(cString: $0) } == "Inter"
      }
    }
    #expect(count(of: FcSetSystem) == 0)
    #expect(count(of: FcSetApplication) == 6)
  }

  @Test func threadsGetTheSameLines() async {
    let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
    let expected = Self.texts.map { set($0, 60) }
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          let canvas = Canvas(80, 40)
          return (0..<60).allSatisfy { round in
            let index = (thread + round) % Self.texts.count
            fonts.draw(.black(Self.texts[index], at: Point(x: 2, y: 30), width: 70), on: canvas.pointer)
            return set(Self.texts[index], 60, fonts: fonts) == expected[index]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func librariesAreUsedSideBySide() async {
    let expected = Self.texts.map { width($0) }
    await withTaskGroup(of: [Length].self) { group in
      for _ in 0..<6 {
        group.addTask {
          let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
          return Self.texts.map { width($0, fonts: fonts) }
        }
      }
      for await widths in group { #expect(widths == expected) }
    }
  }

  @Test func aLibraryThatIsGoneKeepsNothing() {
    weak var map: FontMap?
    // GLib sets this pointer to null when its object is released.
    let context = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
    defer { context.deallocate() }
    func use() {
      let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
      for text in Self.texts { _ = set(text, 60, fonts: fonts) }
      fonts.draw(.black("Hello 🐈", width: 70), on: Canvas(80, 60).pointer)
      map = fonts.typesetter.withLock { $0.resolver.own }
      context.initialize(to: map.map { UnsafeMutableRawPointer($0.context) })
      map.map {
        g_object_add_weak_pointer(
          UnsafeMutableRawPointer($0.context).assumingMemoryBound(to: GObject.self), context)
      }
      #expect(context.pointee != nil)
    }
    use()
    #expect(map == nil)
    #expect(context.pointee == nil)
  }

  @Test func whatIsKeptHasALimit() {
    var values = RecentValues<Int, String>(limit: 10)
    for index in 0..<100 { values.insert("\(index)", for: index, cost: 1) }
    #expect(values[99] == "99" && values[90] == "90")
    #expect(values[50] == nil)
    // A text that is requested repeatedly stays in the cache.
    for index in 100..<200 {
      values.insert("\(index)", for: index, cost: 1)
      #expect(values[99] == "99")
    }
  }

  @Test(arguments: ["abc ", "x", "\u{200B}", "a\u{301}\u{301}", "a ש", "\n", "猫"])
  func theTimeOfATextIsProportionalToItsLength(_ part: String) {
    // No other test waits for this library.
    let fonts = FontLibrary(usesSystemFonts: false, files: FontLibrary.testFiles)
    var round = 0
    expectLinearTime(from: 200) { count in
      // Each round uses another text, because a library caches its layouts.
      round += 1
      _ = set(String(repeating: part, count: count + round), 100, lines: 0, .byTruncatingTail, fonts: fonts)
    }
  }

  @Test func charactersThatNoFontHasAreFound() {
    let texts = ["Crème brûlée 🎉", "猫 and 🔥", "🎉", "plain"].map { text in
      DrawCommand.text(
        TextCommand(text, font: inter(), size: 20, color: .black, origin: Point(x: 5, y: 30), width: 100))
    }
    let drawing = Drawing(size: Size(width: 200, height: 60), commands: texts)
    #expect(FontLibrary.shipped.missingCharacters(in: drawing) == ["🎉", "猫", "🔥"])
    // The characters of an invisible text are not reported as missing.
    let unseen = TextCommand(
      "🎉", font: inter(), size: 0, color: .black, origin: Point(x: 5, y: 30), width: 100)
    #expect(
      FontLibrary.shipped.missingCharacters(in: Drawing(size: drawing.size, commands: [.text(unseen)]))
        .isEmpty)
    #expect(FontLibrary.test.missingCharacters(in: drawing) == ["🔥"])
  }

  @Test func aMillionCharactersAreCut() {
    let fonts = FontLibrary(usesSystemFonts: false)
    let layout = set(
      String(repeating: "abc ", count: 250_000), 300, lines: 3, .byTruncatingTail, fonts: fonts)
    #expect(layout.lines.count == 3 && layout.isTruncated)
    #expect(set("a" + String(repeating: "\u{301}", count: 1_000_000), fonts: fonts).lines.count == 1)
    #expect(set(String(repeating: "\n", count: 100_001), fonts: fonts).isTruncated)
    #expect(!set(String(repeating: "\n", count: 100_000), fonts: fonts).isTruncated)
  }
}
