import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoPreview

/// The page of a guide as text and markup.
@Suite struct GuideHTMLTests {
  @Test(.requires(.python("html5lib"))) func theMarkupIsValid() async throws {
    for theme in [try Sample.harbor(), Sample.types(), Theme(sections: [], tokens: [])] {
      let markup = try await BrowserPage.markup(GuidePreview(theme).html())
      #expect(markup.mistakes.isEmpty && markup.doubleIDs.isEmpty && markup.brokenLinks.isEmpty, "\(markup)")
      #expect(markup.scripts == 1 && markup.handlers.isEmpty && markup.foreignLinks.isEmpty)
      // Heading levels increase by at most one.
      #expect(markup.headings.first == 1 && markup.headings.dropFirst().allSatisfy { $0 > 1 })
      #expect(zip(markup.headings, markup.headings.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    }
  }

  @Test(.requires(.python("html5lib")), arguments: Sample.hostileTexts.indices)
  func hostileTextsStayTexts(_ index: Int) async throws {
    let plain = try await BrowserPage.markup(GuidePreview(Sample.hostile("plain")).html())
    let text = Sample.hostileTexts[index]
    let markup = try await BrowserPage.markup(GuidePreview(Sample.hostile(text)).html())
    // A carriage return is written as a character reference. HTML reads it correctly, but reports an error.
    let mistakes = markup.mistakes.filter { !$0.hasSuffix("illegal-codepoint-for-numeric-entity") }
    #expect(mistakes.isEmpty && markup.doubleIDs.isEmpty && markup.brokenLinks.isEmpty, "\(markup)")
    #expect(markup.scripts == 1 && markup.handlers.isEmpty && markup.foreignLinks.isEmpty)
    #expect(Set(markup.tags).subtracting(plain.tags).subtracting(["wbr"]).isEmpty, "\(markup.tags)")
    if text.allSatisfy({ $0.isASCII && $0.asciiValue ?? 0 >= 0x20 && $0 != "\u{7F}" }) {
      #expect(markup.text.contains(text))
    }
  }

  @Test func declarationsOfStylesCannotBeEnded() throws {
    for text in Sample.hostileTexts {
      let html = GuidePreview(Sample.hostile(text)).html()
      let styles = html.matches(of: /style="[^"]*"/).map(\.0).joined()
        .replacing("&#39;", with: "'").replacing(/'(\\.|[^'\\])*'/, with: "")
      #expect(!styles.contains("url(") && !styles.contains("}") && !styles.contains("'"))
      #expect(html.matches(of: /<style>/).count == 1)
    }
  }

