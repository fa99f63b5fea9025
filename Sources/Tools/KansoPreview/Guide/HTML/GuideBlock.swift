import KansoTheme

/// A group of tokens as one block of a page: a table of rows, or a strip for the steps of a ramp.
struct GuideBlock: Sendable {
  /// The form in which the tokens are shown.
  enum Form: Sendable {
    /// A row for each token.
    case rows
    /// Colors side by side, in the order of their steps.
    case ramp
  }

  /// The width that a block needs on a wide page.
  enum Width: Sendable {
    case third, half, whole
  }

  /// A token with its name within the block.
  struct Entry: Sendable {
    let token: GuideToken
    let title: String
  }

  /// The group; nil for the tokens that are directly in the section.
  let group: GuideGroup?
  /// The path of the group or section.
  let path: TokenPath
  /// The groups that have no block of their own: their tokens are here, or they hold only other groups.
  var anchors: [TokenPath] = []
  /// The tokens in the guide's order.
  private(set) var entries: [Entry] = []
  /// The form of the tokens.
  private(set) var form = Form.rows
  /// The number of characters at the start of all names, up to the first number: 4 for `blue50` and `blue60`.
  private(set) var sharedPrefixLength = 0
  /// True if a color is translucent: its notation is longer.
  private(set) var hasTranslucentColors = false
  /// True if the tokens are composite fonts, whose samples need the whole width of a row.
  private(set) var hasFonts = false

  /// Creates a block without tokens.
  private init(group: GuideGroup?, path: TokenPath) { (self.group, self.path) = (group, path) }

  /// The maximum number of columns for modes. The values of further modes are in one cell.
  private static let maxColumnCount = 6
  /// The maximum number of modes below each other in a ramp.
  private static let maxRampRowCount = 8
  /// The number of tokens from which a group within a group has a block of its own.
  private static let minBlockSize = 4

  /// Returns the blocks of a section, in the guide's order. The tokens that are directly in a section or group come
  /// before its groups.
  static func blocks(of section: GuideSection) -> [GuideBlock] {
    let counts = directCounts(of: section.items)
    var blocks = [GuideBlock(group: nil, path: section.path)]
    // For each depth: the block of the tokens, and the names between its group and theirs.
    var open: [(block: Int, prefix: String)] = [(0, "")]
    for (index, item) in section.items.enumerated() {
      switch item {
      case .group(let group):
        open.removeLast(open.count - group.depth - 1)
        let outer = open[open.count - 1]
        let isPlain = group.description == nil && group.deprecation == nil
        if isPlain, group.depth > 0, counts[index] < minBlockSize, outer.block > 0 {
          blocks[outer.block].anchors.append(group.path)
          open.append((outer.block, outer.prefix + group.title + "."))
        } else {
          blocks.append(GuideBlock(group: group, path: group.path))
          open.append((blocks.count - 1, ""))
        }
      case .token(let token):
        open.removeLast(open.count - token.depth - 1)
        let place = open[open.count - 1]
        blocks[place.block].entries.append(Entry(token: token, title: place.prefix + token.title))
      }
    }
    return joined(blocks)
  }

  /// Returns the number of tokens that are directly in each group, by the index of its item.
  private static func directCounts(of items: [GuideItem]) -> [Int] {
    var counts = Array(repeating: 0, count: items.count)
    var open: [Int] = []
    for (index, item) in items.enumerated() {
      switch item {
      case .group(let group):
        open.removeLast(open.count - group.depth)
        open.append(index)
      case .token(let token):
        open.removeLast(open.count - token.depth)
        if let group = open.last { counts[group] += 1 }
      }
    }
    return counts
  }

  /// Returns the blocks with content. The anchor of a group that holds only groups moves to the next block.
  private static func joined(_ blocks: [GuideBlock]) -> [GuideBlock] {
    var (result, anchors): ([GuideBlock], [TokenPath]) = ([], [])
    for var block in blocks {
      if block.entries.isEmpty, block.group?.description == nil, block.group?.deprecation == nil {
        if block.group != nil { anchors.append(block.path) }
        anchors += block.anchors
        continue
      }
      block.anchors = anchors + block.anchors
      block.examineEntries()
      anchors = []
      result.append(block)
    }
    if !anchors.isEmpty, !result.isEmpty { result[result.count - 1].anchors += anchors }
    return result
  }

  // MARK: Layout

  /// The longest name of a step whose number is not at its start, such as `Shade50`, and the maximum number of these.
  private static let (maxStepLength, maxNamedStepCount) = (8, 24)

