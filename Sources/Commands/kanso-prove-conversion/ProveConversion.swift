import ArgumentParser
import Foundation
import KansoCommandLine
import KansoConversion
import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoProject
import KansoSystem

/// The program of `scripts/prove-conversion`: converts documents, compiles the portable code, and compares its frames
/// with those of the documents.
@main
struct ProveConversion: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-prove-conversion",
    abstract: "Prove that converted code has the frames of its documents.",
    discussion: """
      Prints a line of JSON for each document, and the sum as the last line. Exits with 1 if less than 95 % of the \
      documents compile, or less than 95 % of the views have equal frames.
      """,
    version: Version.text)

  @Argument(help: "Storyboards and xibs, or folders that are searched for them.", completion: .file())
  var paths: [String]

  @Option(help: "The folder with the built modules and libraries of Kanso.")
  var products: String

  @Option(help: "The folder for the program.")
  var work: String

  @Option(help: "The folder with declarations of UIKit, against which the code for UIKit is checked, too.")
  var uikitStubs: String?

  @Option(help: "The folder for a picture of each scene before and after its conversion.")
  var pictures: String?

  @Option(help: "The notation of constraints.")
  var style: ConversionOptions.Style = .anchors

  /// The least share of documents that compile, and of views with equal frames.
  private static let leastShare = 0.95
  /// The maximum number of differences of a document in the report.
  private static let maxDifferences = 20

  func run() throws {
    var documents: [ProofDocument] = []
    for path in try documentPaths() {
      documents.append(ProofDocument(path, index: documents.count, style: style))
    }
    let compiler = ProofCompiler(products: products, folder: work, pictures: pictures)
    try compiler.compile(&documents)
    let results = try compiler.run(&documents)
    if let uikitStubs {
      var options = ConversionOptions()
      options.style = style
      try compiler.checkTypes(&documents, with: options.layerFile, against: uikitStubs)
    }
    var (compiled, views, equal, system, elements, remainders) = (0, 0, 0, 0, 0, 0)
    var (scenes, samePictures) = (0, 0)
    for document in documents {
      let result = document.problem == nil ? results[document.path] : nil
      let viewCount = result?.views ?? document.viewCount
      (views, equal) = (views + viewCount, equal + (result?.equal ?? 0))
      system += result?.system ?? 0
      (scenes, samePictures) = (scenes + (result?.scenes ?? 0), samePictures + (result?.samePictures ?? 0))
      compiled += result == nil ? 0 : 1
      elements += document.elementCount
      remainders += document.remainderCount
      Self.printLine([
        ("document", .text(document.path)), ("converted", .flag(document.isConverted)),
        ("compiled", .flag(result != nil)),
        ("elements", .number(document.elementCount)), ("todos", .number(document.remainderCount)),
        ("views", .number(viewCount)), ("equal", .number(result?.equal ?? 0)),
        ("placedByUIKit", .number(result?.system ?? 0)),
        ("scenes", .number(result?.scenes ?? 0)), ("samePictures", .number(result?.samePictures ?? 0)),
        ("uikit", uikitStubs == nil ? .none : .flag(document.uikitProblem == nil)),
        ("uikitProblem", document.uikitProblem.map(Field.text) ?? .none),
        ("problem", document.problem.map(Field.text) ?? .none),
        ("differences", .texts(Array((result?.differences ?? []).prefix(Self.maxDifferences)))),
        ("pictureDifferences", .texts(Array((result?.pictureDifferences ?? []).prefix(Self.maxDifferences)))),
      ])
    }
    let shares = (Self.share(compiled, of: documents.count), Self.share(equal, of: views))
    Self.printLine([
      ("documents", .number(documents.count)), ("compiled", .number(compiled)),
      ("uikit", uikitStubs == nil ? .none : .number(documents.count { $0.uikitProblem == nil })),
      ("elements", .number(elements)), ("todos", .number(remainders)), ("views", .number(views)),
      ("equal", .number(equal)),
      ("placedByUIKit", .number(system)), ("scenes", .number(scenes)),
      ("samePictures", .number(samePictures)),
      ("compiledPercent", .share(shares.0)), ("equalPercent", .share(shares.1)),
    ])
    if shares.0 < Self.leastShare || shares.1 < Self.leastShare { throw ExitCode.findings }
  }

  private func documentPaths() throws -> [String] {
    do { return try DocumentFiles.find(in: paths) } catch { throw error.reported(isInput: true) }
  }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 1 : Double(part) / Double(whole)
  }

  /// A value of a line.
  private enum Field {
    case text(String), texts([String]), number(Int), share(Double), flag(Bool), none
  }

  private static func printLine(_ fields: [(String, Field)]) {
    var writer = JSONWriter()
    writer.writeObject(inline: true) { writer in
      for (name, field) in fields {
        if case .none = field { continue }
        if case .texts(let texts) = field, texts.isEmpty { continue }
        writer.writeKey(named: name)
        switch field {
        case .text(let text): writer.writeString(text)
        case .number(let number): writer.writeNumber(Double(number))
        case .share(let share): writer.writeNumber((share * 10_000).rounded() / 100)
        case .flag(let flag): writer.writeBool(flag)
        case .none: writer.writeNull()
        case .texts(let texts):
          writer.writeArray(inline: true) { writer in
            for text in texts {
              writer.beginElement()
              writer.writeString(text)
            }
          }
        }
      }
    }
    Terminal.write(writer.text + "\n")
  }
}

extension ConversionOptions.Style: ExpressibleByArgument {}
