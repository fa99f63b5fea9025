import KansoFormatting
import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding

/// The HTML page of a preview of documents.
struct DocumentsHTML {
  private let preview: DocumentsPreview
  private let themeName: String?

  /// Creates the page of a preview.
  /// - Parameter themeName: the name of the theme whose tokens are matched, for the facts; nil for no
  ///   matching.
  init(_ preview: DocumentsPreview, themeName: String?) {
    (self.preview, self.themeName) = (preview, themeName)
  }

  /// Returns the page as one HTML file. It has a search field if there are at least two scenes.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  func html(live: LiveParts?) -> String {
    var shell = PageShell(title: preview.title, kind: "Screens", live: live)
    shell.facts.append(.init(label: "Scenes", text: String(preview.sceneCount)))
    if preview.documents.count == 1, let device = preview.documents.first?.device {
      shell.facts.append(.init(label: "Device", text: device))
    }
    if let themeName { shell.facts.append(.init(label: "Tokens of", text: themeName)) }
    shell.sections = sections
    if preview.sceneCount > 1 { shell.searched = "scenes" }
    shell.styles = [SceneRules.scenes]
    return shell.html { page in
      for (index, document) in preview.documents.enumerated() {
        write(document, index, to: &page)
      }
    }
  }

  /// Returns the anchor of a document, or of one of its scenes. Both indexes start at 0; the ids count from
  /// 1.
  private static func anchor(document: Int, scene: Int? = nil) -> PageAnchor {
    PageAnchor("document-\(document + 1)" + (scene.map { ".scene-\($0 + 1)" } ?? ""))
  }

  /// The links to the documents, or to the scenes if there is only one document.
  private var sections: [PageShell.Link] {
    if preview.documents.count == 1, let only = preview.documents.first {
      return only.scenes.enumerated().map {
        .init(title: $1.caption, anchor: Self.anchor(document: 0, scene: $0))
      }
    }
    return preview.documents.enumerated().map {
      .init(title: $1.path, anchor: Self.anchor(document: $0), count: $1.scenes.count)
    }
  }

  /// Writes the section of a document: its path, its device if the page has several documents, the reason for
  /// a failure, and its scenes.
  /// - Parameter number: the index of the document, from 0.
  private func write(_ document: DocumentPicture, _ number: Int, to page: inout MarkupWriter) {
    page.markup("<section data-group class=\"document\"")
    page.attribute("id", Self.anchor(document: number).id)
    page.markup("><h2 dir=\"auto\">")
    page.breakable(document.path)
    page.markup("</h2>\n")
    if let device = document.device, preview.documents.count > 1 {
      page.markup("<p class=\"aside\">")
      page.text(device)
      page.markup("</p>\n")
    }
    if let reason = document.failureReason {
      page.markup("<p class=\"refusal\" dir=\"auto\">Nothing to be seen: ")
      page.text(reason)
      page.markup("</p>\n")
    }
    page.markup("<div class=\"scenes\">\n")
    for (index, scene) in document.scenes.enumerated() {
      write(scene, anchor: Self.anchor(document: number, scene: index), to: &page)
    }
    page.markup("</div>\n</section>\n")
  }

  /// Writes an article with the title, details, colors, fonts and drawing of a scene. The search finds the
  /// article by the title, the details and the description, which has the first texts of the scene.
  private func write(_ scene: ScenePicture, anchor: PageAnchor, to page: inout MarkupWriter) {
    page.markup("<article class=\"scene\"")
    page.attribute("id", anchor.id)
    let width = scene.drawing.size.width.formatted(as: .decimal)
    // Scenes in a row have the same scale, and are not larger than they are.
    page.attribute("style", "--w:\(width)px;--g:\(width)")
    page.attribute("data-find", ([scene.title] + scene.details + [scene.description]).joined(separator: " "))
    page.markup("><div class=\"about\"><h3 dir=\"auto\">")
    page.breakable(scene.title)
    page.markup("</h3>\n")
    if scene.isInitial { page.markup("<p class=\"initial\">→ The storyboard begins here</p>\n") }
    page.markup("<p class=\"aside\" dir=\"auto\">")
    page.text((scene.details + ["\(scene.sizeDescription) pt"]).joined(separator: " · "))
    page.markup("</p>\n")
    write(scene.styles.filter { !$0.value.isFont }, heading: "Colors", to: &page)
    write(scene.styles.filter(\.value.isFont), heading: "Fonts", to: &page)
    page.markup("</div>\n<figure class=\"screen\">")
    scene.drawing.writeSVG(to: &page, title: scene.title, description: scene.description)
    page.markup("</figure></article>\n")
  }

  /// Writes a list of colors or fonts with its heading; nothing if there are no entries.
  private func write(_ entries: [SceneStyleEntry], heading: StaticString, to page: inout MarkupWriter) {
    guard !entries.isEmpty else { return }
    page.markup("<h4>")
    page.markup(heading)
    page.markup("</h4>\n<ul class=\"styles\">\n")
    for entry in entries { write(entry, to: &page) }
    page.markup("</ul>\n")
  }

  /// Writes a list item: a dot of the color (`Aa` for a font, `?` for an unknown color), the name, the
  /// notation, the number of uses if there are several, and the matching tokens. `≈` precedes a token that is
  /// not exact.
  private func write(_ entry: SceneStyleEntry, to page: inout MarkupWriter) {
    page.markup("<li>")
    if case .color(let color) = entry.value {
      page.markup("<span class=\"dot\" aria-hidden=\"true\"")
      page.attribute("style", "background:\(color.formattedForCSS)")
      page.markup("></span>")
    } else {
      page.markup("<span aria-hidden=\"true\">")
      page.text(entry.value.isFont ? "Aa" : "?")
      page.markup("</span>")
    }
    page.markup("<span class=\"style\"><bdi>")
    page.text(entry.name)
    page.markup("</bdi>")
    if !entry.notation.isEmpty {
      page.markup(" <code>")
      page.text(entry.notation)
      page.markup("</code>")
    }
    if entry.count > 1 {
      page.markup(" <span class=\"count\">×")
      page.text(String(entry.count))
      page.markup("</span>")
    }
    for token in entry.tokens {
      page.markup(token.isExact ? "<span class=\"match\">" : "<span class=\"match near\">≈ ")
      page.markup("<code>")
      page.text(token.path.dotted)
      page.markup("</code></span>")
    }
    page.markup("</span></li>\n")
  }
}

