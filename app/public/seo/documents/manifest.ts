import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { icons } from '#app/public/seo/icons.ts'
import { themeColors } from '#app/public/seo/theme-colors.ts'
import { documents, href } from '#app/site-map.ts'
import { document } from './document.ts'

/** The web app manifest of the site, one per language. */
export function manifest(lang: Lang): Response {
  const { headings, interface: words } = content(lang)
  const home = href('home', lang)
  const manifest = {
    id: documents[`manifest.${lang}`].path,
    lang: `${lang}-CA`,
    dir: 'ltr',
    name: facts().business.name,
    short_name: facts().business.name,
    description: headings.home.description,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons,
    shortcuts: [
      { name: words.nav.pricing, url: href('pricing', lang) },
      { name: words.nav.contact, url: href('contact', lang) },
    ],
  }
  return document(JSON.stringify(manifest), 'application/manifest+json')
}
