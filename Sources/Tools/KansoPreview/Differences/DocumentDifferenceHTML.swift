import KansoLayout
import KansoRendering
import KansoTheme

/// The HTML page that compares two versions of a storyboard or xib.
struct DocumentDifferenceHTML {
  private let page: DocumentDifferencePage

  /// Creates a writer of a comparison.
  init(_ page: DocumentDifferencePage) { self.page = page }

  /// Returns the page as one HTML file: the summary, the scenes with visible changes, and at most 500 changes
  /// that are not visible.
  /// - Parameter live: the parts that exist only while the page is served; nil for a file.
  func html(live: LiveParts?) -> String {
    var shell = PageShell(title: page.title, kind: "Before and after", live: live)
    shell.facts = [
      .init(label: "Before", text: page.names.old), .init(label: "After", text: page.names.new),
    ]
    shell.sections = page.scenes.enumerated().map { .init(title: $1.title, anchor: Self.anchor($0)) }
    if !page.invisibleChanges.isEmpty {
      shell.sections.append(
        .init(title: "Not visible", anchor: Self.invisibleAnchor, count: page.invisibleChanges.count))
    }
    shell.styles = [SceneRules.scenes, Self.rules]
    return shell.html { out in
      out.markup(
        page.isVisible || !page.isComplete ? "<p class=\"statement\">" : "<p class=\"statement calm\">")
      out.text(page.summary)
      out.markup("</p>\n")
      for (index, scene) in page.scenes.enumerated() { write(scene, index, to: &out) }
      writeInvisibleChanges(to: &out)
    }
  }

  private static let invisibleAnchor = PageAnchor("not-visible")

  /// Returns the anchor of a changed scene. The index starts at 0; the id counts from 1.
  private static func anchor(_ index: Int) -> PageAnchor { PageAnchor("scene-\(index + 1)") }

  /// Writes the section of a scene: its drawings before and after, the notes, the changes of its views, and
  /// the tokens that match now.
  /// - Parameter index: the index of the scene, from 0.
  private func write(_ scene: ChangedScene, _ index: Int, to out: inout MarkupWriter) {
    out.markup("<section class=\"changed\"")
    out.attribute("id", Self.anchor(index).id)
    out.markup("><h2 dir=\"auto\">")
    out.text(scene.title)
    out.markup("</h2>\n<div class=\"pair\">\n")
    write(scene.old, "Before", of: scene.title, to: &out)
    write(scene.new, "After", of: scene.title, to: &out)
    out.markup("</div>\n<ul class=\"changes\">\n")
    for note in scene.notes {
      out.markup("<li dir=\"auto\">")
      out.text(note)
      out.markup("</li>\n")
    }
    for change in scene.changes { write(change, to: &out) }
    for token in scene.tokens {
      out.markup("<li class=\"found\" dir=\"auto\">")
      out.text(token)
      out.markup("</li>\n")
    }
    out.markup("</ul>\n</section>\n")
  }

  /// Writes a figure with a drawing as SVG, or with the text “It is not there.”
  /// - Parameters:
  ///   - when: the caption, “Before” or “After”.
  ///   - title: the title of the scene, for the text alternative of the drawing.
  private func write(_ drawing: Drawing?, _ when: String, of title: String, to out: inout MarkupWriter) {
    out.markup("<figure class=\"screen\"><figcaption>")
    out.text(when)
    out.markup("</figcaption>")
    if let drawing {
      drawing.writeSVG(to: &out, title: "\(title), \(when.lowercased())")
    } else {
      out.markup("<p class=\"aside\">It is not there.</p>")
    }
    out.markup("</figure>\n")
  }

  /// Writes a list item with the name of a view, the summary of its changes, and their reasons.
  private func write(_ change: ChangedScene.Change, to out: inout MarkupWriter) {
    switch change.kind {
    case .added: out.markup("<li class=\"added\" dir=\"auto\">")
    case .removed: out.markup("<li class=\"removed\" dir=\"auto\">")
    case .changed: out.markup("<li class=\"other\" dir=\"auto\">")
    }
    out.markup("<b><bdi>")
    out.text(change.name)
    out.markup("</bdi></b> ")
    out.text(change.summary)
    for reason in change.reasons {
      out.markup("<span class=\"aside\">since <bdi>")
      out.text(reason)
      out.markup("</bdi></span>")
    }
    out.markup("</li>\n")
  }

  /// Writes the section of the changes that are not visible, at most 500 of them and the number of the
  /// others; nothing if there are none.
  private func writeInvisibleChanges(to out: inout MarkupWriter) {
    guard !page.invisibleChanges.isEmpty else { return }
    out.markup("<section")
    out.attribute("id", Self.invisibleAnchor.id)
    out.markup("><h2>Changed, and not visible</h2>\n<ul class=\"changes\">\n")
    for words in page.invisibleChanges.truncatedList(to: Self.maxListedCount) {
      out.markup("<li dir=\"auto\">")
      out.text(words)
      out.markup("</li>\n")
    }
    out.markup("</ul></section>\n")
  }

  /// The maximum number of listed changes that are not visible.
  private static let maxListedCount = 500

  /// The CSS rules of the page, in addition to those of scenes.
  static let rules: StaticString = """
    .statement{font:var(--fonts-heading);padding:var(--padding-l) var(--padding-xl);border-radius:var(--radii-card);
      background:var(--colors-accentSoft);color:var(--colors-accent)}
    .statement.calm{background:var(--colors-goodSoft);color:var(--colors-good)}
    .pair{display:flex;flex-wrap:wrap;gap:var(--padding-xl);margin-top:var(--padding-l);align-items:flex-start}
    .screen figcaption{font:var(--fonts-label);letter-spacing:var(--fonts-label-spacing);color:var(--colors-inkSoft);
      margin-bottom:var(--padding-s)}
    .changes{margin-top:var(--padding-l);max-width:var(--sizes-measure)}
    .changes li{padding:var(--padding-s) var(--padding-m);border-inline-start:var(--padding-xs) solid \
    var(--colors-line);
      margin-top:var(--padding-s)}
    .changes .added{border-color:var(--colors-good)}
    .changes .removed{border-color:var(--colors-warning)}
    .changes .other{border-color:var(--colors-accent)}
    .changes .found{color:var(--colors-good)}
    .changes .aside{display:block}

    """
}
