/// The sinks of UIKit, AppKit, SwiftUI, Core Animation and layout libraries: the functions and properties that consume
/// style.
///
/// - `constraint(constant, c)` names arguments of a function by their labels, `_` for those without one.
/// - `equalTo.offset(_)` applies only if an earlier call in the chain is `equalTo`.
/// - `.spacing` names an assigned property, or an entry of a dictionary.
/// - `-> tableView(heightForRowAt)` names the result of a function with this label.
/// - `-> layoutMargins` names the result of a property, or of a function without parameters, that the system calls.
///
/// The table lists interfaces. The kinds that names express by themselves (`…Padding`, `…Height`) are in `StyleNames`.
enum SinkTable {
  /// The sinks by kind; those of nil take values that are not style.
  static let entries: KeyValuePairs<StyleKind?, [String]> = [
    .padding: [
      // Auto Layout
      "constraint(constant)", "constraintEqualToAnchor(constant)", "NSLayoutConstraint(constant)",
      ".constant",
      "setCustomSpacing(_)", ".spacing", ".directionalLayoutMargins", ".layoutMargins",
      // UIKit
      ".contentInset", ".contentInsets", ".textContainerInset", ".sectionInset", ".separatorInset",
      ".contentEdgeInsets", ".titleEdgeInsets", ".imageEdgeInsets", ".scrollIndicatorInsets",
      ".verticalScrollIndicatorInsets", ".alignmentRectInsets", ".additionalSafeAreaInsets",
      ".lineFragmentPadding",
      ".minimumLineSpacing", ".minimumInteritemSpacing", ".interItemSpacing", ".interGroupSpacing",
      ".imagePadding",
      ".titlePadding", ".interSectionSpacing", ".sectionHeaderTopPadding", "inset(by)", "insetBy(dx, dy)",
      "offsetBy(dx, dy)", ".origin", ".center", "position(x, y)", "UIEdgeInsets(top, left, bottom, right)",
      "UIOffset(horizontal, vertical)", "EdgeInsets(top, leading, bottom, trailing)",
      "NSDirectionalEdgeInsets(top, leading, bottom, trailing)", "NSEdgeInsets(top, left, bottom, right)",
      "UIEdgeInsetsMake(_)", "NSEdgeInsetsMake(_)", ".titlePositionAdjustment", ".positionAdjustment",
      ".contentOffset", "-> (insetForSectionAt)", "-> (minimumLineSpacingForSectionAt)",
      "-> (minimumInteritemSpacingForSectionAt)", "-> layoutMargins", "-> directionalLayoutMargins",
      "-> alignmentRectInsets", "-> safeAreaInsets", ".headIndent", ".firstLineHeadIndent",
      ".tailIndent",
      // AppKit
      ".edgeInsets", ".intercellSpacing", ".contentViewMargins",
      // SwiftUI
      "padding(_)", "VStack(spacing)", "HStack(spacing)", "ZStack(spacing)", "LazyVStack(spacing)",
      "LazyHStack(spacing)", "Grid(horizontalSpacing, verticalSpacing)", "LazyVGrid(spacing)",
      "LazyHGrid(spacing)",
      "GridItem(spacing)", "Spacer(minLength)", "HSpacerLayout(minLength)", "VSpacerLayout(minLength)",
      "offset(x, y)", "safeAreaInset(spacing)", "listRowSpacing(_)",
      "listSectionSpacing(_)", "contentMargins(_)", "safeAreaPadding(_)",
      "plotDimension(padding, startPadding, endPadding)",
      // SnapKit, Masonry
      "equalTo.offset(_)", "equalToSuperview.offset(_)", "lessThanOrEqualTo.offset(_)",
      "greaterThanOrEqualTo.offset(_)", "equalTo.inset(_)", "equalToSuperview.inset(_)",
      "lessThanOrEqualToSuperview.inset(_)", "greaterThanOrEqualToSuperview.inset(_)",
      "greaterThanOrEqualToSuperview.offset(_)", "lessThanOrEqualToSuperview.offset(_)",
      "lessThanOrEqualTo.inset(_)", "greaterThanOrEqualTo.inset(_)", "make.offset(_)", "make.inset(_)",
      "constraint.update(offset, inset)", "update(offset, inset)",
      // PureLayout
      "autoPinEdge(withInset, withOffset, offset)", "autoPinEdge(toSuperviewEdge, withInset)",
      "autoPinEdgesToSuperviewEdges(with, withInsets)", "autoPinEdgesToSuperviewMargins(with, withInsets)",
      "autoPin(withInset)", "autoDistributeViewsAlongAxis(withFixedSpacing)",
      "autoPinEdge(toSuperviewMargin, withInset)", "autoAlignAxis(withOffset)", "autoMatch(withOffset)",
      // EasyPeasy
      "Top(_)", "Bottom(_)", "Left(_)", "Right(_)", "Leading(_)", "Trailing(_)", "CenterX(_)", "CenterY(_)",
      "Edges(_)",
      // Cartography, PinLayout, Stevia and kin
      "pin.top(_)", "pin.bottom(_)", "pin.left(_)", "pin.right(_)", "pin.start(_)", "pin.end(_)",
      "pin.all(_)",
      "pin.horizontally(_)", "pin.vertically(_)", "pin.margin(_)", "marginTop(_)", "marginBottom(_)",
      "marginLeft(_)", "marginRight(_)", "marginStart(_)", "marginEnd(_)", "marginHorizontal(_)",
      "marginVertical(_)", "paddingHorizontal(_)", "paddingVertical(_)", "inset(_, top, left, bottom, right)",
    ],
    .size: [
      "constraint(equalToConstant, greaterThanOrEqualToConstant, lessThanOrEqualToConstant)",
      "constraintEqualToConstant(_)", ".rowHeight", ".sectionHeaderHeight", ".sectionFooterHeight",
      ".itemSize",
      ".headerReferenceSize", ".footerReferenceSize", ".preferredContentSize", ".intrinsicContentSize",
      ".frame",
      ".bounds", ".size", ".minimumSize", ".maximumSize", ".minSize", ".maxSize", "UIView(frame)",
      "NSView(frame)",
      "setFrameSize(_)", "setContentSize(_)", "reservedLayoutSize(_)", ".reservedLayoutSize",
      "-> (heightForRowAt)",
      "-> (heightForHeaderInSection)", "-> (heightForFooterInSection)", "-> (sizeForItemAt)",
      "-> (heightOfRow)",
      "-> (widthForComponent)", "-> (rowHeightForComponent)", "-> (referenceSizeForHeaderInSection)",
      "-> (referenceSizeForFooterInSection)", "-> sizeThatFits(_)", "-> (heightOfRowByItem)",
      "-> intrinsicContentSize", "-> preferredContentSize", "-> fittingSize",
      "frame(width, height, minWidth, maxWidth, minHeight, maxHeight, idealWidth, idealHeight)",
      "GridItem(minimum, maximum)", "GridItem(_)", "flexible(minimum, maximum)", "adaptive(minimum, maximum)",
      "navigationSplitViewColumnWidth(_, min, ideal, max)", "presentationDetents(height)", ".height(_)",
      "width.equalTo(_)", "height.equalTo(_)", "size.equalTo(_)", "size.greaterThanOrEqualTo(_)",
      "size.lessThanOrEqualTo(_)", "width.greaterThanOrEqualTo(_)",
      "height.greaterThanOrEqualTo(_)", "width.lessThanOrEqualTo(_)", "height.lessThanOrEqualTo(_)",
      "autoSetDimension(toSize)", "autoSetDimensions(to, toSize)",
      "autoDistributeViewsAlongAxis(withFixedSize)",
      "distributeViewsAlongAxis(withFixedItemLength)", "pin.width(_)", "pin.height(_)", "pin.size(_)",
      "pin.minWidth(_)", "pin.maxWidth(_)", "pin.minHeight(_)", "pin.maxHeight(_)",
      "NSCollectionLayoutSize(_)", "Size(_)", "Width(_)", "Height(_)",
      "NSCollectionLayoutDimension.absolute(_)", "widthDimension.absolute(_)", "heightDimension.absolute(_)",
    ],
    .radius: [
      ".cornerRadius", "cornerRadius(_)", "roundedCorner(_)", "RoundedRectangle(cornerRadius, cornerSize)",
      "rect(cornerRadius)",
      "UIBezierPath(cornerRadius, cornerRadii)", "NSBezierPath(xRadius, yRadius)",
      "addRoundedRect(cornerWidth, cornerHeight)", "CGPath(cornerWidth, cornerHeight)",
      "UnevenRoundedRectangle(topLeading, bottomLeading, bottomTrailing, topTrailing)",
      "RectangleCornerRadii(topLeading, bottomLeading, bottomTrailing, topTrailing)", "cornerRadii(_)",
      "presentationCornerRadius(_)", "roundedRectangle(radius)",
    ],
    .border: [
      ".borderWidth", ".lineWidth", "setLineWidth(_)", "stroke(lineWidth)", "strokeBorder(lineWidth)",
      "StrokeStyle(lineWidth)", "border(width)", ".strokeWidth",
    ],
    .font: [
      ".lineSpacing", ".paragraphSpacing", ".paragraphSpacingBefore", ".minimumLineHeight",
      ".maximumLineHeight",
      ".kern", ".tracking", "lineSpacing(_)", "kerning(_)", "tracking(_)", "SymbolConfiguration(pointSize)",
      "scaledValue(for)", "scaledFont(maximumPointSize)", ".pointSize", ".maximumPointSize", "withSize(_)",
      "ScaledMetric(wrappedValue)", ".fontSize", "baselineOffset(_)", ".baselineOffset",
    ],
    .shadow: [
      ".shadowRadius", ".shadowOffset", ".shadowOpacity", "shadow(radius, x, y)", "setShadow(offset, blur)",
      ".shadowBlurRadius",
    ],
    .opacity: [".alpha", ".opacity", "opacity(_)", "withAlphaComponent(_)", "setAlpha(_)"],
    .duration: [
      ".duration", "animate(withDuration, delay, duration)", "easeInOut(duration)", "easeIn(duration)",
      "easeOut(duration)", "linear(duration)", "spring(duration, response)", ".timeInterval", ".beginTime",
    ],
    nil: [
      "isEqual(_)", "constraint(multiplier)", "url(width, height)", "CGContext(width, height)",
      "SCNPlane(width, height)",
      "SCNBox(width, height)", "NSLayoutConstraint(multiplier, attribute)",
      "offset(_)", "blur(radius)",
      "addArc(radius)", "UIBezierPath(radius)", "lineLimit(_)", "inset(_)", "minimumScaleFactor(_)", ".tag",
      ".zPosition", ".multiplier", ".priority", "DispatchTime(_)", "addArc(withCenter, radius)",
      "update(priority)",
      "setContentHuggingPriority(_)", "setContentCompressionResistancePriority(_)", ".miterLimit",
      ".numberOfLines",
      ".estimatedRowHeight", ".estimatedSectionHeaderHeight", ".estimatedItemSize", "estimated(_)",
      "MKCoordinateRegion(latitudinalMeters, longitudinalMeters)", "RadialGradient(startRadius, endRadius)",
      ".estimatedSectionFooterHeight", "-> (estimatedHeightForRowAt)",
    ],
  ]
}
