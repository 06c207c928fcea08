import type { Lang } from '#app/content/language.ts'
import { documents } from '#app/site-map.ts'
import { mark } from './mark.ts'
import { tag } from './tags.ts'

/** The logo as a data URL: browsers would otherwise request the icon just when the page is painted. */
const markInPlace = `data:image/svg+xml,${mark.replace(/[ <>#]/g, encodeURIComponent)}`

/** What is installed on a phone's home screen: the site, or the staff area. */
const installed = {
  site: { manifest: 'manifest', icon: '/apple-touch-icon.png' },
  staff: { manifest: 'staff', icon: '/staff-touch-icon.png' },
} as const

/** The head tags that every page shares: icons, the manifest of its language, the browser's theme colours. */
export function siteHead(lang: Lang, part: keyof typeof installed = 'site'): string {
  const { manifest, icon } = installed[part]
  return [
    ...(['light', 'dark'] as const).map((scheme) =>
      tag('meta', {
        name: 'theme-color',
        content: themeColors[scheme],
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
    // Browsers without SVG icons request /favicon.ico by themselves.
    tag('link', { rel: 'icon', href: markInPlace, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: icon }),
    tag('link', { rel: 'manifest', href: documents[`${manifest}.${lang}`].path }),
  ].join('')
}

/** The `--paper` colour of both themes, as in `app/styles/tokens.css`. */
export const themeColors = { light: '#f6f4ef', dark: '#101214' } as const
