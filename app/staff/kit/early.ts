import { handleClicks } from '#app/public/layout/clicks.browser.ts'
import { showStoredTheme } from '#app/public/layout/stored-theme.ts'

// Runs in the head before the first paint: what must work before React hydrates.
document.documentElement.classList.add('js')
showStoredTheme()
handleClicks()
