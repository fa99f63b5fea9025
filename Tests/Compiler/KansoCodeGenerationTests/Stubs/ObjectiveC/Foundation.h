// The part of Foundation that the generated header uses, written from Apple's documented declarations.
#pragma once
#include <stdint.h>
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
typedef double CGFloat;
typedef double NSTimeInterval;
typedef signed char BOOL;
#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
typedef unsigned long NSUInteger;
typedef struct { unsigned long state; id __unsafe_unretained _Nullable *_Nullable itemsPtr; unsigned long *_Nullable mutationsPtr; unsigned long extra[5]; } NSFastEnumerationState;
__attribute__((objc_root_class)) @interface NSObject
@end
@interface NSString : NSObject
- (BOOL)isEqualToString:(NSString *_Nonnull)other;
- (BOOL)hasPrefix:(NSString *_Nonnull)prefix;
@end
@interface NSArray<ObjectType> : NSObject
+ (instancetype _Nonnull)arrayWithObjects:(const ObjectType _Nonnull[_Nullable])objects count:(NSUInteger)count;
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *_Nonnull)state
                                  objects:(id __unsafe_unretained _Nullable[_Nonnull])buffer
                                    count:(NSUInteger)count;
@end
@interface NSNumber : NSObject
+ (NSNumber *_Nonnull)numberWithDouble:(double)value;
@end
@interface NSDictionary<KeyType, ObjectType> : NSObject
+ (instancetype _Nonnull)dictionaryWithObjects:(const ObjectType _Nonnull[_Nullable])objects
                                       forKeys:(const KeyType _Nonnull[_Nullable])keys
                                         count:(NSUInteger)count;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType _Nonnull)key;
@end
typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
static inline NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) {
  return (NSDirectionalEdgeInsets){top, leading, bottom, trailing};
}
