import KansoTheme

/// One of several pages that show a guide together. A page of its own for each section or group keeps a huge guide
/// readable.
struct GuidePagePart: Sendable {
  /// The heading of the page; nil for the name of the guide.
  let title: String?
  /// The sections and groups on this page, each with everything in it.
  let paths: Set<TokenPath>
  /// The pages of the other sections and groups, as relative URLs without a fragment. The innermost group of a token
  /// decides.
  let files: [TokenPath: String]

  init(title: String? = nil, paths: Set<TokenPath>, files: [TokenPath: String]) {
    (self.title, self.paths, self.files) = (title, paths, files)
  }

  /// Returns the page of a token, group or section; nil if no page has it.
  func file(of path: TokenPath) -> String? {
    if let file = files[path] { return file }
    for group in path.groups.reversed() {
      if let file = files[group] { return file }
    }
    return nil
  }
}

extension GuideModel {
  /// Returns the model with some sections and groups only, each with everything in it. Sections of which nothing is
  /// left are left out. The number of tokens stays that of the whole guide.
  func limited(to paths: Set<TokenPath>) -> GuideModel {
    var model = self
    model.sections = sections.compactMap { section in
      if paths.contains(section.path) { return section }
      var section = section
      // The members of a group follow the group, and are deeper.
      var depth: Int?
      section.items = section.items.filter { item in
        if let outer = depth, item.depth > outer { return true }
        depth = nil
        guard case .group(let group) = item, paths.contains(group.path) else { return false }
        depth = group.depth
        return true
      }
      return section.items.isEmpty ? nil : section
    }
    return model
  }
}

extension GuideItem {
  /// The number of enclosing groups within the section.
  fileprivate var depth: Int {
    switch self {
    case .group(let group): group.depth
    case .token(let token): token.depth
    }
  }
}
