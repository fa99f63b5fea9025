import Foundation
import KansoRendering
import KansoScreenPreviews

/// The page of a package's screens: each preview with its pictures in all situations.
struct ScreensPage: Sendable {
  /// The name of the product.
  let title: String
  let screens: PreviewedScreens

  /// The problems of the layouts, each on a line after the name of its screen; empty if there are none.
  var report: String {
    screens.screens.flatMap { screen in
      screen.problems.map { "\(Self.heading(of: screen)): \($0)\n" }
    }.joined()
  }

  /// Returns the page as one HTML file.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  func html(live: LiveParts?) -> String {
    var shell = PageShell(title: title, kind: "Screens", live: live)
    shell.facts.append(.init(label: "Screens", text: String(screens.screens.count)))
    shell.sections = screens.screens.enumerated().map { index, screen in
      .init(title: Self.heading(of: screen), anchor: Self.anchor(index), count: screen.pictures.count)
    }
    shell.styles = [SceneRules.scenes, Self.rules]
    return shell.html { page in
      for (index, screen) in screens.screens.enumerated() {
        write(screen, anchor: Self.anchor(index), to: &page)
      }
    }
  }

  private static func anchor(_ index: Int) -> PageAnchor { PageAnchor("screen-\(index + 1)") }

  /// Returns the name of a preview, or that of its type.
  private static func heading(of screen: PreviewedScreens.Screen) -> String {
    screen.name.isEmpty ? screen.type : screen.name
  }

  /// Writes the section of a preview.
  private func write(_ screen: PreviewedScreens.Screen, anchor: PageAnchor, to page: inout MarkupWriter) {
    page.markup("<section data-group class=\"document\"")
    page.attribute("id", anchor.id)
    page.markup("><h2 dir=\"auto\">")
    page.breakable(Self.heading(of: screen))
    page.markup("</h2>\n<p class=\"aside\"><code>")
    page.text(screen.type)
    page.markup("</code></p>\n")
    for problem in screen.problems {
      page.markup("<p class=\"refusal\" dir=\"auto\">")
      page.text(problem)
      page.markup("</p>\n")
    }
    page.markup("<div class=\"scenes situations\">\n")
    for (caption, picture) in zip(screen.captions, screen.pictures) {
      page.markup("<article class=\"scene\"><div class=\"about\"><h3 dir=\"auto\">")
      page.text(caption)
      page.markup("</h3></div>\n<figure class=\"screen\"><img")
      page.attribute("alt", "\(Self.heading(of: screen)), \(caption)")
      // In an image, nothing that a screen draws can act on the page.
      page.attribute("src", "data:image/svg+xml;base64," + Data(picture.utf8).base64EncodedString())
      page.markup("></figure></article>\n")
    }
    page.markup("</div>\n</section>\n")
  }

  /// The CSS rules of pictures of the same height, many of which fit into a window.
  private static let rules: StaticString = """
    .situations{gap:var(--padding-xl) var(--padding-l)}
    .situations>.scene{flex:0 1 auto;max-width:100%}
    .situations>.scene>.about{min-width:0}
    .situations h3{font:var(--fonts-small);color:var(--colors-inkSoft)}
    .situations img{height:calc(var(--sizes-sidebar)*2);width:auto;object-fit:contain}

    """
}