/// The CSS rules of scenes. They use the tokens of the pages.
enum SceneRules {
  /// The rules of scenes, their lists of colors and fonts, and their drawings.
  static let scenes: StaticString = """
    h2{font:var(--fonts-title);letter-spacing:var(--fonts-title-spacing);margin-top:var(--padding-xl)}
    .aside,.styles .count{font:var(--fonts-small);color:var(--colors-inkSoft)}
    .scenes{display:flex;flex-wrap:wrap;align-items:flex-start;gap:var(--padding-xxl) var(--padding-xl);
      margin-top:var(--padding-l)}
    .scene{display:flex;flex-direction:column;gap:var(--padding-m);min-width:0;flex:var(--g) 1 calc(var(--w)*.66);
      max-width:min(100%,max(var(--sizes-panel),var(--w)))}
    .scene>.about{order:1;contain:inline-size;min-width:min(100%,var(--sizes-panel));overflow-wrap:break-word}
    .about h3{font:var(--fonts-heading)}
    .about h4{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft);
      margin-top:var(--padding-l)}
    .initial{font:var(--fonts-small);color:var(--colors-accent)}
    .refusal{margin-top:var(--padding-m);padding:var(--padding-m) var(--padding-l);background:var(--colors-warningSoft);
      color:var(--colors-warning);border-radius:var(--radii-control)}
    .styles li{display:flex;gap:var(--padding-s);padding-block:var(--padding-xs);align-items:flex-start}
    .styles li>span:first-child{flex:none;width:var(--sizes-chip);text-align:center;color:var(--colors-inkSoft);
      font:var(--fonts-small)}
    .styles .dot{height:var(--sizes-chip);border-radius:var(--radii-chip);
      box-shadow:inset 0 0 0 var(--borders-line) var(--colors-line)}
    .style{min-width:0}
    .match{display:block;color:var(--colors-good)}
    .match.near{color:var(--colors-warning)}
    .screen{flex:0 1 auto;min-width:0;max-width:100%}
    .screen>svg,.screen>img{display:block;max-width:100%;height:auto;border-radius:var(--radii-control);
      box-shadow:0 0 0 var(--borders-line) var(--colors-line),0 var(--padding-xs) var(--padding-l) var(--colors-shade)}

    """
}