  @Test func wideColorsStayWide() throws {
    let html = try GuidePreview(Sample.harbor()).html()
    // The nearest sRGB color comes first, for browsers that support no other color space.
    #expect(
      html.contains(/"color:#[0-9a-f]{6};color:color\(display-p3 1 0.36 0.1\)/)
        || html.contains(/"color:color\(srgb [^;]*\);color:color\(display-p3 1 0.36 0.1\)/))
    #expect(html.contains("<bdi>color(display-p3 1 0.36 0.1)</bdi>"))
  }

  @Test func everyKnownValueIsOnThePage() throws {
    let theme = try Sample.harbor()
    let html = GuidePreview(theme).html()
    for token in theme.tokens {
      #expect(html.contains("data-copy=\"\(SwiftNaming().name(of: token.path))\""))
      #expect(html.contains("id=\"\(PageAnchor(token.path).id)\""))
      if let description = token.description { #expect(html.contains(description)) }
    }
    #expect(html.contains(theme.fingerprint.description))
    #expect(html.contains("<dd dir=\"auto\">36</dd>"))
    #expect(html.contains("Alias of <a href=\"#t-colors.palette.signal\">"))
    #expect(html.contains("<span class=\"alias\"><a href=\"#t-colors.palette.signal\"><bdi>palette."))
    #expect(html.contains("use <a href=\"#t-colors.accent\"><bdi>colors.<wbr>accent</bdi></a></p>"))
    #expect(html.contains("Used by <a href=\"#t-colors.accent\"><bdi>colors.<wbr>accent</bdi></a>, <a"))
    #expect(html.matches(of: /class="token deprecated"/).count == 2)
    #expect(html.contains("<span class=\"ratio\">13.8</span> <span class=\"rating good\">AAA</span>"))
    // The facts for machines are at the end.
    let (main, fingerprint) = (
      try #require(html.range(of: "</main>")), try #require(html.range(of: "Fingerprint"))
    )
    #expect(main.upperBound < fingerprint.lowerBound)
  }

  /// The search reads the path, the name in Swift, and what is visible in these classes.
  @Test func whatIsSeenOfATokenIsSearched() throws {
    let theme = try Sample.theme(
      """
      colors:
        deep-ink: {value: "#2C4251", description: A tap target, deprecated: too dark}
      """)
    let html = GuidePreview(theme).html()
    #expect(html.contains("data-find=\"colors.deep-ink Colors.deepInk\""))
    #expect(html.contains("<p class=\"about\" dir=\"auto\">A tap target</p>"))
    #expect(html.contains("<p class=\"note\" dir=\"auto\">too dark</p>"))
    #expect(html.contains("<span class=\"v\" dir=\"auto\">#2c4251</span>"))
  }

  @Test func namesBreakBetweenTheirSegments() throws {
    let theme = try Sample.theme(
      """
      colors: {white: warm.deepOrange, warm: {deepOrange: "#772200"}, cold: {deepOrange: "#002277"}}
      """)
    let html = GuidePreview(theme).html()
    #expect(html.contains("<bdi>warm.<wbr>deep<wbr>Orange</bdi></a>"))
    #expect(html.contains("<bdi>deep<wbr>Orange</bdi></button>"))
    #expect(html.contains("<code>Colors.<wbr>Warm.<wbr>deep<wbr>Orange</code>"))
  }

  @Test func translucentColorsAreDrawnOverAPattern() throws {
    let theme = try Sample.theme("colors: {white: \"#FFFFFF\", veil: \"#00000080\"}")
    #expect(GuidePreview(theme).html().contains("<i class=\"paint veil\" style=\"color:#00000080\">"))
  }

  /// A text is a row without a sample.
  @Test func textsAreRows() throws {
    let theme = try Sample.theme("kanso: 2\nstrings: {page: \"<a> & b\"}")
    let html = GuidePreview(theme).html()
    #expect(html.contains("<li class=\"token\" id=\"t-strings.page\""))
    #expect(
      html.contains(
        "<div class=\"cell\"><span class=\"v\" dir=\"auto\">&quot;&lt;a&gt; &amp; b&quot;</span></div>"))
  }

  @Test func aReferenceToNothingIsNoLink() {
    let tokens = [
      ThemeToken(
        path: "colors.a", value: .number(1), alias: "colors.gone", deprecated: .message("use {colors.none}"))
    ]
    let html = GuidePreview(Sample.theme(section: "colors", tokens)).html()
    #expect(html.contains("use <bdi>colors.<wbr>none</bdi>") && !html.contains("#t-colors.none"))
    #expect(html.contains("Alias of <bdi>colors.<wbr>gone</bdi>"))
  }

  @Test func theSameGuideMakesTheSameBytes() throws {
    #expect(try GuidePreview(Sample.harbor()).html() == GuidePreview(Sample.harbor()).html())
  }

  @Test func numbersThatAreNoneAreNotWritten() {
    let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1e300]
    let tokens = numbers.enumerated().flatMap { index, number -> [ThemeToken] in
      let length = Dimension.points(number)
      let values: [TokenValue] = [
        .dimension(length), .edges(Edges(top: number, leading: 1, bottom: number, trailing: 2)),
        .color(ColorValue(.displayP3, number, 0, 0)), .cubicBezier(CubicBezier(number, number, 1, 1)),
        .duration(KansoTheme.Duration(number, .s)), .fontWeight(number), .number(number),
        .typography(Typography(families: [], size: number, weight: number, lineHeight: number)),
        .strokeStyle(.dashes([length, length], lineCap: .butt)),
        .shadow([
          Shadow(
            color: .init(red: 0, green: 0, blue: 0), offsetX: length, offsetY: length, blur: length,
            spread: length)
        ]),
        .border(Border(color: .init(red: 0, green: 0, blue: 0), width: length, style: .keyword(.groove))),
        .gradient([GradientStop(color: .init(red: 0, green: 0, blue: 0), position: number)]),
      ]
      return values.enumerated().map { ThemeToken(path: TokenPath("radii.t\(index)-\($0)"), value: $1) }
    }
    let html = GuidePreview(Sample.theme(section: "radii", tokens)).html()
    #expect(
      html.matches(of: /\s(style|width|height|viewBox|d|x|y|x1|y1|rx|offset)="[^"]*(nan|inf)[^"]*"/).isEmpty)
  }

  /// The page prints the number of tokens that exceed its limit.
  @Test func aPageIsNotTooLarge() throws {
    let tokens = (0..<200).map {
      ThemeToken(path: TokenPath("sizes.size\($0)"), value: .dimension(Dimension(Double($0))))
    }
    let model = GuideModel(Sample.theme(section: "sizes", tokens))
    let whole = GuidePage.html(model)
    #expect(whole.matches(of: /<li class="token"/).count == 200 && !whole.contains("left out"))
    let part = GuidePage.html(model, maxByteCount: whole.utf8.count / 2)
    #expect(part.utf8.count < whole.utf8.count * 3 / 4)
    let count = part.matches(of: /<li class="token"/).count
    #expect(count > 0 && count < 200)
    #expect(part.contains("would be too large: \(200 - count)."))
    #expect(part.hasSuffix("</html>\n"))
  }

  /// A ramp is examined once, not for each of its steps.
  @Test func timeGrowsWithARamp() {
    expectLinearTime(from: 64, growth: 32) { count in
      let tokens = (0..<count).map {
        ThemeToken(
          path: TokenPath("colors.step\($0)"), value: .color(ColorValue(red: 0, green: 0.5, blue: 1)))
      }
      _ = GuidePreview(Sample.theme(section: "colors", tokens)).html()
    }
  }

  @Test func timeGrowsWithTheGuide() {
    expectLinearTime(from: 32, growth: 32) { count in
      let tokens = (0..<count).map { index in
        let (red, green) = (Double(index % 256) / 255, Double(index / 256 % 256) / 255)
        return ThemeToken(
          path: TokenPath("colors.\(["text", "surface", "accent"][index % 3])\(index)"),
          value: .color(ColorValue(red: red, green: green, blue: 0.5)),
          alias: index > 0 ? "colors.text0" : nil)
      }
      _ = GuidePreview(Sample.theme(section: "colors", tokens)).html()
    }
  }
}
