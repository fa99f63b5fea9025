import KansoTheme

/// One of several pages that show a guide together: the whole guide, or one of its sections or groups.
struct GuidePagePart: Sendable {
  /// The section or group on this page, with everything in it; nil for the whole guide.
  let path: TokenPath?
  /// The name of the file of this page.
  let file: String
  /// The pages of the sections and groups, as relative URLs without a fragment.
  let files: [TokenPath: String]
  /// The page of the whole guide, which has what no other page has.
  let wholeFile: String
  /// The tokens of the whole guide.
  let tokens: Set<TokenPath>
  /// The pages of the site, for the links at the top.
  let pages: [PageShell.SitePage]

  /// True for the page of the whole guide.
  var isWhole: Bool { path == nil }

  /// Returns true if everything in a section or group is on this page.
  func contains(_ path: TokenPath) -> Bool {
    self.path.map { path == $0 || path.isInside($0) } ?? true
  }

  /// Returns the page of a token, group or section: that of the innermost group with a page.
  func file(of path: TokenPath) -> String {
    for group in [path] + path.groups.reversed() {
      if let file = files[group] { return file }
    }
    return wholeFile
  }

  /// Returns true if the navigation has a link to a group: all groups on the page of the whole guide, else those on the
  /// page and those with a page of their own. The pages of a site together stay small.
  func lists(_ group: TokenPath) -> Bool { isWhole || contains(group) || files[group] != nil }
}

extension GuideModel {
  /// Returns the model with one section or group only, with everything in it. The number of tokens is that of the part.
  func limited(to path: TokenPath) -> GuideModel {
    var model = self
    model.sections = sections.compactMap { section in
      if section.path == path { return section }
      guard path.isInside(section.path) else { return nil }
      var section = section
      section.items = section.items.filter { $0.path == path || $0.path.isInside(path) }
      return section.items.isEmpty ? nil : section
    }
    model.tokenCount = model.sections.lazy.flatMap(\.items).count { $0.token != nil }
    return model
  }
}

extension GuideItem {
  /// The path of the group or token.
  fileprivate var path: TokenPath {
    switch self {
    case .group(let group): group.path
    case .token(let token): token.path
    }
  }
}
