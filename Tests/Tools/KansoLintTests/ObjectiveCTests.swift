import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules
import Testing

/// Objective-C, by the same checks as Swift.
struct ObjectiveCTests {
  /// Expects exactly the marked ranges to be found in the body of a method.
  private func expectInBody(
    _ marked: String, _ rule: DiagnosticDescriptor? = nil,
    _ location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect("@implementation V\n- (void)layout {\n\(marked)\n}\n@end\n", rule, in: "View.m", location)
  }

  @Test func theAttributeDecidesBetweenPaddingAndSize() {
    let item =
      "[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeHeight "
      + "relatedBy:NSLayoutRelationEqual toItem:"
    expectInBody(
      "\(item)nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:⟪36.0f⟫];", .literalSize)
    expectInBody("\(item)nil attribute:0 multiplier:0 constant:⟪36⟫];", .literalSize)
    expectInBody("\(item)b attribute:NSLayoutAttributeTop multiplier:0.5 constant:⟪8⟫];", .literalPadding)
  }

  @Test func anchors() {
    expectInBody(
      "[[a.topAnchor constraintEqualToAnchor:b.topAnchor constant:⟪8.0⟫] setActive:YES];", .literalPadding)
    expectInBody("[a.heightAnchor constraintGreaterThanOrEqualToConstant:⟪44⟫].active = YES;", .literalSize)
    expectInBody("self.top.constant = isOpen ? ⟪8⟫ : -⟪12.5f⟫;", .literalPadding)
    expectInBody("[self.heightConstraint setConstant:⟪44⟫];", .literalSize)
  }

  @Test func colorsAndFontsAreWholes() {
    expectInBody(
      "v.color = ⟪[UIColor colorWithRed:44/255.0f green:66/255.0f blue:81/255.0f alpha:1]⟫;", .literalColor)
    expectInBody(
      "[v setTextColor:[⟪[UIColor colorWithWhite:.5f alpha:1.f]⟫ colorWithAlphaComponent:0.5]];",
      .literalColor)
    expectInBody(
      "v.color = ⟪UIColorFromRGB(0x2C4251)⟫; v.tint = ⟪[UIColor colorWithHexString:@\"#2C4251\"]⟫;",
      .literalColor)
    expectInBody("v.color = [UIColor colorWithRed:r/255 green:g/255 blue:b/255 alpha:1];")
    expectInBody("label.font = ⟪[UIFont systemFontOfSize:17 weight:UIFontWeightBold]⟫;", .literalFont)
    expectInBody("[label setFont:⟪[UIFont fontWithName:@\"ChalkboardSE-Bold\" size:24.0]⟫];", .literalFont)
  }

  @Test func functionsThatMakeGeometry() {
    expectInBody("[[UIView alloc] initWithFrame:CGRectMake(0, 0, ⟪44⟫, ⟪44.f⟫)];", .literalSize)
    expectInBody("v.contentInset = UIEdgeInsetsMake(0, ⟪8⟫, 0, ⟪8⟫);", .literalPadding)
    expectInBody("layout.itemSize = CGSizeMake(⟪60⟫, ⟪80⟫); v.frame = CGRectInset(b, ⟪4⟫, 0);")
    expectInBody("if (CGSizeEqualToSize(a, CGSizeMake(60, 80))) return;")
    expectInBody("UIEdgeInsets insets = {8, 8, 8, 8}; CGFloat margin = 8; static const CGFloat kGap = 8;")
  }

  @Test func structLiterals() {
    expectInBody(
      "v.frame = (CGRect){⟪8⟫, 0, ⟪58⟫, ⟪44⟫}; v.contentInset = (UIEdgeInsets){.top = ⟪8⟫, .left = ⟪8⟫};")
    expectInBody("v.frame = (CGRect){{⟪8⟫, ⟪16⟫}, {⟪58⟫, ⟪44⟫}};")
    expectInBody("(void)x; v.frame = (CGRect){.origin = {⟪8⟫, ⟪16⟫}, .size = {⟪58⟫, ⟪44⟫}};")
    expect(
      "static CGRect kFrame = {.origin.x = 8, .size.width = 58};\nstatic CGSize k = {8, 8};\n", in: "K.m")
  }

