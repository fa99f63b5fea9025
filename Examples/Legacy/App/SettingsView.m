#import "SettingsView.h"

@implementation SettingsView

- (void)layoutSubviews {
  [super layoutSubviews];
  self.titleLabel.font = [UIFont boldSystemFontOfSize:28];
  self.titleLabel.textColor = [UIColor colorWithRed:0.173 green:0.259 blue:0.318 alpha:1];
  self.bodyLabel.font = [UIFont systemFontOfSize:17];
  self.saveButton.layer.cornerRadius = 8;
  self.separator.backgroundColor = [UIColor colorWithWhite:0.8 alpha:1];
  self.stackView.spacing = 8;
  self.tableView.rowHeight = 44;
  [self.saveButton.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:16].active = YES;
  [UIView animateWithDuration:0.25 animations:^{ self.saveButton.alpha = 0.5; }];
}

@end
