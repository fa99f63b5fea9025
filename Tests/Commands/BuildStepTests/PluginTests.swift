import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The build plugin in a package of four targets, each with a guide in a different place. The tests are one sequence
  /// of builds: each step begins with the files that the step before it left.
  struct Plugin {
    private let package: UserPackage

    init() async throws {
      package = try UserPackage(named: "App", try await AppPackage.files())
    }

    @Test func theGeneratedCodeFollowsTheFilesThatItIsMadeOf() async throws {
      try await theFirstBuildIsSilentAndWritesIntoItsDirectoryAlone()
      try await anUnchangedGuideCostsNothing()
      try await aChangeOfAnInputIsSeenInTheNextBuild()
      try await filesThatComeOutsideOfTheTargetsFoldersAreSeen()
      try await filesThatCameAreInputsLikeTheOthersAfterTheNextPlan()
      try await filesThatAGuideIncludesAreSeen()
      try await filesThatComeToATargetOrGoAreSeen()
      try await aMistakeInAGuideFailsTheBuildAtItsLine()
      try await aGuideOfVersionTwoHasAFourthSource()
      try await changedSettingsAskForAnotherPlan()
    }

    private func theFirstBuildIsSilentAndWritesIntoItsDirectoryAlone() async throws {
      let files = package.files
      let build = try await package.build()
      #expect(build.warnings.isEmpty, "\(build.log)")
      #expect(build.compiled == ["App", "Design", "Gadgets", "Widgets"])
      #expect(try await package.run("App") == "standard 8.0 widgets 3.0 first Widgets gadgets 6.0\n")
      #expect(package.files == files)
      let sources = ["Colors.swift", "Fonts.swift", "Padding.swift"]
      #expect(try generated("App") == sources + ["plan.json"])
      #expect(try generated("Widgets") == sources + ["plan.json", "theme.json"])
    }

    private func anUnchangedGuideCostsNothing() async throws {
      // The package manager plans once more because the first build created files such as Package.resolved.
      #expect(try await package.build().compiled.isEmpty)
      // A saved source does not start a compilation, even if an editor writes it as a new file.
      try package.write(try package.read("Sources/App/App.swift") + "// more\n", to: "Sources/App/App.swift")
      try package.edit("Sources/Widgets/Widgets.swift", "import Foundation", "// more\nimport Foundation")
      try await expectNothingToCompile()
    }

    private func aChangeOfAnInputIsSeenInTheNextBuild() async throws {
      // The changes: the guides, one at the root and one in the folder of its target.
      try package.edit("tokens.yaml", "standard: 8", "standard: 9")
      try package.edit("Sources/Widgets/tokens.yaml", "name: Widgets", "name: Tools")
      #expect(try await package.build().compiled == ["App", "Widgets"])
      #expect(try await package.run("App") == "standard 9.0 widgets 3.0 first Tools gadgets 6.0\n")
      // The changes: a template, and the configuration of another target.
      try package.edit("Sources/Widgets/Templates/Padding.portable.mustache", "first", "second")
      try package.edit("Guides/kanso.yaml", "public", "package")
      #expect(try await package.build().compiled == ["Gadgets", "Widgets"])
      #expect(try await package.run("App").contains("second"))
      #expect(try package.read(output("Padding.swift", of: "Gadgets")).contains("package enum Padding"))
      try await expectNothingToCompile()
    }

    /// The package manager watches neither the root of a package nor the folders of a dependency, so the command checks
    /// these itself.
    private func filesThatComeOutsideOfTheTargetsFoldersAreSeen() async throws {
      try package.write("compile: {access: internal}\n", to: "kanso.yaml")
      try package.write("compile: {access: internal}\n", to: "Design/Sources/Design/kanso.yaml")
      let design = output("Padding.swift", of: "Design", in: "design")
      #expect(try package.read(design).contains("public enum Padding"))
      var build = try await package.build()
      #expect(Set(build.compiled).isSuperset(of: ["App", "Design"]) && !build.wasPlanned)
      #expect(try package.read(output("Colors.swift", of: "App")).contains("\nenum Colors"))
      #expect(try package.read(design).contains("\nenum Padding"))

      // The new file is no input of the command yet, and the change does not alter the folder. The command must still
      // see it. After the removal below, the same file is also the nearest configuration of the other guide.
      try package.edit("kanso.yaml", "internal", "package")
      try package.remove("Design/Sources/Design/kanso.yaml")
      build = try await package.build()
      #expect(Set(build.compiled).isSuperset(of: ["App", "Design"]) && !build.wasPlanned)
      #expect(try package.read(output("Colors.swift", of: "App")).contains("package enum Colors"))
      #expect(try package.read(design).contains("package enum Padding"))

      let template = "Templates/Colors.portable.mustache"
      try package.write("{{% CONTENT_TYPE: TEXT}}\nimport KansoTheme\n// ours\n{{> Enums}}\n", to: template)
      #expect(try await package.build().compiled.contains("App"))
      try package.edit(template, "// ours", "// theirs")
      #expect(try await package.build().compiled.contains("App"))
      #expect(try package.read(output("Colors.swift", of: "App")).contains("// theirs"))
    }

    private func filesThatCameAreInputsLikeTheOthersAfterTheNextPlan() async throws {
      try package.replan()
      let build = try await package.build()
      #expect(build.wasPlanned && build.compiled.contains("App"))
      try await expectNothingToCompile()
      // A missing input stops the package manager until it plans the build again.
      try package.remove("kanso.yaml")
      try package.replan()
      try await package.build()
    }

    /// The guide at the root includes a file from now on. Until the next plan, the command finds it by itself.
    private func filesThatAGuideIncludesAreSeen() async throws {
      try package.write("sizes: {row: 44}\n", to: "Brand/sizes.yaml")
      let guide = try package.read("tokens.yaml")
      try package.write("kanso: 2\ninclude: [Brand/sizes.yaml]\n" + guide, to: "tokens.yaml")
      #expect(try await package.build().compiled.contains("App"))
      let padding = output("Padding.swift", of: "App")
      for size in [45, 46] {
        try package.edit("Brand/sizes.yaml", "row: \(size - 1)", "row: \(size)")
        #expect(try await package.build().compiled.contains("App"))
        #expect(try package.read(padding).contains("\(size).0"))
      }
      try package.replan()
      try await package.build()
      try await expectNothingToCompile()
      try package.edit("Brand/sizes.yaml", "row: 46", "row: 47")
      #expect(try await package.build().compiled.contains("App"))
      #expect(try package.read(padding).contains("47.0"))
      try package.write(guide, to: "tokens.yaml")
      try package.replan()
      try await package.build()
    }

    /// The package manager plans a build again after files are added to a target or removed from it.
    private func filesThatComeToATargetOrGoAreSeen() async throws {
      try package.remove("Sources/Widgets/kanso.yaml")
      try package.write(
        "{{% CONTENT_TYPE: TEXT}}\n// other\n", to: "Sources/Widgets/Templates/Other.mustache")
      let build = try await package.build()
      #expect(build.wasPlanned && build.compiled.contains("Widgets"), "\(build.log)")
      #expect(build.warnings.allSatisfy { $0.contains("no template includes `Other`") }, "\(build.log)")
      #expect(try package.read(output("Padding.swift", of: "Widgets")).contains("public enum Padding"))
      try package.remove("Sources/Widgets/Templates/Other.mustache")
      #expect(try await package.build().wasPlanned)
    }

    /// A fixed error fixes the build, and a warning is shown at its line.
    private func aMistakeInAGuideFailsTheBuildAtItsLine() async throws {
      try package.edit("tokens.yaml", "\"#2C4251\"", "blakish")
      let place = package.directory.appendingPathComponent("tokens.yaml").path
      for attempt in 1...2 {
        let build = try await Build(of: package)
        #expect(!build.succeeded, "attempt \(attempt)")
        #expect(build.log.contains("\n\(place):2:8: error: there is no color `blakish`"), "\(build.log)")
      }
      try package.edit("tokens.yaml", "blakish", "{value: \"#D16666\", deprecated: true}\n  text: ink")
      let repaired = try await package.build()
      #expect(repaired.warnings.count == 1 && !repaired.log.contains("blakish"), "\(repaired.log)")
      #expect(repaired.warnings.first?.contains("\(place):3:9: warning: ") == true, "\(repaired.log)")
    }

    /// The outputs are planned before the guide is compiled, so a fourth one needs another plan.
    private func aGuideOfVersionTwoHasAFourthSource() async throws {
      try package.edit("tokens.yaml", "colors:\n", "kanso: 2\ndurations: {fast: 150ms}\ncolors:\n")
      let build = try await Build(of: package)
      #expect(!build.succeeded)
      #expect(
        build.log.contains("tokens.yaml:1:1: error: the build was planned without Tokens.swift"),
        "\(build.log)")
      try package.replan()
      try await package.build()
      #expect(try package.read(output("Tokens.swift", of: "App")).contains("static let fast = 0.15"))
      // A planned output exists, also without tokens in it.
      try package.edit("tokens.yaml", "durations: {fast: 150ms}\n", "")
      try await package.build()
      #expect(try !package.read(output("Tokens.swift", of: "App")).contains("fast"))
    }

    private func changedSettingsAskForAnotherPlan() async throws {
      let settings = "Sources/Widgets/kanso-plugin.json"
      try package.edit(settings, "true", "false")
      let build = try await Build(of: package)
      #expect(!build.succeeded)
      #expect(build.log.contains("\(settings):1:1: error: this file has changed since the build was planned"))
      try package.replan()
      let planned = try await Build(of: package)
      #expect(planned.log.contains("has no member 'module'"), "there is a bundle without a resource")
    }

    private func expectNothingToCompile(_ location: Testing.SourceLocation = #_sourceLocation) async throws {
      let build = try await package.build(location)
      #expect(build.compiled.isEmpty && !build.wasPlanned, "\(build.log)", sourceLocation: location)
    }

    private func folder(of target: String, in package: String = "app") -> String {
      ".build/plugins/outputs/\(package)/\(target)/destination/KansoBuildPlugin"
    }

    private func output(_ name: String, of target: String, in package: String = "app") -> String {
      "\(folder(of: target, in: package))/\(name)"
    }

    /// The files that the plugin wrote for a target.
    private func generated(_ target: String) throws -> [String] {
      let folder = package.directory.appendingPathComponent(folder(of: target))
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
  }
}
