/** Where the visitor's choice, `light` or `dark`, is kept on the device. */
const THEME_KEY = 'theme'

/** The visitor's choice, or none: the site then follows the system. */
function storedTheme(): string | null | undefined {
  try {
    return localStorage.getItem(THEME_KEY)
  } catch {
    return undefined
  }
}

/** Puts the `dark` class on the document where the choice, or else the system, asks for it. */
export function showStoredTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const stored = storedTheme()
    document.documentElement.classList.toggle('dark', stored ? stored === 'dark' : system.matches)
  }
  show()
  system.addEventListener('change', show)
}

/** Shows the other theme and keeps the choice. Without storage it lasts for this page. */
export function changeTheme(): void {
  const dark = document.documentElement.classList.toggle('dark')
  try {
    localStorage.setItem(THEME_KEY, dark ? 'dark' : 'light')
  } catch {
    // Private windows may refuse storage; the choice still shows.
  }
}
