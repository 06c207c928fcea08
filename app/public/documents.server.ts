import { type Lang, langs } from '#app/content/language.ts'
import { card } from '#app/public/seo/documents/card.ts'
import { feed } from '#app/public/seo/documents/feed.ts'
import { manifest } from '#app/public/seo/documents/manifest.ts'
import { robots } from '#app/public/seo/documents/robots.ts'
import { sitemap } from '#app/public/seo/documents/sitemap.ts'
import { staffManifest } from '#app/public/seo/documents/staff-manifest.ts'
import { type DocumentName, documents } from '#app/site-map.ts'

function inEachLanguage<Name extends string>(name: Name, write: (lang: Lang) => Response) {
  const writers = langs.map((lang) => [`${name}.${lang}`, () => write(lang)])
  return Object.fromEntries(writers) as Record<`${Name}.${Lang}`, () => Response>
}

const writers: Record<DocumentName, () => Response> = {
  sitemap,
  robots,
  ...inEachLanguage('feed', feed),
  ...inEachLanguage('manifest', manifest),
  card,
  ...inEachLanguage('staff', staffManifest),
}

const writerByPath = new Map(
  Object.entries(documents).map(([name, { path }]) => [path as string, writers[name as DocumentName]]),
)

/** The document at a path; undefined if there is none. */
export function documentAt(pathname: string): Response | undefined {
  return writerByPath.get(pathname)?.()
}
