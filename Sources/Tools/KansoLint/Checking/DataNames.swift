import SwiftSyntax

/// The detection of numbers that are data although their labels are those of style: bytes, items, levels, and
/// pixels of images for a transfer.
enum DataNames {
  /// The words in labels for the hash of an image.
  private static let hashes: Set<String> = ["hash", "blurhash"]
  /// The words for bytes and their digits.
  private static let bytes: Set<String> = ["bit", "bits", "buffer", "byte", "bytes", "digits", "hex"]
  /// The words for things that consist of bytes.
  private static let owners = bytes.union(["chunk", "data", "digest", "file", "packet"])
  /// The words for things that are counted. A layout may contain them as well.
  private static let items: Set<String> = [
    "items", "elements", "index", "indices", "pages", "range", "rows",
  ]
  /// The first words of functions that lay out what others count.
  private static let layoutVerbs: Set<String> = [
    "add", "align", "anchor", "arrange", "configure", "constrain", "distribute", "draw", "embed", "fill",
    "layout", "pin", "place", "position", "set", "setup", "show", "stack", "style",
  ]
  /// The words of functions that write text, whose indents are numbers of spaces.
  private static let textVerbs: Set<String> = [
    "debug", "describe", "description", "dump", "format", "formatted", "json", "log", "output", "print",
    "write", "xml",
  ]
  /// The words for levels of nesting.
  private static let levels: Set<String> = ["indent", "indentation", "level", "depth", "nesting"]
  /// The words for changing the number of an image's pixels.
  private static let resampling: Set<String> = ["resize", "resized", "downsample", "downsampled"]

  /// The maximum size of a displayed image in points: about the width of a phone's screen.
  private static let maxShownLength = 500.0

  // MARK: Arguments

  /// Returns true if an argument with a label of style is data: a level of indentation, a padding of bytes or
  /// items, or the size of a transferred image.
  static func isData(
    argument label: String, in call: CallSyntax, _ state: LiteralFlow.FlowState
  ) -> Bool {
    let name = CamelCase.words(of: call.name)
    switch CamelCase.words(of: label).last ?? "_" {
    case "indent":
      return isLevel(label, state) || !call.isConstructor && name.contains(where: textVerbs.contains)
    case "padding": return state.isWhole && isCounted(call, name)
    case "size", "width", "height", "_": return isImage(call, name, state)
    default: return state.component != nil && isImage(call, name, state)
    }
  }

  /// Returns true if a call counts bytes or items, as `visibleItems(padding: 5)` and `data.padded(padding: 4)` do.
  private static func isCounted(_ call: CallSyntax, _ name: [String]) -> Bool {
    let labels = call.labels.flatMap(CamelCase.words)
    guard !labels.contains("bytes"), !name.contains("bytes") else { return true }
    guard !call.isConstructor, !TypeNames.isVisible(named: call.name) else { return false }
    if let receiver = call.chain.last, CamelCase.words(of: receiver).last.map(owners.contains) ?? false {
      return true
    }
    guard !layoutVerbs.contains(name.first ?? "") else { return false }
    return name.contains { bytes.contains($0) || items.contains($0) }
      || call.call.arguments.contains { argument in
        items.contains(argument.label?.text ?? "")
          && (LiteralNumber.isLiteral(argument.expression) || Operands.isCountOrIndex(argument.expression))
      }
  }

  /// Returns true if a call creates or requests a transferred image, according to the names of the function,
  /// its receiver and its labels: `UIImage(blurHash: code, size: size)`. A resized image counts if it is
  /// larger than a screen or in code of a transfer.
  ///
  /// - Parameter name: the words of the function's name.
  private static func isImage(
    _ call: CallSyntax, _ name: [String], _ state: LiteralFlow.FlowState
  ) -> Bool {
    if TypeNames.isTransferred(name) || name.first.map(TypeNames.transfers.contains) ?? false { return true }
    if call.labels.contains(where: { CamelCase.words(of: $0).contains(where: hashes.contains) }) {
      return true
    }
    if let receiver = call.chain.last, receiver.first?.isLowercase == true,
      CamelCase.words(of: receiver).last.map(TypeNames.transfers.contains) ?? false
    {
      return true
    }
    if !call.isConstructor, isAddress(ofFunction: call.name.lowercased()) { return true }
    if isBitmap(call, name) || isImageRequest(name) || isInRequest(call) { return true }
    guard name.contains(where: resampling.contains) else { return false }
    return state.value.map { $0 > maxShownLength } ?? false || isWithinTransfer(Syntax(call.call))
  }

