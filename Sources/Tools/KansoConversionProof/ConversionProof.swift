import Foundation
import KansoCanvasLayout
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoPOSIX
import KansoRendering
import KansoScreens
import KansoSystem

/// The proof that a conversion has moved nothing: the compiled views, laid out in the circumstances of the document's
/// canvas, have the frames that the document has there.
public enum ConversionProof {
  /// The result for a document.
  struct Result {
    var viewCount = 0
    var equalCount = 0
    /// The number of labels and images of cells with a style, which UIKit places, and no code.
    var systemCount = 0
    /// The views whose frames differ: the id, the frame in the document, and that of the code.
    var differences: [String] = []
    /// The number of the document's scenes: controllers with a view, and views of a xib.
    var sceneCount = 0
    /// The number of scenes whose pictures differ in nothing that can be seen.
    var sameSceneCount = 0
    /// The first visible difference of each other scene.
    var pictureDifferences: [String] = []
    /// The pictures of each scene before and after the conversion, with the id of the scene.
    var sheets: [(id: String, sheet: Sheet)] = []
  }

  /// The images of the current document, as the canvas shows them.
  nonisolated(unsafe) private static var resources: ViewResources?

  /// Returns an image of the current document, in place of one in the resources of the app.
  public static func image(named name: String) -> Image? { resources?.image(named: name, isSymbol: false) }

  /// Compares documents, and prints a line of JSON for each: its path, the number of its views and of those with equal
  /// frames, and the first differences.
  ///
  /// - Parameters:
  ///   - first: the index of the first document to compare. Another run continues after one that ended early.
  ///   - folder: the folder for a picture of each scene before and after its conversion; nil for none.
  public static func run(_ documents: [ConvertedDocument], from first: Int, pictures folder: String? = nil) {
    for document in documents.dropFirst(first) {
      guard let bytes = try? InputFile.read(document.path, limit: DocumentLimits.fileSize),
        let source = InterfaceDocument.read(SourceFile(path: document.path, bytes: bytes)).document
      else { continue }
      let result = compare(document.roots, with: source)
      if let folder {
        let name = FilePath.lastName(of: document.path).split(separator: ".").first ?? "Scene"
        for (id, sheet) in result.sheets {
          // An id of a document is any text.
          let id = id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
          let svg = sheet.drawing.svg(title: sheet.title ?? "")
          try? svg.write(toFile: "\(folder)/\(name)-\(id).svg", atomically: true, encoding: .utf8)
        }
      }
      var writer = JSONWriter()
      writer.writeObject(inline: true) { writer in
        writer.writeKey("path")
        writer.writeString(document.path)
        writer.writeKey("views")
        writer.writeNumber(Double(result.viewCount))
        writer.writeKey("equal")
        writer.writeNumber(Double(result.equalCount))
        writer.writeKey("system")
        writer.writeNumber(Double(result.systemCount))
        writer.writeKey("scenes")
        writer.writeNumber(Double(result.sceneCount))
        writer.writeKey("samePictures")
        writer.writeNumber(Double(result.sameSceneCount))
        for (key, texts) in [
          ("differences", result.differences), ("pictureDifferences", result.pictureDifferences),
        ] {
          writer.writeKey(named: key)
          writer.writeArray(inline: true) { writer in
            for text in texts {
              writer.beginElement()
              writer.writeString(text)
            }
          }
        }
      }
      FileHandle.standardOutput.write(Data((writer.text + "\n").utf8))
    }
  }

