// The part of AppKit that the generated header uses, written from Apple's documented declarations.
#pragma once
#include <Foundation.h>
NS_ASSUME_NONNULL_BEGIN
typedef NSString *NSAppearanceName;
extern NSAppearanceName const NSAppearanceNameAqua, NSAppearanceNameDarkAqua,
    NSAppearanceNameAccessibilityHighContrastAqua, NSAppearanceNameAccessibilityHighContrastDarkAqua;
typedef CGFloat NSFontWeight;
typedef enum { NSFontDescriptorTraitItalic = 1 } NSFontDescriptorSymbolicTraits;
@interface NSAppearance : NSObject
- (nullable NSAppearanceName)bestMatchFromAppearancesWithNames:(NSArray<NSAppearanceName> *)names;
@end
@interface NSColor : NSObject
+ (NSColor *)colorWithSRGBRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (NSColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (NSColor *)colorWithName:(nullable NSString *)name dynamicProvider:(NSColor * (^)(NSAppearance *appearance))provider;
@end
extern NSString *const NSFontDescriptorSystemDesignDefault, *const NSFontDescriptorSystemDesignSerif,
    *const NSFontDescriptorSystemDesignRounded, *const NSFontDescriptorSystemDesignMonospaced;
extern NSString *const NSFontFamilyAttribute, *const NSFontTraitsAttribute, *const NSFontWeightTrait;
@interface NSFontDescriptor : NSObject
+ (NSFontDescriptor *)fontDescriptorWithFontAttributes:(nullable NSDictionary<NSString *, id> *)attributes;
- (nullable NSFontDescriptor *)fontDescriptorWithDesign:(NSString *)design;
@property(readonly) NSFontDescriptorSymbolicTraits symbolicTraits;
- (NSFontDescriptor *)fontDescriptorWithSymbolicTraits:(NSFontDescriptorSymbolicTraits)traits;
@end
@interface NSFont : NSObject
+ (nullable NSFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (nullable NSFont *)fontWithDescriptor:(NSFontDescriptor *)descriptor size:(CGFloat)size;
+ (NSFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
@property(readonly, nullable) NSString *familyName;
@property(readonly) NSFontDescriptor *fontDescriptor;
@end
NS_ASSUME_NONNULL_END
