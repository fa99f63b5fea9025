import KansoDiagnostics
import KansoInterfaceBuilderDiagnostics
import Testing

@testable import KansoInterfaceBuilder

/// Entities and document types are rejected before a parser sees them.
struct EntityTests {
  private static let billion =
    "<!DOCTYPE document [<!ENTITY a \"aaaaaaaaaa\">"
    + zip("bcdefghij", "abcdefghi").map { name, inner in
      "<!ENTITY \(name) \"\(String(repeating: "&\(inner);", count: 10))\">"
    }.joined() + "]>"

  private func document(_ before: String, _ within: String = "") -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(before)"
      + SoundBox.xib(
        view(
          "label", id: "text", frame: (0, 0, 10, 10), fixed: true, attributes: "text=\"a\"", content: within)
      ).drop {
        $0 != "\n"
      }
  }

  @Test(arguments: [
    billion, "<!DOCTYPE document>", "<!DOCTYPE document SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE document PUBLIC \"-//A//B\" \"http://localhost/a.dtd\">",
    "<!DOCTYPE document [<!ENTITY a SYSTEM \"file:///dev/zero\">]>",
    "<!DOCTYPE document [<!ENTITY % a SYSTEM \"file:///etc/passwd\"> %a;]>",
    "<!DOCTYPE document [<!ENTITY % a \"<!ENTITY b 'c'>\"> %a;]>",
    "<!DOCTYPE document [<!ATTLIST view id CDATA \"everywhere\">]>", "<!doctype document>",
    "<!ENTITY a \"b\">",
    "<!DOCTYPE", "<!-- a --><!DOCTYPE document>", "<!>", "<![IGNORE[ <a/> ]]>",
  ])
  func declarationsAreRefused(_ declaration: String) {
    let reading = Reading(document(declaration, "<string key=\"text\">&j;</string>"))
    let place = declaration.hasPrefix("<!-- ") ? "2:11" : "2:1"
    #expect(
      reading.placed == [
        "\(place) the document declares a document type or entities, which are not read"
      ])
    #expect(reading.ids == [.xmlDeclaration])
  }

  @Test(arguments: ["<!-- \(billion) -->", "<string key=\"a\"><![CDATA[\(billion)&j;]]></string>"])
  func declarationsInCommentsAndTextAreHarmless(_ content: String) {
    let reading = Reading(document("", content))
    #expect(reading.messages == [])
    #expect(reading.frames["sound"] == SoundBox.frame)
  }

  @Test func declarationsInAttributesAreNoXML() {
    let reading = Reading(document("", "<string key=\"<!DOCTYPE a>\"/>"))
    #expect(reading.ids == [.xmlSyntax])
  }

  @Test func entitiesOfXMLItselfAreText() throws {
    let text = SoundBox.xib(
      view("label", id: "a&amp;b&lt;&gt;&quot;&apos;&#65;&#x1F600;", frame: (0, 0, 1, 1), fixed: true))
    #expect(Reading(text).messages == [])
    #expect(Reading(text).frames.keys.contains("a&b<>\"'A😀"))
  }

  @Test func undeclaredEntitiesAreRejected() {
    for text in [
      "&j;", "&#xFFFFFFFFFF;", "&#;", "&;", "&#x110000;", "&amp",
      "&\(String(repeating: "a", count: 100_000));",
    ] {
      #expect(
        Reading(document("", "<string key=\"text\">\(text)</string>")).ids == [.xmlSyntax],
        "\(text.prefix(20))")
    }
  }
}
