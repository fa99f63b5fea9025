import KansoLayout
import KansoRendering
import KansoTheme

/// The HTML page of a preview of documents.
struct DocumentsHTML {
  private let preview: DocumentsPreview
  private let themeName: String?

  init(_ preview: DocumentsPreview, themeName: String?) {
    (self.preview, self.themeName) = (preview, themeName)
  }

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

  private static func anchor(_ document: Int, _ scene: Int? = nil) -> PageAnchor {
    PageAnchor("document-\(document + 1)" + (scene.map { ".scene-\($0 + 1)" } ?? ""))
  }

  /// The links to the documents, or to the scenes if there is only one document.
  private var sections: [PageShell.Link] {
    if preview.documents.count == 1, let only = preview.documents.first {
      return only.scenes.enumerated().map { .init(title: $1.caption, anchor: Self.anchor(0, $0)) }
    }
    return preview.documents.enumerated().map {
      .init(title: $1.path, anchor: Self.anchor($0), count: $1.scenes.count)
    }
  }

  private func write(_ document: DocumentPicture, _ number: Int, to page: inout MarkupWriter) {
    page.markup("<section data-group class=\"document\"")
    page.attribute("id", Self.anchor(number).id)
    page.markup("><h2 dir=\"auto\">")
    page.text(document.path)
    page.markup("</h2>\n")
    if let device = document.device, preview.documents.count > 1 {
      page.markup("<p class=\"aside\">")
      page.text(device)
      page.markup("</p>\n")
    }
    if let refusal = document.refusal {
      page.markup("<p class=\"refusal\" dir=\"auto\">Nothing to be seen: ")
      page.text(refusal)
      page.markup("</p>\n")
    }
    for (index, scene) in document.scenes.enumerated() {
      write(scene, anchor: Self.anchor(number, index), to: &page)
    }
    page.markup("</section>\n")
  }

  private func write(_ scene: ScenePicture, anchor: PageAnchor, to page: inout MarkupWriter) {
    page.markup("<article class=\"scene\"")
    page.attribute("id", anchor.id)
    page.attribute("data-find", ([scene.title] + scene.details + [scene.description]).joined(separator: " "))
    page.markup("><div class=\"about\"><h3 dir=\"auto\">")
    page.text(scene.title)
    page.markup("</h3>\n")
    if scene.isInitial { page.markup("<p class=\"initial\">→ The storyboard begins here</p>\n") }
    page.markup("<p class=\"aside\" dir=\"auto\">")
    page.text((scene.details + ["\(scene.sizeText) pt"]).joined(separator: " · "))
    page.markup("</p>\n")
    write(scene.styles.filter { !$0.value.isFont }, heading: "Colors", to: &page)
    write(scene.styles.filter(\.value.isFont), heading: "Fonts", to: &page)
    page.markup("</div>\n<figure class=\"screen\">")
    scene.drawing.writeSVG(to: &page, title: scene.title, description: scene.description)
    page.markup("</figure></article>\n")
  }

  private func write(_ entries: [SceneStyleEntry], heading: StaticString, to page: inout MarkupWriter) {
    guard !entries.isEmpty else { return }
    page.markup("<h4>")
    page.markup(heading)
    page.markup("</h4>\n<ul class=\"styles\">\n")
    for entry in entries { write(entry, to: &page) }
    page.markup("</ul>\n")
  }

  private func write(_ entry: SceneStyleEntry, to page: inout MarkupWriter) {
    page.markup("<li>")
    if case .color(let color) = entry.value {
      page.markup("<span class=\"dot\" aria-hidden=\"true\"")
      page.attribute("style", "background:\(color.css)")
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
  static let scenes: StaticString = """
    h2{font:var(--fonts-title);letter-spacing:var(--fonts-title-spacing);margin-top:var(--padding-xl)}
    .aside,.styles .count{font:var(--fonts-small);color:var(--colors-inkSoft)}
    .scene{display:flex;flex-wrap:wrap;gap:var(--padding-xl) var(--padding-xxl);padding-block:var(--padding-xl);
      border-bottom:var(--borders-line) solid var(--colors-line);align-items:flex-start}
    .about{flex:0 1 var(--sizes-caption);min-width:min(100%,var(--sizes-panel))}
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
    .screen>svg{display:block;max-width:100%;height:auto;border-radius:var(--radii-control);
      box-shadow:0 0 0 var(--borders-line) var(--colors-line),0 var(--padding-xs) var(--padding-l) var(--colors-shade)}

    """
}
