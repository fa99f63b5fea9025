import Testing

@testable import KansoInterfaceBuilder

/// Texts, including XML's escapes and whitespace.
struct TextReadingTests {
  private func attribute(_ written: String) throws -> String? {
    try readSubview("<label text=\"\(written)\" id=\"l\"/>")["text"]
  }

  private func string(_ written: String, _ attributes: String = "") throws -> String? {
    try readSubview("<label id=\"l\"><string key=\"text\" \(attributes)>\(written)</string></label>")
      .values["text"]?.text
  }

  @Test(arguments: [
    ("Tom &amp; Jerry", "Tom & Jerry"), ("&lt;b&gt;", "<b>"), ("&quot;q&quot; &apos;a&apos;", "\"q\" 'a'"),
    ("one&#10;two&#xA;three", "one\ntwo\nthree"), ("tab&#9;stop", "tab\tstop"), ("&#x1F600;", "😀"),
    ("Größe — 日本語", "Größe — 日本語"), ("👩‍👩‍👧 é", "👩‍👩‍👧 é"), ("a > b", "a > b"), ("", ""),
    ("&amp;amp;", "&amp;"),
  ])
  func entitiesStandForCharacters(written: String, meant: String) throws {
    #expect(try attribute(written) == meant)
    #expect(try string(written) == meant)
  }

  @Test func linesOfElementsAreKept() throws {
    #expect(try string("first\n  second\n") == "first\n  second\n")
    #expect(try string("  spaced  ") == "  spaced  ")
  }

  @Test func sectionsOfCharacterDataAreText() throws {
    #expect(try string("a <![CDATA[< b & c >]]> d") == "a < b & c > d")
  }

  @Test func commentsAreNoText() throws {
    #expect(try string("a<!-- <string> -->b") == "ab")
  }

  @Test(arguments: [
    ("SGVsbG8", "Hello"), ("SGVsbG8=", "Hello"), ("\nDEZlZWQ\n", "\u{0C}Feed"), ("8J+YgCDDqQ", "😀 é"),
    ("YQ", "a"), ("", ""), ("\nSGVs\nbG8\n", "Hello"),
  ])
  func textsThatXMLCannotHoldAreInBase64(written: String, meant: String) throws {
    #expect(try string(written, "base64-UTF8=\"YES\"") == meant)
  }

  @Test func textThatOnlyResemblesBase64IsText() throws {
    #expect(try string("SGVsbG8") == "SGVsbG8")
    #expect(try string("SGVsbG8", "base64-UTF8=\"NO\"") == "SGVsbG8")
  }

  @Test func mutableStringsAreTextsToo() throws {
    let view = try readSubview(
      "<textView id=\"t\"><mutableString key=\"text\">a &amp; b</mutableString></textView>")
    #expect(view.values["text"]?.text == "a & b")
  }

  // MARK: Attributed texts

  @Test func runsHaveATextAndAttributes() throws {
    let label = try readSubview(
      """
      <label usesAttributedText="YES" id="l">
        <attributedString key="attributedText">
          <fragment content="Read the ">
            <attributes>
              <color key="NSColor" systemColor="labelColor"/>
              <font key="NSFont" metaFont="system" size="17"/>
              <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
      baseWritingDirection="natural" lineSpacing="4" tighteningFactorForTruncation="0.0"/>
            </attributes>
          </fragment>
          <fragment>
            <string key="content">terms &amp;
      conditions</string>
            <attributes>
              <real key="NSKern" value="1.5"/>
              <integer key="NSUnderline" value="1"/>
            </attributes>
          </fragment>
          <fragment content="."/>
        </attributedString>
      </label>
      """)
    let runs = try #require(label.values["attributedText"]?.runs)
    #expect(runs.map(\.text) == ["Read the ", "terms &\nconditions", "."])
    #expect(runs[0].attributes["NSColor"]?.color?.summary == "system labelColor")
    #expect(runs[0].attributes["NSFont"]?.font?.size?.value == 17)
    #expect(runs[0].attributes["NSParagraphStyle"]?.record?["lineSpacing"] == "4")
    #expect(runs[1].attributes["NSKern"]?.number == 1.5)
    #expect(runs[1].attributes["NSUnderline"]?.number == 1)
    #expect(runs[2].attributes.isEmpty)
  }

  @Test func contentsOfRunsMayBeInBase64() throws {
    let label = try readSubview(
      """
      <label id="l"><attributedString key="attributedText"><fragment>
        <string key="content" base64-UTF8="YES">
      DEZlZWQ
      </string>
      </fragment></attributedString></label>
      """)
    #expect(label.values["attributedText"]?.runs?.map(\.text) == ["\u{0C}Feed"])
  }

  @Test func commentsOfTheAuthorAreAttributedTexts() throws {
    let label = try readSubview(
      "<label id=\"l\"><attributedString key=\"userComments\"><fragment content=\"keep\"/></attributedString></label>"
    )
    #expect(label.values["userComments"]?.runs?.map(\.text) == ["keep"])
  }
}
