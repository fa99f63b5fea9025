import KansoFormatting
import KansoRendering
import KansoTheme

extension GuidePage {
  /// Writes a block: its heading, description and deprecation, the columns of modes, and its tokens. Returns the number
  /// of tokens that are left out because the page would be too large.
  mutating func write(_ block: GuideBlock, maxByteCount: Int) -> Int {
    let columns = block.columns(modeCount: model.modes.count)
    openBlock(block, columns)
    writeHeading(of: block)
    var leftOutCount = 0
    if !block.entries.isEmpty {
      let rampColumns = block.form == .ramp ? columns : nil
      writeStack(of: block)
      writeRhythm(of: block)
      if let rampColumns {
        writeModeLegend(rampColumns, order: "From the top")
      } else if let columns, block.layout(columnCount: columns.count).isFlowing {
        writeModeLegend(columns, order: "From the left")
      } else {
        writeColumnHeads(columns)
      }
      if rampColumns == nil {
        page.markup("<ul class=\"rows\">\n")
      } else {
        page.markup(
          block.hasTranslucentColors ? "<ul class=\"ramp translucent\">\n" : "<ul class=\"ramp\">\n")
      }
      for entry in block.entries {
        if page.bytes.count >= maxByteCount {
          leftOutCount += 1
        } else if let rampColumns {
          writeStep(entry, of: block, rampColumns)
        } else {
          writeRow(entry, columns)
        }
      }
      page.markup("</ul>\n")
      if rampColumns != nil, leftOutCount == 0 { writeNotationsOfRamp(block) }
    }
    page.markup("</div>\n")
    return leftOutCount
  }

  /// Writes the start tag of a block, with an estimated number of rows: a browser lays out only the blocks in view.
  private mutating func openBlock(_ block: GuideBlock, _ columns: [[Int]]?) {
    let layout = block.layout(columnCount: columns?.count)
    switch layout.width {
    case .third: page.markup("<div data-group class=\"block third")
    case .half: page.markup("<div data-group class=\"block half")
    case .whole: page.markup("<div data-group class=\"block")
    }
    if layout.isFlowing { page.markup(block.hasFonts || columns?.count == 2 ? " flow two" : " flow") }
    if block.form == .ramp, columns != nil, block.group != nil { page.markup(" steps") }
    if block.form == .rows, columns?.count != 1 { page.markup(" many") }
    page.markup("\"")
    if block.group != nil { page.attribute("id", PageAnchor(block.path).id) }
    page.attribute("style", "--rows:\(layout.rowCount);--columns:\(columns?.count ?? 1)")
    page.markup(">\n")
    for anchor in block.anchors {
      page.markup("<span")
      page.attribute("id", PageAnchor(anchor).id)
      page.markup("></span>")
    }
  }

  /// Writes the name of the group with the groups around it, its description and its deprecation.
  private mutating func writeHeading(of block: GuideBlock) {
    guard let group = block.group else { return }
    page.markup("<h3><bdi>")
    let outer = block.path.group.withinSection
    if !outer.isEmpty {
      page.markup("<span class=\"outer\">")
      page.breakable(outer + ".")
      page.markup("</span><wbr>")
    }
    page.breakable(group.title)
    page.markup("</bdi>")
    writeMark(group.deprecation)
    page.markup("</h3>\n")
    writePageLink(pageLink(of: group.path), group.title)
    writeLead(group.description)
    writeNote(group.deprecation)
  }

  // MARK: Modes

  /// Writes the names of the modes above their columns; nothing for one column. Each cell repeats the name for screen
  /// readers, and for windows in which the columns do not fit.
  private mutating func writeColumnHeads(_ columns: [[Int]]?) {
    guard let columns, columns.count > 1 else { return }
    page.markup("<div class=\"heads\" aria-hidden=\"true\"><span></span>")
    for modes in columns {
      page.markup("<span dir=\"auto\"")
      writeModesAttribute(modes)
      page.markup(">")
      page.text(shortNames(of: modes))
      page.markup("</span>")
    }
    page.markup("</div>\n")
  }