  /// Compares the views of a document's roots.
  static func compare(_ roots: [ConvertedRoot], with document: InterfaceDocument) -> Result {
    let resources = ViewResources(document)
    self.resources = resources
    let layout = CanvasLayout(
      document, factory: DocumentViewFactory(resources, guessesContent: false))
    var result = Result()
    // A launch screen stays a document.
    guard !document.isLaunchScreen else { return result }
    let byOffset = Dictionary(roots.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    for tree in layout.trees where tree.owner != nil {
      if let tint = resources.tintColor, tree.root.appearance.tintColor == nil { tree.root.tintColor = tint }
      let parts = parts(of: tree)
      var pairs: [(before: Drawing, after: Drawing)] = []
      var pictureDifference: String?
      for part in parts {
        guard let found = compare(part, byOffset[part.source.range.lowerBound], tree, &result) else {
          pictureDifference = pictureDifference ?? "\(part.source.id ?? "") has no code"
          continue
        }
        pairs += found
        for pair in found where pictureDifference == nil {
          pictureDifference = PictureComparison.difference(pair.before, pair.after)
        }
      }
      result.sceneCount += 1
      if let source = tree.views.first?.source, let id = source.id {
        let controller = document.scenes.compactMap(\.controller).first {
          $0.range.lowerBound == tree.owner?.lowerBound
        }
        result.sheets.append(
          (id, sheet(pairs, of: controller?.properties["customClass"]?.value ?? source.name)))
      }
      if let pictureDifference {
        result.pictureDifferences.append("\(tree.views.first?.source.id ?? ""): \(pictureDifference)")
      } else {
        result.sameSceneCount += 1
      }
    }
    return result
  }

  /// A view of the canvas that has a class of its own, with the views in it that belong to the class.
  private struct Part {
    let source: InterfaceView
    let view: View
    var views: [(id: String, source: InterfaceView, view: View)] = []
    /// The ids of the views that a table places: its header and its footer.
    var placedIDs: Set<String> = []
    /// The ids of the labels and the image of a cell with a style.
    var systemIDs: Set<String> = []
    /// The roots of the parts in this one.
    var inner: [View] = []
  }

  /// Divides a tree at its cells, whose places the data source of their table determines.
  private static func parts(of tree: CanvasTree) -> [Part] {
    var parts: [Part] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for (source, view) in tree.views {
      let isCell = ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(
        source.kind.name)
      let index: Int
      if isCell || view === tree.root {
        index = parts.count
        parts.append(Part(source: source, view: view))
        if let around = view.superview.flatMap({ indices[ObjectIdentifier($0)] }) {
          parts[around].inner.append(view)
        }
      } else {
        index = view.superview.flatMap { indices[ObjectIdentifier($0)] } ?? 0
      }
      indices[ObjectIdentifier(view)] = index
      let names = ["textLabel", "detailTextLabel", "imageView"]
      if source.kind == "tableViewCell", source.properties["style"] != nil {
        parts[index].systemIDs.formUnion(names.compactMap { source.properties[$0]?.value })
      }
      guard let id = source.id else { continue }
      parts[index].views.append((id, source, view))
      if ["tableHeaderView", "tableFooterView"].contains(source.key) { parts[index].placedIDs.insert(id) }
    }
    return parts
  }

  /// Lays out the code of a part, and compares the frames. Returns the pictures before and after; nil without code.
  private static func compare(
    _ part: Part, _ root: ConvertedRoot?, _ tree: CanvasTree, _ result: inout Result
  ) -> [(before: Drawing, after: Drawing)]? {
    result.viewCount += part.views.count - part.systemIDs.count
    result.systemCount += part.systemIDs.count
    guard let root else {
      result.differences += part.views.map { "\($0.id) has no code" }
      return nil
    }
    let canvas = part.view
    let made = root.make(Rect(origin: .zero, size: canvas.frame.size))
    let views = Dictionary(root.views(made), uniquingKeysWith: { first, _ in first })
    prepare(made, like: part, tree)
    for (id, source, view) in part.views { if let own = views[id] { prepare(own, like: view, source) } }
    made.frame = Rect(origin: .zero, size: canvas.frame.size)
    made.layoutIfNeeded()
    let placed = part.views.filter { part.placedIDs.contains($0.id) }.map(\.view)
    let ownPlaced = part.placedIDs.compactMap { views[$0] }
    for (id, _, view) in part.views where !part.systemIDs.contains(id) {
      guard let own = views[id] else {
        result.differences.append("\(id) has no code")
        continue
      }
      let (wanted, found) = (frame(of: view, in: [canvas] + placed), frame(of: own, in: [made] + ownPlaced))
      if PictureComparison.isNear(wanted, found) {
        result.equalCount += 1
      } else {
        result.differences.append("\(id) \(text(wanted)) is \(text(found))")
      }
    }
    made.tintColor = canvas.tintColor
    return pictures(of: part, made, views)
  }

  // MARK: Pictures

  /// Returns the pictures of a part before and after its conversion: of the content of a cell, since accessories and
  /// lines between cells are the table's, and of each view that a table places.
  private static func pictures(
    of part: Part, _ made: View, _ views: [String: View]
  ) -> [(before: Drawing, after: Drawing)] {
    var pairs = [(part.view, made)]
    if let cell = made as? TableViewCell, let content = part.view.subviews.first {
      pairs = [(content, cell.contentView)]
    }
    for (id, _, view) in part.views where part.placedIDs.contains(id) {
      if let own = views[id] { pairs.append((view, own)) }
    }
    let others = Set(part.placedIDs).union(part.systemIDs)
    let hidden = part.inner + part.views.filter { others.contains($0.id) }.map(\.view)
    let ownHidden = others.compactMap { views[$0] }
    return hiding(hidden + ownHidden) {
      pairs.map { canvas, own in
        let isHidden = (canvas.isHidden, own.isHidden)
        if canvas !== part.view { (canvas.isHidden, own.isHidden) = (false, false) }
        defer { (canvas.isHidden, own.isHidden) = isHidden }
        return (Drawing(ofFramesOf: canvas), Drawing(ofFramesOf: own))
      }
    }
  }

  /// Returns the pictures of a scene side by side.
  private static func sheet(_ pairs: [(before: Drawing, after: Drawing)], of name: String) -> Sheet {
    Sheet(
      pairs.flatMap {
        [Picture($0.before, caption: "the document"), Picture($0.after, caption: "the code")]
      },
      columns: 2, title: name)
  }

  /// Runs code while some views are hidden.
  private static func hiding<Result>(_ views: [View], _ body: () -> Result) -> Result {
    let shown = views.filter { !$0.isHidden }
    for view in shown { view.isHidden = true }
    defer { for view in shown { view.isHidden = false } }
    return body()
  }

  /// Gives a root the circumstances of the canvas.
  private static func prepare(_ root: View, like part: Part, _ tree: CanvasTree) {
    root.traitCollection = tree.root.traitCollection
    if part.view === tree.root { root.additionalSafeAreaInsets = tree.root.additionalSafeAreaInsets }
    root.systemMinimumLayoutMargins = part.view.systemMinimumLayoutMargins
    // The margins of a root are the canvas's, unless the document has some.
    root.layoutMargins = part.view.layoutMargins
    guard let cell = root as? TableViewCell else { return }
    // The canvas has measured the content view with its line below and its accessory.
    cell.accessoryType = .none
    if let content = part.view.subviews.first {
      let own = TableViewCell(style: .default, reuseIdentifier: nil).constraints.count
      LayoutConstraint.deactivate(Array(cell.constraints.prefix(own)))
      cell.contentView.translatesAutoresizingMaskIntoConstraints = true
      cell.contentView.frame = content.frame
      cell.contentView.layoutMargins = content.layoutMargins
    }
  }

  /// Gives a view the measurements that the document has.
  private static func prepare(_ view: View, like canvas: View, _ source: InterfaceView) {
    view.knownContent = canvas.knownContent
    view.insetsLayoutMarginsFromSafeArea = canvas.insetsLayoutMarginsFromSafeArea
    if ContentSizes.hasOnlyStoredSize(source) {
      // The stored size stands for content that is not in the document. It counts as little as on the canvas.
      for axis in [LayoutAxis.horizontal, .vertical] {
        view.setContentHuggingPriority(canvas.contentHuggingPriority(for: axis), for: axis)
        view.setContentCompressionResistancePriority(
          canvas.contentCompressionResistancePriority(for: axis), for: axis)
      }
    }
    (view as? ScrollView)?.keepsWithinContent = false
    // The canvas shows an indicator that does not move.
    (view as? ActivityIndicatorView)?.isHidden = canvas.isHidden
    if let stack = view as? StackView {
      stack.suppressesAmbiguity = false
      stack.knownProportionalContentSize = (canvas as? StackView)?.knownProportionalContentSize
    }
  }

  /// Returns the frame of a view in the coordinates of the nearest of some views around it, without scrolling.
  private static func frame(of view: View, in roots: [View]) -> Rect {
    var (x, y) = (0.0, 0.0)
    var current: View? = view
    while let next = current, !roots.contains(where: { $0 === next }) {
      x += next.frame.minX
      y += next.frame.minY
      current = next.superview
    }
    return Rect(x: x, y: y, width: view.frame.width, height: view.frame.height)
  }

  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.formatted(as: .tenths) }.joined(separator: " ")
  }
}
