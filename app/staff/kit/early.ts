import { answerClicks } from '#app/public/layout/clicks.browser.ts'
import { showStoredTheme } from '#app/public/layout/stored-theme.ts'

// Runs in the head before anything is painted: what must work before React arrives.
document.documentElement.classList.add('js')
showStoredTheme()
answerClicks()
