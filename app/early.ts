import { showStoredTheme } from './layout/stored-theme.ts'

// Runs in the head before anything is painted; all else waits for React or works without it.
document.documentElement.classList.add('js')
showStoredTheme()
