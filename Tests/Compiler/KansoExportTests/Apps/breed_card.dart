import 'package:flutter/material.dart';

import 'tokens.dart';

void main() => runApp(
      MaterialApp(
        theme: ThemeData(extensions: KansoTheme.extensions()),
        darkTheme: ThemeData(
          brightness: Brightness.dark,
          extensions: KansoTheme.extensions(brightness: Brightness.dark),
        ),
        home: const BreedCard(name: 'Chartreux', origin: 'France'),
      ),
    );

/// A breed in the colors and fonts of the guide.
class BreedCard extends StatelessWidget {
  const BreedCard({super.key, required this.name, required this.origin});

  final String name;
  final String origin;

  @override
  Widget build(BuildContext context) {
    final colors = context.tokens.colors;
    return Container(
      color: context.tokens.colors.lightGray,
      padding: const EdgeInsets.all(TokenPadding.standard),
      child: Column(
        children: [
          Text(name, style: TokenFonts.heading.copyWith(color: colors.blackish)),
          const Text('Origin', style: TokenFonts.body),
          Text(origin, style: TokenFonts.label),
        ],
      ),
    );
  }
}