  @Test func numbersAndTextsOfOtherKinds() {
    expect("\u{FEFF}#import <UIKit/UIKit.h>\nvoid f() { l.cornerRadius = ⟪4⟫; }", in: "B.m")
    expect("void f() { v.spacing = ⟪1'6⟫; auto y = R\"x(\" [ { )x\"; l.cornerRadius = ⟪4⟫; }", in: "C.mm")
    expectInBody("v.spacing = ⟪0b1000⟫; v.color = ⟪[UIColor.alloc initWithRed:1 green:0 blue:0 alpha:1]⟫;")
  }

  @Test func masonryAndOwnSelectors() {
    expectInBody(
      "[v mas_makeConstraints:^(MASConstraintMaker *make) {\n  make.top.equalTo(self.mas_top).with.offset(⟪8⟫);\n"
        + "  make.height.mas_equalTo(⟪44⟫);\n  make.width.equalTo(@⟪60⟫).priority(750);\n"
        + "  make.edges.equalTo(self).insets(UIEdgeInsetsMake(⟪4⟫, 0, 0, 0));\n}];")
    expectInBody("[v wps_constrainToHeight:⟪44⟫]; [v wps_addBorderToLeft:YES];", .literalSize)
  }

  @Test func propertiesAndSetters() {
    expectInBody("v.layer.cornerRadius = ⟪4⟫; [v.layer setCornerRadius:⟪4.0⟫];", .literalRadius)
    expectInBody("v->_layer.borderWidth = ⟪0.5⟫; v.tag = 7; v.alpha = 0.5;", .literalBorder)
    expectInBody(
      "NSDictionary *a = @{NSKernAttributeName: @(⟪1.5⟫), NSFontAttributeName: ⟪[UIFont systemFontOfSize:12]⟫};"
    )
  }

  @Test func whatMethodsGiveBack() {
    expect(
      "@implementation C (D)\n- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)i {\n"
        + "  if (i.row == 3)\n    return ⟪18⟫;\n  else if (i.row > 1) return ⟪20⟫;\n  return ⟪44⟫;\n}\n"
        + "- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 20; }\n"
        + "- (UIEdgeInsets)collectionView:(id)v layout:(id)l insetForSectionAtIndex:(NSInteger)s {\n"
        + "  return UIEdgeInsetsMake(⟪8⟫, 0, 0, 0);\n}\n@end\n",
      in: "C.m")
  }

  /// A semicolon there is legal, and common in older sources.
  @Test func aSemicolonMayStandBeforeABody() {
    expect(
      "@implementation V\n- (void)layout;\n{\n  l.cornerRadius = ⟪4⟫;\n}\n"
        + "- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)i;\n{ return ⟪44⟫; }\n"
        + "- (void)a;\n- (void)b NS_REQUIRES_SUPER { l.cornerRadius = ⟪5⟫; }\n@end\n",
      in: "V.m")
  }

  @Test func whatTheSystemAsksForIsStyle() {
    expect(
      "@implementation V\n- (CGSize)intrinsicContentSize {\n  return CGSizeMake(⟪44⟫, ⟪58⟫);\n}\n"
        + "- (UIEdgeInsets)layoutMargins {\n  return UIEdgeInsetsMake(⟪8⟫, 0, ⟪8⟫, 0);\n}\n"
        + "- (CGFloat)margin {\n  return 8;\n}\n@end\n",
      in: "V.m")
  }

  @Test func initializersAreNoNames() {
    expect(
      "@implementation V\n- (instancetype)init {\n  return [self initWithFrame:CGRectMake(⟪8⟫, 0, ⟪44⟫, ⟪44⟫)];\n}\n"
        + "- (instancetype)initWithName:(NSString *)n {\n  return [super initWithFrame:CGRectMake(0, 0, "
        + "⟪44⟫, ⟪44⟫)];\n}\n- (instancetype)initWithStyle:(NSInteger)s {\n  self = [super "
        + "initWithFrame:CGRectMake(0, 0, ⟪44⟫, 0)];\n  return self;\n}\n@end\n",
      in: "V.m")
  }

  @Test func partsOfTheValueOfAVariableHaveNoName() {
    expectInBody(
      "CGFloat fontSize = self.size ?: ⟪11.0⟫; CGFloat margin = wide ? ⟪16.f⟫ : ⟪8.f⟫; CGFloat count = wide ? 2 : 3;"
    )
    expectInBody("CGFloat width = self.bounds.size.width - ⟪32⟫;", .literalPadding)
  }

  @Test func methodsOfChartLibraries() {
    expectInBody("[chart setExtraOffsetsWithLeft:⟪8.f⟫ top:0 right:⟪8.f⟫ bottom:0];", .literalPadding)
  }

