import Foundation
import TestSupport
import Testing

/// What somebody gets wrong, and that mending it mends the build.
extension BuildStep.Plugins {
  @Test func aMistakeInAGuideFailsTheBuildAtItsLine() throws {
    try package.edit("tokens.yaml", "\"#2C4251\"", "blakish")
    let build = try Build(of: package)
    #expect(!build.succeeded)
    let place = package.directory.appendingPathComponent("tokens.yaml").path + ":2:8: error: "
    #expect(build.log.contains("\n\(place)there is no color `blakish`"), "\(build.log)")
    #expect(try Build(of: package).succeeded == false)
    try package.edit("tokens.yaml", "blakish", "\"#D16666\"")
    #expect(try package.build().log.contains("error:") == false)
  }

  @Test func aWarningOfAGuideIsShownAtItsLine() throws {
    try package.edit(
      "tokens.yaml", "ink: \"#2C4251\"", "ink: {value: \"#2C4251\", deprecated: true}\n  text: ink")
    let warnings = try package.build().warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("tokens.yaml:3:9: warning: ") == true, "\(warnings)")
  }

  @Test func changedSettingsAskForAnotherPlan() throws {
    let settings = "Sources/Widgets/kanso-plugin.json"
    try package.edit(settings, "true", "false")
    let build = try Build(of: package)
    #expect(!build.succeeded)
    #expect(build.log.contains("\(settings):1:1: error: this file has changed since the build was planned"))
    try replan()
    #expect(
      try Build(of: package).log.contains("has no member 'module'"), "there is a bundle without a resource")
    try package.edit(settings, "false", "true")
  }

  @Test func mistakesInSettingsAreRefused() throws {
    try package.remove("Sources/Widgets/kanso-plugin.json")
    for (text, message) in [
      ("{\"theme\": 1}", "`theme` is true or false"),
      ("{\"giude\": \"a\"}", "there is no setting `giude`; there are `guide` and `theme`"),
      ("{\"guide\": \"a\"}", "there is no guide at "),
      ("[]", "write an object such as {"),
      ("{,}", "The given data was not valid JSON."),
    ] {
      try package.write(text, to: "kanso-plugin.json")
      try replan()
      let build = try Build(of: package)
      #expect(!build.succeeded)
      #expect(build.log.contains("kanso-plugin.json: \(message)"), "\(build.log)")
    }
  }

  @Test func aGuideMayLieElsewhere() throws {
    try package.write("{\"guide\": \"Design/guide.yaml\"}", to: "kanso-plugin.json")
    try package.write("padding: {standard: 5}\n", to: "Design/guide.yaml")
    try package.remove("tokens.yaml")
    try replan()
    try package.build()
    #expect(try package.run("App").hasPrefix("standard 5.0 "))
  }

  @Test func aTargetWithoutAGuideIsAMistake() throws {
    try package.remove("tokens.yaml")
    try replan()
    let build = try Build(of: package)
    #expect(!build.succeeded)
    #expect(
      build.log.contains("error: the target App uses KansoBuildPlugin, but neither its folder nor "),
      "\(build.log)")
  }
}
