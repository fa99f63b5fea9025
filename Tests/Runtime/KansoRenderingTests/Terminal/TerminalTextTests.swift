import KansoLayout
import KansoRendering
import KansoTheme
import Testing

/// Texts as characters.
struct TerminalTextTests {
  private let white = ColorValue(red: 1, green: 1, blue: 1)
  private let blue = ColorValue(red: 0, green: 0, blue: 1)
  private let all = Outline.rectangle(Rect(x: 0, y: 0, width: 20, height: 20))

  private func text(
    _ text: String, x: Double = 2, y: Double = 5, width: Double = 10, weight: Double? = nil,
    direction: UserInterfaceLayoutDirection = .leftToRight, isUnderlined: Bool = false
  ) -> DrawCommand {
    .text(
      TextCommand(
        text, font: Typography(families: [], size: 2, weight: weight), size: 2, color: white,
        origin: Point(x: x, y: y), width: width, direction: direction, isUnderlined: isUnderlined))
  }

  private func plain(_ commands: DrawCommand..., columns: Int = 20) -> String {
    Drawing(size: Size(width: 20, height: 20), commands: commands).terminal(columns: columns, colors: .none)
  }

  @Test func textsStandWhereTheyBegin() {
    #expect(plain(text("Cats")) == "\n\n  Cats\n")
    #expect(plain(text("Cats"), text("Dogs", x: 10, y: 19)) == "\n\n  Cats\n\n\n\n\n\n\n          Dogs\n")
    #expect(plain(.fill(all, .color(blue))) == "")
    let screen = Drawing(.fill(all, .color(blue)), text("Cats", weight: 700, isUnderlined: true)).screen()
    #expect(screen.texts[2].hasPrefix("  Cats  "))
    let cell = screen.lines[2][3]
    #expect(cell.foreground == "#ffffff" && cell.background == "#0000ff" && cell.isBold && cell.isUnderlined)
    #expect(!screen.lines[2][7].isBold)
  }

  @Test func whatIsDrawnOverATextHidesIt() {
    let cover = DrawCommand.fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 20)), .color(blue))
    #expect(plain(text("Cats"), cover) == "\n\n    ts\n")
    #expect(plain(cover, text("Cats")) == "\n\n  Cats\n")
    let pale = DrawCommand.fill(all, .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0.1)))
    #expect(plain(text("Cats"), pale) == "\n\n  Cats\n")
  }

  @Test func textsAreCutAndMovedAsTheirGroupsAre() {
    let cut = DrawCommand.begin(DrawGroup(clip: .rectangle(Rect(x: 0, y: 0, width: 5, height: 20))))
    #expect(plain(cut, text("Cats"), .end) == "\n\n  Cat\n")
    let moved = DrawCommand.begin(DrawGroup(transform: AffineTransform(translationX: 5, y: 2)))
    #expect(plain(moved, text("Cats"), .end) == "\n\n\n       Cats\n")
    let faded = DrawCommand.begin(DrawGroup(opacity: 0))
    #expect(plain(faded, text("Cats"), .end) == "")
    let half = DrawCommand.begin(DrawGroup(opacity: 0.5))
    let screen = Drawing(.fill(all, .color(blue)), half, text("Cats"), .end).screen()
    #expect(screen.lines[2][2].foreground == "#8080ff")
  }

  @Test func aTextEndsWhereTheNextOneBegins() {
    #expect(plain(text("Tonkinese"), text("Cat", x: 8)) == "\n\n  Tonki…Cat\n")
    #expect(plain(text("Cat"), text("Dog")) == "\n\n  Cat\n")
    #expect(plain(text("Tonkinese cats are many")) == "\n\n  Tonkinese cats are\n")
    // The parts of one line follow each other.
    #expect(plain(text("Cat", width: 10), text("Dog", x: 12)) == "\n\n  CatDog\n")
  }

  @Test func textsKeepTheirAnchor() {
    func anchored(_ anchor: TextCommand.Anchor) -> DrawCommand {
      .text(
        TextCommand(
          "Cats", font: Typography(families: [], size: 2), size: 2, color: white, origin: Point(x: 2, y: 5),
          width: 12, anchor: anchor))
    }
    #expect(plain(anchored(.left)) == "\n\n  Cats\n")
    #expect(plain(anchored(.center)) == "\n\n      Cats\n")
    #expect(plain(anchored(.right)) == "\n\n          Cats\n")
  }

  @Test func textsFromTheRightBeginOnTheRight() {
    #expect(plain(text("שלום", x: 2, width: 10, direction: .rightToLeft)) == "\n\n        שלום\n")
  }

  @Test func wideCharactersTakeTwoCells() {
    #expect(plain(text("猫a", x: 1)) == "\n\n 猫a\n")
    let screen = Drawing(text("猫a", x: 1)).screen()
    #expect(screen.lines[2].count == 19)
    #expect(plain(text("猫猫", x: 1), text("x", x: 4)) == "\n\n 猫…x\n")
    #expect(plain(text("猫猫", x: 1), text("x", x: 3)) == "\n\n … x\n")
    #expect(plain(text("e\u{301}\u{302}\u{303}a", x: 1)) == "\n\n \u{E9}\u{302}a\n")
  }

  @Test(arguments: [
    "\u{1B}[2J\u{1B}]0;title\u{7}x", "a\u{9B}31mb", "a\rb\nc\td\u{8}e\u{7F}f",
    "a\u{202E}b\u{2066}c\u{200F}d\u{61C}e",
    "a\u{2028}b\u{2029}c", "a\u{200B}\u{200D}\u{FEFF}b", "a\u{E0041}\u{FE0F}b", "\u{301}\u{301}a",
    "\u{FFFF}\u{10FFFF}",
    "\u{90}q\u{9C}",
  ])
  func nothingInATextSteersTheTerminal(_ hostile: String) {
    for colors in [TerminalColors.trueColor, .none] {
      let output = Drawing(text(hostile, x: 0, width: 20)).terminal(columns: 20, colors: colors)
      #expect(TerminalScreen(output).isUnderstood)
      for scalar in output.unicodeScalars where scalar != "\n" && scalar != "\u{1B}" {
        #expect(
          ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory), "\(scalar)")
      }
      if colors == .none { #expect(!output.unicodeScalars.contains("\u{1B}")) }
    }
  }
}