  @Test func visualFormats() {
    expectInBody(
      "[NSLayoutConstraint constraintsWithVisualFormat:@\"V:|-0-[text]-⟪4⟫-[label]-(>=⟪8⟫@750)-|\" "
        + "options:0 metrics:@{@\"gap\": @⟪12⟫} views:views];",
      .literalPadding)
  }

  @Test func whatIsNoStyle() {
    expectInBody(
      "for (int i = 8; i < 20; i++) { a[8] = i * 8; }\nswitch (n) { case 8: break; default: n = 8; }")
    expectInBody(
      "v.width = w / 2; r.layer.cornerRadius = v.frame.size.width / 2; [v setContentHuggingPriority:750 forAxis:0];"
    )
    expectInBody(
      "NSLog(@\"%d constant:8\", 8); // v.layer.cornerRadius = 8;\n/* v.layer.cornerRadius = 8; // */")
    expectInBody("#pragma mark a /* see\nl.cornerRadius = 8; // */")
    expect(
      "#define kHeight 44.0f\n#if DEBUG\n#pragma mark - 8\n#endif\nNSString *const k = @\"V8\";\n", in: "K.h")
    expect(
      "typedef NS_ENUM(NSInteger, Margin) { MarginSmall = 8 };\n@interface A : B\n@property (nonatomic) "
        + "CGFloat margin;\n@end\n",
      in: "A.h")
  }

  @Test func constantsThatAreTokens() {
    let source = MarkedSource(
      "#define kMargin ⟪8.0f⟫\n#define kCount 8\nstatic const CGFloat kGap = ⟪8⟫;\n@implementation V\n@end\n")
    let theme = CompiledGuide(bytes: Array("padding:\n  standard: 8\n".utf8), path: "tokens.yaml").theme
    let linter = Linter(theme: theme, rules: [.localConstant])
    let found = linter.findings(in: SourceFile(path: "V.m", text: source.text))
    #expect(found.map(\.range.offsets) == source.ranges)
  }

  @Test func suppressionComments() {
    expectInBody(
      "// kanso:disable:next literal-radius - round for once\nv.layer.cornerRadius = 4;\nv.layer.cornerRadius = ⟪5⟫;"
    )
  }

  @Test(arguments: [
    "@implementation", "- (", "[", "@[@{", "@\"", "#define", "a ? b : ", "- (void)x { [a b:", "^", "@", "/*",
    "'",
    "v.color = UIColor(hex: \"80FF0000", "v = [IconView x:Color(hex: \"#80FF00\n\")];", "x = @\"|-8-[a\\",
    "constrain(@\"|-8-[a]\" @\"-8-|", "a = ({ 8 }", "a[8", "make.top.equalTo(@(8", "@end @end }}}",
  ])
  func brokenSourcesGiveWhatCanBeSeen(_ text: String) {
    for source in [
      text, "@implementation V\n- (void)a {\n\(text)\n}\n- (void)b {\n  l.cornerRadius = 8;\n}\n@end",
    ] {
      for finding in Linter(theme: nil).findings(in: SourceFile(path: "B.m", text: source)) {
        #expect(finding.range.upperBound <= source.utf8.count && !finding.range.text.isEmpty)
      }
    }
  }

  @Test func whatFollowsAMistakeIsRead() {
    expect(
      "@implementation V\n- (void)a {\n  [self.view x:(;\n}\n- (void)b {\n  l.cornerRadius = ⟪8⟫;\n}\n@end",
      in: "V.m")
  }

  /// Either the literal before the deep text is found, or the whole source is left out.
  @Test func depthIsBounded() {
    let results: [[DiagnosticDescriptor]] = [[.literalRadius], [.nestingTooDeep]]
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "a = (", count: 100_000),
      "void f() { x = " + String(repeating: "- ", count: 100_000) + "8; }",
      "void f() { " + String(repeating: "if (a) ", count: 100_000) + "; }",
      "void f() { " + String(repeating: "if (a) b; else ", count: 100_000) + "; }",
      "void f() { x = " + String(repeating: "(int)", count: 100_000) + "8; }",
    ] {
      let source = "void g() { l.cornerRadius = 8; }\n" + text
      let found = Linter(theme: nil).findings(in: SourceFile(path: "D.m", text: source))
      #expect(results.contains(found.map(\.descriptor)), "\(text.prefix(20))")
    }
  }
}
