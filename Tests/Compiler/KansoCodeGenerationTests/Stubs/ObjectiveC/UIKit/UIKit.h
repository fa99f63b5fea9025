// The part of UIKit that the generated header uses, written from Apple's documented declarations.
#pragma once
#include <Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef enum { UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark } UIUserInterfaceStyle;
typedef enum { UIAccessibilityContrastNormal, UIAccessibilityContrastHigh } UIAccessibilityContrast;
typedef CGFloat UIFontWeight;
typedef enum { UIFontDescriptorTraitItalic = 1 } UIFontDescriptorSymbolicTraits;
typedef NSString *UIFontTextStyle;
extern UIFontTextStyle const UIFontTextStyleLargeTitle, UIFontTextStyleTitle1, UIFontTextStyleTitle2,
    UIFontTextStyleTitle3, UIFontTextStyleHeadline, UIFontTextStyleSubheadline, UIFontTextStyleBody,
    UIFontTextStyleCallout, UIFontTextStyleFootnote, UIFontTextStyleCaption1, UIFontTextStyleCaption2;
typedef enum { UIDisplayGamutSRGB, UIDisplayGamutP3 } UIDisplayGamut;
@interface UITraitCollection : NSObject
@property(readonly) UIUserInterfaceStyle userInterfaceStyle;
@property(readonly) UIAccessibilityContrast accessibilityContrast;
@property(readonly) UIDisplayGamut displayGamut;
@end
@interface UIColor : NSObject
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traits;
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *traits))provider;
@end
extern NSString *const UIFontDescriptorSystemDesignDefault, *const UIFontDescriptorSystemDesignSerif,
    *const UIFontDescriptorSystemDesignRounded, *const UIFontDescriptorSystemDesignMonospaced;
extern NSString *const UIFontDescriptorFamilyAttribute, *const UIFontDescriptorTraitsAttribute, *const UIFontWeightTrait;
@interface UIFontDescriptor : NSObject
+ (UIFontDescriptor *)fontDescriptorWithFontAttributes:(NSDictionary<NSString *, id> *)attributes;
- (nullable UIFontDescriptor *)fontDescriptorWithDesign:(NSString *)design;
@property(readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)traits;
@end
@interface UIFont : NSObject
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
@property(readonly) NSString *familyName;
@property(readonly) UIFontDescriptor *fontDescriptor;
@end
@interface UIFontMetrics : NSObject
+ (UIFontMetrics *)metricsForTextStyle:(UIFontTextStyle)style;
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)size;
@end
NS_ASSUME_NONNULL_END
