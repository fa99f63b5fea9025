import Foundation
import KansoCommandLine
import KansoConversion
import KansoFormatting
import KansoSystem

/// Compiles the portable code of documents into one program, and runs it.
struct ProofCompiler {
  /// The folder with the built modules and libraries of Kanso.
  let products: String
  /// The folder for the program and its sources.
  let folder: String
  /// The folder for pictures of the scenes; nil for none.
  let pictures: String?

  /// The result of the program for one document.
  struct Result: Decodable {
    let path: String
    let views: Int
    let equal: Int
    let system: Int
    let differences: [String]
    let scenes: Int
    let samePictures: Int
    let pictureDifferences: [String]
  }

  private var program: String { folder + "/prove" }

  /// Compiles the documents. Those whose code has errors get a problem, and are left out of the next attempt.
  func compile(_ documents: inout [ProofDocument]) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for document in documents {
      try document.source?.write(
        toFile: "\(folder)/\(document.name).swift", atomically: true, encoding: .utf8)
    }
    while true {
      let included = documents.filter { $0.isConverted && $0.problem == nil }
      try writeMain(included)
      let files = included.map { "\(folder)/\($0.name).swift" } + ["\(folder)/main.swift"]
      guard let outcome = Subprocess.run(compilation(of: files), reads: .both) else {
        throw FileError("run", "swiftc", reason: "it was not found").reported(isInput: true)
      }
      if outcome.isSuccess { return }
      let errors = Self.errors(in: outcome.text)
      var found = false
      for index in documents.indices where documents[index].problem == nil {
        guard let error = errors[documents[index].name] else { continue }
        (documents[index].problem, found) = (error, true)
      }
      guard found else { throw FileError("compile", program, reason: outcome.text).reported(isInput: false) }
    }
  }

  // MARK: UIKit

  /// The modules with declarations of UIKit and of the frameworks that converted code imports.
  static let stubModules = ["UIKit", "MapKit", "WebKit", "SnapKit"]

  /// Checks the types of the code for UIKit, in the mode of Swift 6, against declarations of UIKit. Documents whose code
  /// has errors get a problem.
  ///
  /// - Parameters:
  ///   - layer: the file that all of the code needs; nil for none.
  ///   - stubs: the folder with the declarations.
  func checkTypes(
    _ documents: inout [ProofDocument], with layer: DocumentConversion.File?, against stubs: String
  ) throws {
    let modules = folder + "/uikit"
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    let layerFiles = layer.map { ["\(modules)/\($0.name)"] } ?? []
    for file in layerFiles { try layer?.text.write(toFile: file, atomically: true, encoding: .utf8) }
    for module in Self.stubModules {
      let file = "\(modules)/\(module).swift"
      try FileManager.default.copyItem(atPath: "\(stubs)/\(module).swift.txt", toPath: file)
      let arguments = [
        "swiftc", "-emit-module", "-swift-version", "6", "-parse-as-library", "-module-name", module, "-I",
        modules, file,
        "-o", "\(modules)/\(module).swiftmodule",
      ]
      guard let outcome = Subprocess.run(arguments, reads: .both), outcome.isSuccess else {
        throw FileError("compile", file, reason: "its declarations are not valid").reported(isInput: true)
      }
    }
    while true {
      let included = documents.filter { $0.uikitSource != nil && $0.uikitProblem == nil }
      let files = included.map { "\(modules)/\($0.name).swift" }
      for (document, file) in zip(included, files) {
        try document.uikitSource?.write(toFile: file, atomically: true, encoding: .utf8)
      }
      let arguments = [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-wmo",
        "-module-name",
        "ConvertedCode", "-I", modules,
      ]
      guard let outcome = Subprocess.run(arguments + layerFiles + files, reads: .both), !outcome.isSuccess
      else { return }
      let errors = Self.errors(in: outcome.text)
      var found = false
      for index in documents.indices where documents[index].uikitProblem == nil {
        guard let error = errors[documents[index].name] else { continue }
        (documents[index].uikitProblem, found) = (error, true)
      }
      guard found else { throw FileError("check", modules, reason: outcome.text).reported(isInput: false) }
    }
  }

  private func compilation(of files: [String]) -> [String] {
    [
      "swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-module-name", "ConversionProgram",
      "-wmo", "-num-threads", "2",
      "-I", products + "/Modules", "-L", products, "-lKansoConversionProof", "-Xlinker", "-rpath",
      "-Xlinker", products, "-o", program,
    ] + files
  }

  /// Writes the file that compares all documents.
  private func writeMain(_ documents: [ProofDocument]) throws {
    var text = "import KansoConversionProof\n\nvar documents: [ConvertedDocument] = []\n"
    for document in documents {
      text +=
        "documents.append(ConvertedDocument(path: \(SwiftText.literal(document.path)), roots: \(document.name).roots()))\n"
    }
    text += """
      ConversionProof.run(
        documents, from: Int(CommandLine.arguments[1]) ?? 0, pictures: CommandLine.arguments.dropFirst(2).first)

      """
    try text.write(toFile: folder + "/main.swift", atomically: true, encoding: .utf8)
  }

  /// Returns the first error of each document, by its name.
  private static func errors(in text: String) -> [String: String] {
    var errors: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /(Document[0-9]+)\.swift:([0-9]+):[0-9]+: error: (.*)/) else {
        continue
      }
      let name = String(match.output.1)
      if errors[name] == nil { errors[name] = "line \(match.output.2): \(match.output.3)" }
    }
    return errors
  }

  /// Runs the program. Documents whose code ends it get a problem. Returns the results by the path of their document.
  func run(_ documents: inout [ProofDocument]) throws -> [String: Result] {
    let included = documents.indices.filter { documents[$0].problem == nil && documents[$0].isConverted }
    var results: [String: Result] = [:]
    var next = 0
    if let pictures {
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
    }
    while next < included.count {
      guard let outcome = Subprocess.run([program, "\(next)"] + (pictures.map { [$0] } ?? []), reads: .both)
      else {
        throw FileError("run", program, reason: "it cannot be started").reported(isInput: false)
      }
      let lines = outcome.text.split(separator: "\n")
      let found = lines.compactMap { try? JSONDecoder().decode(Result.self, from: Data($0.utf8)) }
      for result in found { results[result.path] = result }
      next += found.count
      guard !outcome.isSuccess, next < included.count else { break }
      let reason = lines.first { $0.contains("Fatal error") || $0.contains("at /") } ?? "it crashes"
      documents[included[next]].problem = "its code ends the program: \(reason)"
      next += 1
    }
    return results
  }
}