  /// Finds out what the tokens have in common. All other members read the result.
  private mutating func examineEntries() {
    if let first = entries.first?.title {
      let prefix = entries.dropFirst().reduce(first) {
        String(zip($0, $1.title).prefix { $0 == $1 }.map(\.0))
      }
      sharedPrefixLength = prefix.prefix { !$0.isNumber }.count
    }
    hasTranslucentColors = entries.contains {
      $0.token.values.contains { if case .color(let color) = $0.value { color.alpha != 1 } else { false } }
    }
    hasFonts = entries.contains(where: \.token.isComposite)
    form = commonForm
  }

  /// A ramp if all tokens are colors without a text, and either all names are numbers or numbered (`50`, `blue50`,
  /// `50-hover`), or the names are short and most of them end with a number (`Shade50`, `Primary`).
  private var commonForm: Form {
    guard entries.count >= Self.minBlockSize else { return .rows }
    let areColors = entries.allSatisfy {
      guard case .color = $0.token.values[0].value else { return false }
      return $0.token.description == nil && $0.token.deprecation == nil
    }
    guard areColors else { return .rows }
    if entries.allSatisfy({ $0.title.dropFirst(sharedPrefixLength).first?.isNumber == true }) { return .ramp }
    let numbered = entries.count { $0.title.last?.isNumber == true }
    let areShort = entries.allSatisfy { $0.title.count <= Self.maxStepLength }
    let areMost = numbered * 4 >= entries.count * 3
    return areShort && areMost && entries.count <= Self.maxNamedStepCount ? .ramp : .rows
  }

  /// Returns the modes as columns: the modes in which all tokens have the same values share one. Returns nil if the
  /// columns would not fit.
  /// - Parameter modeCount: the number of modes.
  func columns(modeCount: Int) -> [[Int]]? {
    // The class of each mode is refined by the values of one token after the other.
    var classes = Array(repeating: 0, count: modeCount)
    var count = 1
    let maxCount = form == .ramp ? Self.maxRampRowCount : Self.maxColumnCount
    for entry in entries where entry.token.values.count > 1 {
      var valueIndexes = Array(repeating: 0, count: modeCount)
      for (index, value) in entry.token.values.enumerated() {
        for mode in value.modes { valueIndexes[mode] = index }
      }
      var known: [ModeClass: Int] = [:]
      for mode in classes.indices {
        let key = ModeClass(former: classes[mode], value: valueIndexes[mode])
        let number = known[key] ?? known.count
        known[key] = number
        classes[mode] = number
      }
      count = known.count
      if count > maxCount { return nil }
    }
    var columns = Array(repeating: [Int](), count: count)
    for (mode, number) in classes.enumerated() { columns[number].append(mode) }
    return columns
  }

  /// The key of a class of modes with equal values.
  private struct ModeClass: Hashable {
    let former: Int
    let value: Int
  }

  /// The place that a block takes on a wide page.
  struct Layout: Sendable {
    let width: Width
    /// True if the rows are in several columns of text.
    let isFlowing: Bool
    /// The estimated height, in rows.
    let rowCount: Int
  }

  /// The number of rows from which a block has several columns of text instead of a third of the page.
  private static let minFlowCount = 13
  /// The number of rows from which a block with two columns for modes has two columns of text instead of half of the
  /// page.
  private static let minFlowCountOfTwo = 24
  /// The number of columns of text.
  private static let flowColumnCount = 3
  /// The maximum numbers of steps for which a ramp has a third and a half of the page.
  private var stepLimits: (third: Int, half: Int) { hasTranslucentColors ? (5, 8) : (6, 11) }

  /// Returns the place of the block on a wide page.
  /// - Parameter columnCount: the number of columns for modes; nil if the modes share a cell.
  func layout(columnCount: Int?) -> Layout {
    let count = entries.count
    if form == .ramp {
      let limits = stepLimits
      let width: Width = count > limits.half ? .whole : count > limits.third ? .half : .third
      return Layout(width: width, isFlowing: false, rowCount: 2 + (columnCount ?? 1))
    }
    if columnCount == 2, !hasFonts, count >= Self.minFlowCountOfTwo {
      return Layout(width: .whole, isFlowing: true, rowCount: (count - 1) / 2 + 1)
    }
    guard columnCount == 1 else {
      return Layout(width: columnCount == 2 ? .half : .whole, isFlowing: false, rowCount: count)
    }
    if hasFonts {
      let isFlowing = count > 1
      return Layout(width: isFlowing ? .whole : .half, isFlowing: isFlowing, rowCount: count)
    }
    let isFlowing = count >= Self.minFlowCount
    return Layout(
      width: isFlowing ? .whole : .third, isFlowing: isFlowing,
      rowCount: isFlowing ? (count - 1) / Self.flowColumnCount + 1 : count)
  }
}
