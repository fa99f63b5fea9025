import KansoRendering
import KansoTheme

extension GuidePage {
  /// Writes a step of a ramp: the color in each column, its notation, and the name without what it shares with the
  /// other steps.
  mutating func writeStep(_ entry: GuideBlock.Entry, of block: GuideBlock, _ columns: [[Int]]) {
    let token = entry.token
    page.markup("<li class=\"token step\"")
    writeIdentity(of: token)
    page.markup(">")
    for modes in columns {
      let value = token.value(inMode: modes[0])
      openCell("cell", ground: isDark(modes), modes: modes)
      if columns.count > 1 {
        page.markup("<span class=\"unseen\">")
        page.text(names(of: modes))
        page.markup("</span>")
      }
      writeSample(of: value, in: token)
      page.markup("<span class=\"v\">")
      page.text(value.briefText)
      page.markup("</span></div>")
    }
    writeName(String(entry.title.dropFirst(block.sharedPrefixLength)), of: token)
    page.markup("</li>\n")
  }

  /// Writes what the strip of a ramp has no space for, in an element that can be opened: the name in Swift, the
  /// notations, and the references of each step.
  mutating func writeNotationsOfRamp(_ block: GuideBlock) {
    page.markup("<details class=\"more\"><summary>All notations</summary><div class=\"notations\">\n")
    for entry in block.entries {
      page.markup("<div><p class=\"name\"><bdi>")
      page.breakable(entry.title)
      page.markup("</bdi></p>")
      writeDetails(of: entry.token)
      page.markup("</div>\n")
    }
    page.markup("</div></details>\n")
  }
}
