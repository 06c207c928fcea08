import { missingPicture } from '#app/content/pictures/missing.ts'
import { WIDTHS } from '#app/content/pictures/recipe.ts'
import { handleClicks } from '#app/public/layout/clicks.browser.ts'
import { showStoredTheme } from '#app/public/layout/stored-theme.ts'
import { loadPictures } from '#app/ui/picture/picture-loader.ts'

// Runs in the head, before the first paint: what the first paint and the first tap depend on. All else is in `start.ts`.
document.documentElement.classList.add('js')
showStoredTheme()
handleClicks()
loadPictures(missingPicture, WIDTHS)
