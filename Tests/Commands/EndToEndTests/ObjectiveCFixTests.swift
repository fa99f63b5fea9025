import Foundation
import TestSupport
import Testing

/// The command `kanso lint --fix` for Objective-C, with the header that `kanso compile` writes.
struct ObjectiveCFixTests {
  private static let source = """
    #import <UIKit/UIKit.h>

    @interface Constraint : NSObject
    @property CGFloat constant;
    @property UIColor *textColor;
    @property UIFont *font;
    @property NSNumber *cornerRadius;
    + (NSArray *)constraintsWithVisualFormat:(NSString *)format
                                     options:(NSUInteger)options
                                     metrics:(NSDictionary *)metrics
                                       views:(NSDictionary *)views;
    @end

    static NSArray *layout(Constraint *top, NSDictionary *views) {
      top.constant = -8.0f; // as in the guide
      top.textColor = [UIColor colorWithRed:44 / 255.0 green:66 / 255.0 blue:81 / 255.0 alpha:1];
      top.font = [UIFont fontWithName:@"ChalkboardSE-Bold" size:24];
      top.cornerRadius = @4.0;
      return [Constraint constraintsWithVisualFormat:@"V:|-8-[a]-12-[b]" options:0 metrics:nil views:views];
    }

    int main(void) {
      return layout((Constraint *)nil, (NSDictionary *)nil) != nil;
    }

    """

  private static let fixed =
    source
    .replacing("#import <UIKit/UIKit.h>", with: "#import <UIKit/UIKit.h>\n#import \"Tokens.h\"")
    .replacing("-8.0f", with: "-PaddingStandard()")
    .replacing(
      "[UIColor colorWithRed:44 / 255.0 green:66 / 255.0 blue:81 / 255.0 alpha:1]", with: "ColorsBlackish()"
    )
    .replacing("[UIFont fontWithName:@\"ChalkboardSE-Bold\" size:24]", with: "FontsHeading()")
    .replacing("@4.0", with: "@(RadiiCard())")
    .replacing("|-8-[a]", with: "|-standard-[a]")
    .replacing("metrics:nil", with: "metrics:@{@\"standard\": @(PaddingStandard())}")

  private static let guide = """
    colors: {blackish: "#2C4251"}
    fonts: {heading: {family: Chalkboard SE, face: ChalkboardSE-Bold, weight: bold, size: 24}}
    padding: {standard: 8}
    radii: {card: 4}

    """

  private func compile(_ directory: TemporaryDirectory) async throws -> Shell.Outcome {
    let stubs = Project.root.appendingPathComponent(
      "Tests/Compiler/KansoCodeGenerationTests/Stubs/ObjectiveC"
    ).path
    return try await Shell.run(
      "clang",
      [
        "-x", "objective-c", "-fsyntax-only", "-fblocks", "-fobjc-runtime=macosx", "-DTARGET_OS_OSX=0", "-I",
        stubs,
        "-I", directory.path("Generated"), directory.path("Sources/Layout.m"),
      ])
  }

  @Test func theFixedSourceCompilesWithTheHeader() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write("compile: {platform: uikit, objc-header: true}\n", to: "kanso.yaml")
    try directory.write(Self.source, to: "Sources/Layout.m")
    let before = try await compile(directory)
    #expect(before.status == 0, "\(before.errors)")
    let generated = try await KansoCommand.run(
      "compile", "tokens.yaml", "--output", "Generated", in: directory)
    #expect(generated.status == 0, "\(generated.errors)")
    let fix = ["lint", "Sources", "--tokens", "tokens.yaml", "--fix"]
    let outcome = try await KansoCommand.run(fix, in: directory)
    #expect(try directory.read("Sources/Layout.m") == Self.fixed, "\(outcome.errors)")
    #expect(
      outcome.output.contains("Sources/Layout.m:19:62: warning: `12` is a padding without a name"),
      "\(outcome.output)")
    let compiled = try await compile(directory)
    #expect(compiled.status == 0, "\(compiled.errors)")
    _ = try await KansoCommand.run(fix, in: directory)
    #expect(try directory.read("Sources/Layout.m") == Self.fixed)
  }

  @Test func withoutAHeaderNothingChanges() async throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.guide, to: "tokens.yaml")
    try directory.write(Self.source, to: "Sources/Layout.m")
    let outcome = try await KansoCommand.run(
      "lint", "Sources", "--tokens", "tokens.yaml", "--fix", in: directory)
    #expect(try directory.read("Sources/Layout.m") == Self.source)
    #expect(outcome.output.contains("the guide is not compiled for Objective-C"), "\(outcome.output)")
  }
}
