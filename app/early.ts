import { missingPicture } from './content/pictures/missing.ts'
import { answerClicks } from './layout/first-clicks.ts'
import { followScroll } from './layout/page-scroll.ts'
import { paintInSteps } from './layout/paint-steps.ts'
import { showStoredTheme } from './layout/stored-theme.ts'
import { loadPictures } from './ui/picture-loader.ts'

// Runs in the head before anything is painted: what must work before React arrives, and needs nothing of it.
document.documentElement.classList.add('js')
showStoredTheme()
paintInSteps()
followScroll()
answerClicks()
loadPictures(missingPicture)
