import Foundation
import KansoScreenPreviews
import TestSupport
import Testing

@testable import KansoPreview

/// The page of a package's screens, and what is read to make it. `ScreensCommandTests` builds a package.
struct ScreensPageTests {
  @Test func typesAreFoundByTheBeginningsOfLines() {
    let source = """
      import KansoScreenPreviews
      struct AppPreviews: Previews {
      public enum Second : Sendable, Previews{
      @MainActor final class Third: KansoScreenPreviews.Previews {
      extension Outer.Inner: Previews {}
      // struct Commented: Previews {
        struct Indented: Previews {
      struct OtherPreviews: PreviewsOfSomething {
      struct Named: Sendable { typealias A = Previews }
      let text = "struct Quoted: Previews {"
      """
    #expect(ScreenPackage.types(in: source) == ["AppPreviews", "Second", "Third", "Outer.Inner"])
  }

  @Test func messagesOfTheCompilerAreToldOnce() {
    let output = """
      Building for debugging...
      [1/3] Compiling App A.swift
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /App/A.swift:3:5: error: no such name
      1 | let a = b
        |         `- error: no such name
      [2/3] Compiling App B.swift
      /App/A.swift:3:5: error: no such name
      1 | let a = b
        |         `- error: no such name
      """
    #expect(
      ScreenProgram.errors(in: output) == """
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        /App/A.swift:3:5: error: no such name
        1 | let a = b
          |         `- error: no such name

        """)
    #expect(ScreenProgram.errors(in: "[1/1] Done\n") == "error: the screens cannot be built\n")
  }

  @Test func textsOfScreensStayTexts() throws {
    let json = """
      {"screens": [{"type": "A", "name": "<script>x</script>", "captions": ["\\"><b>"],
        "pictures": ["<svg><script>y</script></svg>"], "problems": ["<i>"]}]}
      """
    let screens = try JSONDecoder().decode(PreviewedScreens.self, from: Data(json.utf8))
    let page = ScreensPage(title: "App", screens: screens)
    let html = page.html(live: nil)
    #expect(html.contains("&lt;script>x&lt;/script>") || html.contains("&lt;script&gt;x"))
    #expect(!html.contains("<script>x") && !html.contains("<b>") && !html.contains("<i>"))
    #expect(!html.contains("<script>y"))
    #expect(page.report == "<script>x</script>: <i>\n")
  }

  @Test func aPackageThatIsNotThereIsTold() throws {
    let folder = try TemporaryDirectory()
    var exitCode: Int32?
    do { _ = try LiveScreens(folder.path("missing"), product: "App") } catch { exitCode = error.exitCode }
    #expect(exitCode == 66)
  }
}
