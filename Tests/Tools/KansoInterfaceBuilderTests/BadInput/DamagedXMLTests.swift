import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import KansoLayout
import Testing

@testable import KansoCanvasLayout
@testable import KansoInterfaceBuilder

/// Damaged XML is rejected at its first error. No bytes end the run.
struct DamagedXMLTests {
  @Test(arguments: [
    ("<doc>\n  <view>\n</doc>", "3:7 this end tag does not match the open element"),
    ("<doc>\n  </view>\n</doc>", "2:10 this end tag does not match the open element"),
    ("<doc><a>\n</doc></a>", "2:7 this end tag does not match the open element"),
    ("<doc>\n  <view a='1' a='2'/></doc>", "2:20 an attribute is written twice"),
    ("<doc>\n  <view hidden/></doc>", "2:15 an attribute has no value"),
    ("<doc>\n  &nbsp;</doc>", "2:9 this entity is not declared"),
    ("<doc>\n  \u{1}</doc>", "2:3 this character is not allowed in XML"),
    ("<doc>\n  &#1;</doc>", "2:7 this character is not allowed in XML"),
    ("<doc>\n  &#x0;</doc>", "2:8 this character is not allowed in XML"),
    ("<doc>\n  \u{FFFE}</doc>", "2:3 this character is not allowed in XML"),
  ])
  func isRefusedAtItsPlace(_ text: String, _ message: String) { #expect(firstError(in: text) == message) }

  /// Only the first error is reported; later errors follow from it.
  @Test(arguments: [
    ("<doc>\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n</doc>", "2:2 "),
    ("<doc>\n<a", "2:"), ("<doc>\n<a b=\"", "2:"), ("<doc>\n<a b", "2:"), ("<doc>\n<!-- a", "2:"),
    ("<doc>\n<![CDATA[a", "2:"), ("<doc>\n</do", "2:"), ("<doc>\n</doc", "2:"), ("<doc>\n<? a", "2:"),
    ("<doc>\n<a>text & text</a></doc>", "2:"), ("<doc>\n<a b=\"<c/>\"/></doc>", "2:"),
    ("<doc>\n<!-- a -- b --></doc>", "2:"), ("<doc>\n< a/></doc>", "2:"), ("<doc>\n<1/></doc>", "2:"),
  ])
  func isRefusedOnItsLine(_ text: String, _ place: String) {
    #expect(firstError(in: text).hasPrefix(place), "\(firstError(in: text))")
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    for bytes: [UInt8] in [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
    ] {
      #expect(firstError(in: Array("<doc>\n ".utf8) + bytes + Array("</doc>".utf8)).hasPrefix("2:2 "))
      #expect(firstError(in: Array("<doc>\n<a b=\"".utf8) + bytes + Array("\"/></doc>".utf8)).hasPrefix("2:"))
    }
  }

  @Test func aDeclarationStandsAtTheBeginning() {
    #expect(firstError(in: "\n<?xml version=\"1.0\"?>\n<doc/>").hasPrefix("2:"))
    #expect(firstError(in: "<doc>\n<?xml version=\"1.0\"?></doc>").hasPrefix("2:"))
  }

  /// Every element of a truncated document is open. The innermost one is reported, because the user looks for that one.
  @Test func theOpenElementIsReported() throws {
    let file = SourceFile(path: "Bad.xib", text: "<doc>\n <a>\n  <b></c>\n </a>\n</doc>")
    let problem = try #require(XMLReader.read(file).diagnostics.first)
    #expect(problem.notes.compactMap(\.range?.text) == ["<b>"])
  }

  @Test func whatComesAfterTheEndIsRefused() {
    #expect(firstError(in: "<doc/>\nx") == "2:1 there is something after the end of the document")
    #expect(firstError(in: "<doc/>\n<doc/>") == "2:1 there is something after the end of the document")
    #expect(firstError(in: "<doc>\n</doc>\n</doc>") == "3:1 there is something after the end of the document")
    #expect(firstError(in: "<doc/>\n<![CDATA[a]]>") == "2:1 there is something after the end of the document")
    #expect(firstError(in: "<doc/>\n<!-- a -->\n") == "it is read")
  }

  @Test func whatEndsTooEarlyIsRefused() {
    #expect(firstError(in: "<doc>\n<a/>") == "2:5 the document ends before all elements are closed")
    #expect(firstError(in: "<doc>\n<a/>text\n") == "3:1 the document ends before all elements are closed")
    #expect(firstError(in: "") == "1:1 the document has no elements")
    #expect(firstError(in: "<!-- a -->") == "1:11 the document has no elements")
  }

  @Test(arguments: [("<a b=1/>", "1:6"), ("<a b='1'c='2'/>", "1:9"), ("<a$/>", "1:3"), ("<q:a/>", "1:5")])
  func whatTheParserPassesOverIsRefused(_ text: String, _ place: String) {
    #expect(firstError(in: text).hasPrefix(place))
  }

  @Test func everyCutIsRefused() {
    let document = TruncatedDocumentTests.document
    for length in document.indices {
      #expect(!Reading(Array(document[..<length])).isRead, "\(length)")
      // A comment and a document type begin with the same characters.
      let ids = Reading(Array(document[..<length])).ids
      #expect(ids == [.xmlSyntax] || ids == [.xmlDeclaration], "\(length)")
    }
  }

  @Test func namesOfOtherBytesAreRefused() {
    #expect(
      firstError(in: Array("<doc>\n<a".utf8) + [0xCB] + Array("/></doc>".utf8))
        == "2:3 the text is not valid UTF-8")
    #expect(
      firstError(in: Array("<a ".utf8) + [0xE9] + Array("='1'/>".utf8)) == "1:4 the text is not valid UTF-8")
  }

  @Test(arguments: [
    "<?a?><doc/>", "<?xml?><doc/>", "<doc><?a?></doc>", "<doc/><?a?>", "<doc/><?a b?>", "<?a ?><doc/>",
    "<doc><?",
  ])
  func instructionsAreRefused(_ text: String) {
    #expect(
      firstError(in: text).hasSuffix("an instruction for a program, which is not read"))
  }

  /// Any byte is inserted, removed or changed at any position: the result is either frames or a position in the text.
  @Test func everyChangeOfAByteIsSurvived() {
    for place in TruncatedDocumentTests.document.indices {
      for isInserted in [false, true] {
        let byte: UInt8 = [0, 0x0A, 0x22, 0x26, 0x3C, 0x3E, 0x80, 0xFF][place % 8]
        var bytes = TruncatedDocumentTests.document
        if isInserted { bytes.insert(byte, at: place) } else { bytes[place] = byte }
        let (document, problems) = DocumentReader.read(SourceFile(path: "Bad.storyboard", bytes: bytes))
        #expect(document != nil || !problems.isEmpty)
        for problem in problems { #expect(problem.range.upperBound <= bytes.count) }
        guard let document else { continue }
        for (_, frame) in CanvasLayout(document).frames {
          #expect(frame.isFinite)
        }
      }
    }
  }
}
