import KansoFormatting
import KansoInterfaceBuilder
import KansoThemeEncoding

/// The segues of a controller as functions with the class of their destination.
struct SegueCode {
  private let graph: SceneGraph
  private let context: DocumentContext

  init(_ graph: SceneGraph, _ context: DocumentContext) { (self.graph, self.context) = (graph, context) }

  static let presentationStyles = [
    "fullScreen": "fullScreen", "pageSheet": "pageSheet", "formSheet": "formSheet",
    "currentContext": "currentContext",
    "custom": "custom", "overFullScreen": "overFullScreen", "overCurrentContext": "overCurrentContext",
    "popover": "popover",
  ]
  private static let transitionStyles = [
    "flipHorizontal": "flipHorizontal", "crossDissolve": "crossDissolve", "partialCurl": "partialCurl",
  ]

  /// Returns the name of a segue's function: its identifier, else the class of its destination, after a verb.
  static func name(of segue: InterfaceConnection, _ graph: SceneGraph) -> String {
    let kind = segue.properties["kind"]?.value
    let verb = kind == "embed" ? "embed" : kind == "unwind" ? "unwind" : "show"
    if let identifier = segue.properties["identifier"]?.value, let words = ViewNames.words(of: identifier) {
      let name = words.lowercased().hasSuffix("segue") && words.count > 5 ? String(words.dropLast(5)) : words
      return name.hasPrefix(verb) ? name : SwiftName.member([verb, name])
    }
    let type = graph.controller(withID: segue.destination?.value)?.type
    return SwiftName.member([verb, SwiftName.screen(type ?? "destination")])
  }

  /// Adds the function of a segue.
  func write(_ segue: InterfaceConnection, named name: String, to lines: inout SwiftLines) {
    let kind = segue.properties["kind"]?.value ?? "show"
    let title = segue.properties["identifier"].map { " `\(SwiftText.singleLine($0.value))`" } ?? ""
    lines.separate()
    lines.document("The segue\(title), of the kind \(SwiftText.singleLine(kind)).")
    guard kind != "unwind", let destination = graph.controller(withID: segue.destination?.value) else {
      lines.block("func \(name)(\(kind == "embed" ? "in container: UIView" : "")) {") { lines in
        lines.add(
          context.leave(
            kind == "unwind" ? "go back to the scene of this unwind segue" : "show the scene of this segue",
            at: segue.range))
      }
      return
    }
    let isEmbedded = kind == "embed"
    let isUIKit = context.options.platform == .uikit
    let parameters =
      (isEmbedded ? ["in container: UIView"] : []) + (isUIKit ? ["sender: Any? = nil"] : [])
      + ["_ configure: (\(destination.type)) -> Void = { _ in }"]
    lines.block("func \(name)(\(parameters.joined(separator: ", "))) {") { lines in
      lines.add("let destination = \(destination.expression)")
      lines.add("configure(destination)")
      if isUIKit {
        let identifier = segue.properties["identifier"].map { SwiftText.literal($0.value) } ?? "nil"
        lines.add(
          "prepare(for: UIStoryboardSegue(identifier: \(identifier), source: self, destination: destination), sender: sender)"
        )
      }
      lines.add(isEmbedded ? Self.embedding : presentation(segue, kind))
    }
  }

  /// Adds the method that follows a segue by its identifier, as the app's code may ask for it.
  ///
  /// - Parameter segues: the segues with their functions.
  func writePerforming(_ segues: [(segue: InterfaceConnection, name: String)], to lines: inout SwiftLines) {
    let named = segues.filter { segue, _ in
      segue.properties["identifier"] != nil && !["embed", "unwind"].contains(segue.properties["kind"]?.value)
        && graph.controller(withID: segue.destination?.value) != nil
    }
    var seen: Set<String> = []
    let unique = named.filter { seen.insert($0.segue.properties["identifier"]?.value ?? "").inserted }
    guard context.options.platform == .uikit, !unique.isEmpty else { return }
    lines.separate()
    lines.block("override func performSegue(withIdentifier identifier: String, sender: Any?) {") { lines in
      lines.block("switch identifier {") { lines in
        for (segue, name) in unique {
          lines.add(
            "case \(SwiftText.literal(segue.properties["identifier"]?.value ?? "")): \(name)(sender: sender)")
        }
        lines.add("default: super.performSegue(withIdentifier: identifier, sender: sender)")
      }
    }
  }

  private static let embedding = [
    "addChild(destination)", "destination.view.frame = container.bounds",
    "destination.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
    "container.addSubview(destination.view)", "destination.didMove(toParent: self)",
  ]

  /// Returns the statements that show the destination.
  private func presentation(_ segue: InterfaceConnection, _ kind: String) -> [String] {
    let isPortable = context.options.platform == .portable
    switch kind {
    case "show": return ["show(destination, sender: self)"]
    case "push": return ["navigationController?.pushViewController(destination, animated: true)"]
    case "showDetail", "replace":
      return [
        isPortable ? "show(destination, sender: self)" : "showDetailViewController(destination, sender: self)"
      ]
    default: break
    }
    var result: [String] = []
    if kind == "popoverPresentation" || kind == "popover" {
      if !isPortable { result.append("destination.modalPresentationStyle = .popover") }
      result.append(context.leave("set the anchor of the popover", at: segue.range))
    }
    if kind == "custom" { result.append(context.leave("show it as the app's segue does", at: segue.range)) }
    if !isPortable {
      if let style = segue.properties["modalPresentationStyle"].flatMap({ Self.presentationStyles[$0.value] })
      {
        result.append("destination.modalPresentationStyle = .\(style)")
      }
      if let style = segue.properties["modalTransitionStyle"].flatMap({ Self.transitionStyles[$0.value] }) {
        result.append("destination.modalTransitionStyle = .\(style)")
      }
    }
    let animated = segue.properties["animates"]?.value == "NO" ? "false" : "true"
    return result + ["present(destination, animated: \(animated))"]
  }
}
