/** The `localStorage` key of the visitor's choice, `light` or `dark`. */
const THEME_KEY = 'theme'

/** The visitor's choice, if any: otherwise the site follows the system. */
function storedTheme(): string | null | undefined {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return undefined
  }
}

/** Sets the `dark` class on the document if the choice, or else the system, asks for it. */
export function showStoredTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const stored = storedTheme()
    document.documentElement.classList.toggle('dark', stored ? stored === 'dark' : system.matches)
  }
  show()
  system.addEventListener('change', show)
}

/** Switches the theme and stores the choice. Without storage it lasts for this page. */
export function changeTheme(): void {
  const dark = document.documentElement.classList.toggle('dark')
  try {
    localStorage.setItem(THEME_KEY, dark ? 'dark' : 'light')
  } catch {
    // Private windows may refuse storage; the choice still shows.
  }
}
