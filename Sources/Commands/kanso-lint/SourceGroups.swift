import ArgumentParser
import Foundation
import KansoCommandLine
import KansoLint
import KansoPOSIX
import KansoProject
import KansoSystem

/// The input of a lint that a build system knows: groups of sources, each with its guide. Nothing else is read, and
/// nothing is searched.
///
/// In JSON, with paths that are relative to the working directory:
///
///     {
///       "groups": [{"guides": ["App/tokens.yaml"], "configuration": "App/kanso.yaml", "sources": ["App/View.swift"]}],
///       "results": ["results/shard-1-of-1.results"],
///       "baseline": "kanso-baseline.json"
///     }
struct SourceGroups: Decodable {
  /// Sources that are checked with one guide.
  struct Group: Decodable {
    /// The guide: the tokens of later files replace those of the files before them; empty for none.
    let guides: [String]
    /// The settings; nil for none.
    let configuration: String?
    fileprivate(set) var sources: [String]

    private enum CodingKeys: String, CodingKey, CaseIterable { case guides, configuration, sources }

    init(from decoder: any Decoder) throws {
      try decoder.check(keys: CodingKeys.allCases.map(\.rawValue))
      let values = try decoder.container(keyedBy: CodingKeys.self)
      guides = try values.decodeIfPresent([String].self, forKey: .guides) ?? []
      configuration = try values.decodeIfPresent(String.self, forKey: .configuration)
      sources = try values.decode([String].self, forKey: .sources)
    }

    /// The path of the settings, which is that of an empty file for none: without a path, they would be searched.
    var configurationPath: String { configuration ?? "/dev/null" }
  }

  /// The groups. There is at least one.
  private(set) var groups: [Group]
  /// The files with the results of earlier runs of the same groups.
  let results: [String]
  /// The baseline; nil for none.
  let baseline: String?
  /// All sources, each once, in the order of the file.
  let sources: [String]

  private static let maxByteCount = 64 << 20

  private enum CodingKeys: String, CodingKey, CaseIterable { case groups, results, baseline }

  init(from decoder: any Decoder) throws {
    try decoder.check(keys: CodingKeys.allCases.map(\.rawValue))
    let values = try decoder.container(keyedBy: CodingKeys.self)
    groups = try values.decode([Group].self, forKey: .groups)
    results = try values.decodeIfPresent([String].self, forKey: .results) ?? []
    baseline = try values.decodeIfPresent(String.self, forKey: .baseline)
    var seen: Set<String> = []
    sources = groups.flatMap(\.sources).filter { seen.insert($0).inserted }
  }

  /// Reads the groups. Groups with the same guide and the same settings become one.
  ///
  /// - Throws: the exit code of a file that cannot be read, that is no list of groups, or that names a file which does
  ///   not exist, after an error on standard error.
  init(at path: String) throws {
    do throws(FileError) {
      let bytes = try InputFile.read(path, limit: Self.maxByteCount)
      guard bytes.count <= Self.maxByteCount else {
        throw FileError("read", path, reason: "it is larger than 64 MiB")
      }
      self = try Self.decoded(bytes, path)
      try check()
    } catch {
      throw error.reported(isInput: true)
    }
    var merged: [[String]: Group] = [:]
    var order: [[String]] = []
    for group in groups {
      let key = [group.configurationPath] + group.guides
      if merged[key] == nil { order.append(key) }
      merged[key, default: group].sources += merged[key] == nil ? [] : group.sources
    }
    groups = order.compactMap { merged[$0] }
  }

  /// Checks that sources are files, and that the other files exist.
  private func check() throws(FileError) {
    for path in sources where FileKind(at: InputFile.resolvedPath(path)) == .directory {
      throw FileError("read", path, reason: "it is a directory, and groups name sources")
    }
    for path in results + [baseline].compactMap({ $0 }) where FileKind(at: path) == nil {
      throw FileError("read", path, reason: "there is no such file", isMissing: true)
    }
  }

  private static func decoded(_ bytes: [UInt8], _ path: String) throws(FileError) -> SourceGroups {
    do {
      let decoded = try JSONDecoder().decode(SourceGroups.self, from: Data(bytes))
      guard !decoded.sources.isEmpty else { throw FileError("read", path, reason: "it names no sources") }
      return decoded
    } catch let error as DecodingError {
      throw FileError("read", path, reason: reason(error))
    } catch let error as UnknownKey {
      throw FileError("read", path, reason: "there is no key `\(error.name)`: \(error.known) are known")
    } catch {
      throw error as? FileError ?? FileError("read", path, reason: "it is no list of groups")
    }
  }

  /// Returns the reason that a file cannot be decoded, with the place of the value in it.
  private static func reason(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath + [key].compactMap { $0 }).reduce(into: "") { text, key in
        text += key.intValue.map { "[\($0)]" } ?? "\(text.isEmpty ? "" : ".")\(key.stringValue)"
      }
    }
    return switch error {
    case .keyNotFound(let key, let context): "`\(place(context, key))` is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "`\(place(context))` has another type than in a list of groups"
    default: "it is not JSON"
    }
  }
}

/// The error for a key that has no meaning, which may be a misspelt one.
private struct UnknownKey: Error {
  let name: String
  let known: String
}

/// Any key of an object in JSON.
private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws for a key that is not among the known ones.
  fileprivate func check(keys known: [String]) throws {
    for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
      throw UnknownKey(
        name: key.stringValue, known: known.map { "`\($0)`" }.joined(separator: ", "))
    }
  }
}
