package com.example

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicText
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color

/** A breed in the colors and fonts of the guide. */
@Composable
fun BreedCard(name: String, origin: String) {
    Column(
        Modifier
            .background(KansoTheme.colors.lightGray)
            .padding(KansoTheme.padding.standard)
    ) {
        BasicText(name, style = KansoTheme.fonts.heading.copy(color = KansoTheme.colors.blackish))
        BasicText(origin, style = TokenFonts.body)
    }
}

/** The dark colors with one of its own. */
object BlackColors : TokenColors by DarkColors {
    override val blackish = Color.Black
}

/** The card in these colors. */
@Composable
fun BlackPreview() {
    KansoTheme(darkTheme = true) {
        CompositionLocalProvider(LocalTokenColors provides BlackColors) {
            BreedCard("Chartreux", "France")
        }
    }
}
