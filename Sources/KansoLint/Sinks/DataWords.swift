import SwiftSyntax

/// Names of numbers that are data, though their labels are those of style: bytes, items, levels, and pixels of images
/// that are sent.
enum DataWords {
  /// Words of code that sends an image, or makes a placeholder of its hash.
  private static let transfers: Set<String> = [
    "upload", "uploads", "uploaded", "uploader", "hash", "blurhash", "compress", "compressed", "compressor",
    "encode", "encoded", "encoder",
  ]
  private static let hashes: Set<String> = ["hash", "blurhash"]
  private static let bytes: Set<String> = ["bit", "bits", "buffer", "byte", "bytes", "digits", "hex"]
  /// Things that have bytes.
  private static let owners = bytes.union(["chunk", "data", "digest", "file", "packet"])
  /// Things that are counted; a layout may have them as well.
  private static let items: Set<String> = [
    "items", "elements", "index", "indices", "pages", "range", "rows",
  ]
  private static let layoutVerbs: Set<String> = [
    "add", "align", "anchor", "arrange", "configure", "constrain", "distribute", "draw", "embed", "fill",
    "layout", "pin", "place", "position", "set", "setup", "show", "stack", "style",
  ]
  private static let textVerbs: Set<String> = [
    "debug", "describe", "description", "dump", "format", "formatted", "json", "log", "output", "print",
    "write", "xml",
  ]
  private static let levels: Set<String> = ["indent", "indentation", "level", "depth", "nesting"]
  private static let resampling: Set<String> = ["resize", "resized", "downsample", "downsampled"]

  /// The largest image that is made to be shown, in points: about as wide as a phone's screen.
  private static let maxShownLength = 500.0

  /// Checks whether a name speaks of an image that is sent, and not of something that is shown, such as a button.
  static func isTransferred(_ words: [String]) -> Bool {
    words.contains(where: transfers.contains)
      && !words.contains { $0 != "image" && LiteralFlow.consumes($0) }
  }

  // MARK: Arguments

  /// Checks whether an argument that has a label of style is data.
  static func isData(_ call: CallSyntax, _ label: String, _ journey: LiteralFlow.Journey) -> Bool {
    let name = StyleWords.words(of: call.name)
    switch StyleWords.words(of: label).last ?? "_" {
    case "indent":
      return isLevel(label, journey) || !call.isConstructor && name.contains(where: textVerbs.contains)
    case "padding": return journey.isWhole && isCounted(call, name)
    case "size", "width", "height", "_": return isImage(call, name, journey)
    default: return journey.component != nil && isImage(call, name, journey)
    }
  }

  /// Checks whether a call counts bytes or items, as `visibleItems(padding: 5)` and `data.padded(padding: 4)` do.
  private static func isCounted(_ call: CallSyntax, _ name: [String]) -> Bool {
    let labels = call.labels.flatMap(StyleWords.words)
    guard !labels.contains("bytes"), !name.contains("bytes") else { return true }
    guard !call.isConstructor, !LiteralFlow.consumes(call.name) else { return false }
    if let receiver = call.chain.last, StyleWords.words(of: receiver).last.map(owners.contains) ?? false {
      return true
    }
    guard !layoutVerbs.contains(name.first ?? "") else { return false }
    return name.contains { bytes.contains($0) || items.contains($0) }
      || call.call.arguments.contains { argument in
        items.contains(argument.label?.text ?? "")
          && (LiteralNumber.isOne(argument.expression) || Operands.isNumber(argument.expression))
      }
  }

  /// Checks whether a call makes an image that is sent, or requests one: `UIImage(blurHash: code, size: size)`.
  private static func isImage(
    _ call: CallSyntax, _ name: [String], _ journey: LiteralFlow.Journey
  ) -> Bool {
    if isTransferred(name) || name.first.map(transfers.contains) ?? false { return true }
    if call.labels.contains(where: { StyleWords.words(of: $0).contains(where: hashes.contains) }) {
      return true
    }
    if let receiver = call.chain.last, receiver.first?.isLowercase == true,
      StyleWords.words(of: receiver).last.map(transfers.contains) ?? false
    {
      return true
    }
    if !call.isConstructor, isAddress(call.name.lowercased()) { return true }
    guard name.contains(where: resampling.contains) else { return false }
    return journey.value.map { $0 > maxShownLength } ?? false || isWithinTransfer(Syntax(call.call))
  }

  /// Checks whether a function returns the address of an image: `urlForImage(size: 280)`, `thumbnailURL(width: 280)`.
  private static func isAddress(_ name: String) -> Bool {
    name.hasPrefix("urlfor") || name.hasSuffix("url") || name.hasSuffix("urlstring")
  }

  // MARK: Properties

  /// Checks whether a property that is assigned to holds a number of bytes or of pixels.
  static func isData(_ path: [String], _ target: ExprSyntax, _ journey: LiteralFlow.Journey) -> Bool {
    guard let last = path.last, journey.component == nil else { return false }
    if isLevel(last, journey) { return true }
    let owner = path.dropLast().last.flatMap { StyleWords.words(of: $0).last }
    switch last {
    // A size on the screen is a width and a height.
    case "size": return owner.map(owners.contains) ?? (path.count == 1)
    case "padding": return owner.map(owners.contains) ?? false
    case "width", "height": return path.count == 1 && isWithinTransfer(Syntax(target))
    default: return false
    }
  }

  /// Checks whether a name is that of an indent and the number is added to one, or to a level:
  /// `describe(withIndent: indent + 1)`. The indents of paragraphs are lengths.
  static func isLevel(_ name: String, _ journey: LiteralFlow.Journey) -> Bool {
    let words = StyleWords.words(of: name)
    guard words.last == "indent", !words.contains("head"), !words.contains("tail") else { return false }
    return journey.addends.contains { addend in
      Operands.names(in: addend).contains { StyleWords.words(of: $0).last.map(levels.contains) ?? false }
    }
  }

  /// Checks whether the function or the property around a place is named after the sending of something.
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
        let words = StyleWords.words(of: name)
        return isTransferred(words) || words.contains("attachment") || words.contains("attachments")
      }
      node = parent
    }
    return false
  }
}
