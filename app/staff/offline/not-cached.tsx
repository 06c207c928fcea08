import { renderToStaticMarkup } from 'react-dom/server'
import { facts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { nonceContext } from '#app/context.server.ts'
import reloadWhenOnline from '#app/device/reload-when-online.ts?script'
import { Logo } from '#app/public/layout/logo.tsx'
import { plainPaths } from '#app/site-map.ts'
import early from '#app/staff/kit/early.ts?script'
import staffStyles from '#app/styles/staff.css?inline'
import type { Route } from './+types/not-cached.ts'
import { staffOfflineCopy } from './words.ts'

/**
 * Served offline at the URL of a page that is not cached. The worker caches it before the language of the person is known, so
 * it has all languages. Its scripts are `early` and the one that retries the page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const nonce = context.get(nonceContext)
  const [first] = langs
  const html = [
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${staffOfflineCopy(first).page.title}</title><style nonce="${nonce}">${staffStyles}</style>`,
    `<script nonce="${nonce}">${early}</script></head>`,
    `<body class="bg-paper text-ink">${renderToStaticMarkup(<NotCached />)}`,
    `<script nonce="${nonce}">${reloadWhenOnline}</script></body></html>`,
  ].join('')
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

function NotCached() {
  return (
    <main className="wrap grid min-h-dvh max-w-xl content-center gap-10 py-12">
      <Logo name={facts().business.name} href={plainPaths.admin} />
      {langs.map((lang, index) => {
        const { title, text, list, retry } = staffOfflineCopy(lang).page
        const Heading = index === 0 ? 'h1' : 'h2'
        return (
          <section key={lang} lang={lang} className="grid gap-4">
            <Heading className="heading">{title}</Heading>
            <p>{text}</p>
            <p className="flex flex-wrap gap-3">
              <a href={plainPaths.admin} className="action action-signal">
                {list}
              </a>
              <button type="button" data-retry="" className="action action-line">
                {retry}
              </button>
            </p>
          </section>
        )
      })}
    </main>
  )
}
