import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { staffIcons } from '#app/public/seo/icons.ts'
import { themeColors } from '#app/public/seo/theme-colors.ts'
import { plainPaths } from '#app/site-map.ts'
import { staffCopy } from '#app/staff-words.ts'
import { document } from './document.ts'

/** The web app manifest of the staff area, besides the site's own. It is one app, whatever its language. */
export function staffManifest(lang: Lang): Response {
  const { area, installed } = staffCopy(lang)
  const manifest = {
    id: plainPaths.admin,
    lang: `${lang}-CA`,
    dir: 'ltr',
    name: `${area}, ${facts().business.name}`,
    short_name: installed,
    start_url: plainPaths.admin,
    scope: plainPaths.admin,
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: staffIcons,
  }
  return document(JSON.stringify(manifest), 'application/manifest+json')
}