  /// Returns true if a call draws an image in a coordinate system of its own: `image(forSize: size, drawingBlock:
  /// draw)`, `avatarImage(withSeed: 1, width: 100, height: 100)`.
  private static func isBitmap(_ call: CallSyntax, _ name: [String]) -> Bool {
    guard name.first == "image" || name.last == "image", !call.isConstructor || call.name == "UIImage" else {
      return false
    }
    return call.labels.contains { CamelCase.words(of: $0).contains("drawing") }
      || !call.isConstructor && call.labels.contains("width") && call.labels.contains("height")
  }

  /// Returns true if the words of a name are those of an image that a server is asked for: `ImageSourceOptions`.
  private static func isImageRequest(_ words: [String]) -> Bool {
    words.contains("image")
      && words.contains { ["source", "sources", "parameters", "options", "request"].contains($0) }
  }

  /// Returns true for an argument `.init(…)` or `.custom(…)` of a call that asks for an image.
  private static func isInRequest(_ call: CallSyntax) -> Bool {
    guard call.call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil,
      let outer = call.call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = CallSyntax.lastName(of: outer.calledExpression)
    else { return false }
    return isImageRequest(CamelCase.words(of: name))
  }

  /// Returns true if a function returns the URL of an image: `urlForImage(size: 280)`, `thumbnailURL(width:
  /// 280)`.
  ///
  /// - Parameter name: the name of the function in lower case.
  private static func isAddress(ofFunction name: String) -> Bool {
    name.hasPrefix("urlfor") || name.hasSuffix("url") || name.hasSuffix("urlstring")
  }

  // MARK: Properties

  /// Returns true if an assigned property is a level, or a number of bytes or pixels, according to the names
  /// of the property, its owner and the enclosing function. False for a component of a geometric value.
  ///
  /// - Parameters:
  ///   - path: the names of the chain up to the property.
  ///   - target: the assigned expression, for its position in the source.
  static func isData(
    property path: [String], in target: ExprSyntax, _ state: LiteralFlow.FlowState
  ) -> Bool {
    guard let last = path.last, state.component == nil else { return false }
    if isLevel(last, state) { return true }
    let owner = path.dropLast().last.flatMap { CamelCase.words(of: $0).last }
    switch last {
    // A visible size has a width and a height.
    case "size": return owner.map(owners.contains) ?? (path.count == 1)
    case "padding": return owner.map(owners.contains) ?? false
    case "width", "height": return path.count == 1 && isWithinTransfer(Syntax(target))
    default: return false
    }
  }

  /// Returns true if a name is that of an indent, and the number is added to an indent or a level:
  /// `describe(withIndent: indent + 1)`. The indents of paragraphs are lengths.
  static func isLevel(_ name: String, _ state: LiteralFlow.FlowState) -> Bool {
    let words = CamelCase.words(of: name)
    guard words.last == "indent", !words.contains("head"), !words.contains("tail") else { return false }
    return state.addends.contains { addend in
      Operands.names(in: addend).contains { CamelCase.words(of: $0).last.map(levels.contains) ?? false }
    }
  }

  /// Returns true if the enclosing function or property is named after a transfer or attachments.
  private static func isWithinTransfer(_ place: Syntax) -> Bool {
    var node = place
    while let parent = node.parent {
      let name: String? =
        switch parent.as(SyntaxEnum.self) {
        case .functionDecl(let function): function.name.text
        case .patternBinding(let binding) where !LiteralFlow.isLocal(parent):
          binding.pattern.trimmedDescription
        default: nil
        }
      if let name {
        let words = CamelCase.words(of: name)
        return TypeNames.isTransferred(words) || words.contains("attachment") || words.contains("attachments")
      }
      node = parent
    }
    return false
  }
}
