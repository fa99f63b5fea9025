import KansoTheme

/// The pages of a guide as files that link to each other: the whole guide, each section and each of its groups, and the
/// differences to an earlier version.
struct GuideSite {
  /// A file of the site.
  struct File {
    /// The name without a folder: lowercase letters, digits and `-` of ASCII, and `.html`.
    let name: String
    let html: String
  }

  /// The page of the whole guide, and that of the differences.
  private static let (indexFile, changesFile) = ("index.html", "changes.html")

  /// The maximum number of sections and groups with a page of their own. Every page has links to all of them.
  static let maxPartCount = 500

  /// Returns the files of a site, the whole guide first. Sections and groups beyond `maxPartCount` have no page of
  /// their own.
  /// - Parameters:
  ///   - changes: the differences to an earlier version; nil for none.
  ///   - version: the name of the earlier version.
  static func files(
    of guide: GuidePreview, changes: GuideDifferencePage?, since version: String
  ) -> [File] {
    let model = guide.model
    var names = FileNames(reserved: [indexFile, changesFile])
    var files: [TokenPath: String] = [:]
    var paths: [TokenPath] = []
    let groups = model.sections.flatMap { $0.items.compactMap(\.outermostGroup) }
    for path in (model.sections.map(\.path) + groups).prefix(maxPartCount) {
      files[path] = names.name(for: path.dotted)
      paths.append(path)
    }
    let tokens = Set(model.sections.flatMap(\.items).compactMap(\.token?.path))
    var pages = [PageShell.SitePage(title: "Guide", file: indexFile)]
    if changes != nil {
      pages.append(PageShell.SitePage(title: "Changes since \(version)", file: changesFile))
    }
    /// Returns the page of a section or group; that of the whole guide for nil.
    func page(_ path: TokenPath?, _ name: String) -> File {
      let part = GuidePagePart(
        path: path, file: name, files: files, wholeFile: indexFile, tokens: tokens, pages: pages)
      return File(name: name, html: GuidePage.html(model, part: part, uses: guide.uses))
    }
    var result = [page(nil, indexFile)]
    if let changes {
      let html = GuideDifferenceHTML(
        difference: changes.difference, title: changes.title, pages: pages, file: changesFile)
      result.append(File(name: changesFile, html: html.html(live: nil)))
    }
    return result + paths.map { page($0, files[$0] ?? indexFile) }
  }
}

/// Names of files that differ from each other, also where the case of letters is ignored.
private struct FileNames {
  private var taken: Set<String>
  /// The maximum number of letters before a number and the extension.
  private static let maxLength = 80

  /// - Parameter reserved: names that are not given to other files.
  init(reserved: Set<String>) { taken = reserved }

  /// Returns the name of a new file: letters and digits of ASCII in lowercase, `-` for all other characters, and a
  /// number if the name is taken.
  mutating func name(for text: String) -> String {
    let letters = text.lowercased().prefix(Self.maxLength).map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-"
    }.joined()
    var name = "\(letters).html"
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(letters)-\(number).html"
      number += 1
    }
    return name
  }
}

extension GuideItem {
  /// The path of a group that is directly in the section; nil for other items.
  fileprivate var outermostGroup: TokenPath? {
    if case .group(let group) = self, group.depth == 0 { group.path } else { nil }
  }
}