  /// Writes the names of the modes as a line, where there is no place for heads of columns; nothing for one.
  /// - Parameter order: the order in which the modes are shown.
  private mutating func writeModeLegend(_ columns: [[Int]], order: StaticString) {
    guard columns.count > 1 else { return }
    page.markup("<p class=\"legend\" aria-hidden=\"true\">")
    page.markup(order)
    page.markup(": <bdi>")
    page.text(columns.map { shortNames(of: $0) }.joined(separator: " · "))
    page.markup("</bdi></p>\n")
  }

  /// The maximum number of modes whose names are listed. More are counted.
  private static let maxNameCount = 2

  /// Returns the names of modes: up to two, or the first one and the number of the others.
  func shortNames(of modes: [Int]) -> String {
    if modes.count <= Self.maxNameCount { return names(of: modes) }
    return "\(model.modes[modes[0]].name) +\(modes.count - 1)"
  }

  /// Returns the names of modes by their indexes, joined with commas.
  func names(of modes: [Int]) -> String { modes.map { model.modes[$0].name }.joined(separator: ", ") }

  /// Returns true if the first of some modes has a dark appearance.
  func isDark(_ modes: [Int]) -> Bool { model.modes[modes[0]].isDark }

  /// Writes an attribute with the indexes of an element's modes; nothing if the element belongs to all modes.
  mutating func writeModesAttribute(_ modes: [Int]) {
    guard modes.count < model.modes.count else { return }
    page.attribute("data-modes", modes.map(String.init).joined(separator: " "))
  }

  // MARK: Stacks and rhythms

  /// The maximum number of plates of a stack, and of gaps of a rhythm.
  private static let maxPartCount = 16

  /// Writes a group of z-indexes as plates that lie on each other, the highest on top; nothing for other groups.
  private mutating func writeStack(of block: GuideBlock) {
    guard block.isStack, block.entries.count > 1 else { return }
    let plates = block.entries.compactMap { entry -> (title: String, level: Double)? in
      guard case .number(let level) = entry.token.values[0].value else { return nil }
      return (entry.title, level)
    }
    let shown = plates.sorted { $0.level > $1.level }.prefix(Self.maxPartCount)
    page.markup("<ol class=\"stack\" aria-hidden=\"true\">")
    for (index, plate) in shown.enumerated() {
      page.markup("<li")
      page.attribute("style", "--i:\(index);--n:\(shown.count);--z:\(shown.count - index)")
      page.markup("><bdi>")
      page.breakable(plate.title)
      page.markup("</bdi> <span>")
      page.text(plate.level.formatted(as: .decimal))
      page.markup("</span></li>")
    }
    page.markup("</ol>\n")
  }

  /// Writes a group of paddings as gaps beside each other, in ascending order, so that the steps between them are seen;
  /// nothing for other groups, and for less than three gaps that can be drawn.
  private mutating func writeRhythm(of block: GuideBlock) {
    let gaps = block.entries.compactMap { entry -> Double? in
      guard entry.token.section == .padding, case .dimension(let length) = entry.token.values[0].value,
        length.drawablePoints > 0, length.drawablePoints <= Sizes.Sample.track
      else { return nil }
      return length.drawablePoints
    }
    let shown = Set(gaps).sorted().prefix(Self.maxPartCount)
    guard shown.count > 2 else { return }
    page.markup("<div class=\"rhythm\" aria-hidden=\"true\">")
    for gap in shown {
      page.markup("<i")
      page.attribute("style", "inline-size:\(gap.formatted(as: .decimal))px")
      page.markup("></i>")
    }
    page.markup("</div>\n")
  }
}

extension GuideBlock {
  /// The words of the names of groups that hold z-indexes.
  private static let stackWords: Set<String> = ["z", "zindex", "layer", "layers", "zindices", "zindexes"]

  /// True for a group of numbers whose name says that they are z-indexes.
  fileprivate var isStack: Bool {
    let names = path.names.map { $0.lowercased().filter(\.isLetter) }
    guard names.contains(where: { Self.stackWords.contains($0) }) else { return false }
    return entries.allSatisfy {
      if case .number = $0.token.values[0].value { true } else { false }
    }
  }
}
