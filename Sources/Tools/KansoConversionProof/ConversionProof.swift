import Foundation
import KansoCanvasLayout
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoLayout
import KansoPOSIX
import KansoScreens
import KansoSystem

/// The proof that a conversion has moved nothing: the compiled views, laid out in the circumstances of the document's
/// canvas, have the frames that the document has there.
public enum ConversionProof {
  /// The maximum difference of two equal coordinates, in points.
  private static let tolerance = 0.5

  /// The result for a document.
  struct Result {
    var viewCount = 0
    var equalCount = 0
    /// The number of labels and images of cells with a style, which UIKit places, and no code.
    var systemCount = 0
    /// The views whose frames differ: the id, the frame in the document, and that of the code.
    var differences: [String] = []
  }

  /// Compares documents, and prints a line of JSON for each: its path, the number of its views and of those with equal
  /// frames, and the first differences.
  ///
  /// - Parameter first: the index of the first document to compare. Another run continues after one that ended early.
  public static func run(_ documents: [ConvertedDocument], from first: Int) {
    for document in documents.dropFirst(first) {
      guard let bytes = try? InputFile.read(document.path, limit: DocumentLimits.fileSize),
        let source = InterfaceDocument.read(SourceFile(path: document.path, bytes: bytes)).document
      else { continue }
      let result = compare(document.roots, with: source)
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
        writer.writeKey("differences")
        writer.writeArray(inline: true) { writer in
          for difference in result.differences {
            writer.beginElement()
            writer.writeString(difference)
          }
        }
      }
      FileHandle.standardOutput.write(Data((writer.text + "\n").utf8))
    }
  }

  /// Compares the views of a document's roots.
  static func compare(_ roots: [ConvertedRoot], with document: InterfaceDocument) -> Result {
    let layout = CanvasLayout(document)
    var result = Result()
    // A launch screen stays a document.
    guard !document.isLaunchScreen else { return result }
    let byOffset = Dictionary(roots.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    for tree in layout.trees where tree.owner != nil {
      for part in parts(of: tree) {
        compare(part, byOffset[part.source.range.lowerBound], tree, &result)
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

  /// Lays out the code of a part, and compares the frames.
  private static func compare(
    _ part: Part, _ root: ConvertedRoot?, _ tree: CanvasTree, _ result: inout Result
  ) {
    result.viewCount += part.views.count - part.systemIDs.count
    result.systemCount += part.systemIDs.count
    guard let root else {
      result.differences += part.views.map { "\($0.id) has no code" }
      return
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
      if isEqual(wanted, found) {
        result.equalCount += 1
      } else {
        result.differences.append("\(id) \(text(wanted)) is \(text(found))")
      }
    }
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

  private static func isEqual(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) <= tolerance && abs(first.minY - second.minY) <= tolerance
      && abs(first.width - second.width) <= tolerance && abs(first.height - second.height) <= tolerance
  }

  private static func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { $0.formatted(as: .tenths) }.joined(separator: " ")
  }
}
