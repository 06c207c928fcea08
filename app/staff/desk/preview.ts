import { data } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { Lang } from '#app/content/language.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { callerContext, nonceContext, runtimeContext } from '#app/context.server.ts'
import { allDrafts } from '#app/desk/changes.server.ts'
import { withFacts } from '#app/desk/facts-override.server.ts'
import { placeOf } from '#app/places.ts'
import { answerPage } from '#app/public/answer.server.tsx'
import { escapeText } from '#app/public/seo/tags.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/preview.ts'

export const middleware = [refuseData]

/**
 * A public page with all drafts, as it would be at a time (`?at=`): rendered by the same code as the real page, with a bar above
 * it. It is not stored.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const path = `/${params['*']}`
  const given = new Date(url.searchParams.get('at') ?? '')
  // Also not where it is so far away that no calendar has the day after it.
  const isGiven = Math.abs(given.getFullYear() - new Date().getFullYear()) < 100
  const now = isGiven ? given : new Date()
  const facts = runtime.desk.factsWith(await allDrafts(runtime.database.db), now)
  const nonce = context.get(nonceContext)
  const query = new URLSearchParams(url.searchParams)
  query.delete('at')
  const page = new Request(new URL(`${path}?${query}`, request.url))
  const html = await withFacts(facts, async () => {
    const place = placeOf(path)
    const answer =
      place && (await answerPage(page, { runtime, caller: context.get(callerContext), nonce, now }))
    if (answer?.status !== 200) throw data(null, { status: 404 })
    // Formatted again, so that no text from the query gets into the page.
    const at = isGiven ? now.toISOString() : undefined
    return asPreview(await answer.text(), path, { nonce, at, lang: languageOf(request) })
  })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** Adds the bar, keeps links and forms within the preview, and makes forms that send a request inert. */
function asPreview(
  html: string,
  path: string,
  { nonce, at, lang }: { nonce: string; at: string | undefined; lang: Lang },
): string {
  const { label, name, publish, now } = deskCopy(lang).preview
  const link = (href: string, text: string) => `<a href="${href}">${escapeText(text)}</a>`
  const bar = [
    `<style nonce="${nonce}">`,
    // The bar is sticky, because the page may open far below its top.
    '.preview{display:contents}.preview p{background:#15171a;color:#fffdf9;padding:.5rem 1rem;font-weight:600}',
    '.preview .bar{position:sticky;top:0;z-index:40;display:flex;gap:1.25rem;align-items:center;min-height:2.75rem}',
    '.preview .bar{padding-block:0}.preview a{line-height:2.75rem;text-decoration:underline}',
    '[data-preview] header.sticky{top:2.75rem}html{scroll-padding-top:9rem}',
    '@media print{.preview{display:none}}</style>',
    `<aside class="preview" lang="${lang}" aria-label="${escapeText(name)}"><p>${escapeText(label)}</p>`,
    `<p class="bar">${escapeText(name)} ${link(path, now)} ${link(plainPaths.deskDrafts, publish)}</p></aside>`,
  ].join('')
  const moment = at ? `at=${encodeURIComponent(at)}` : ''
  return html
    .replace(/ href="(\/[^"#?]*)(\?[^"#]*)?(?=["#])/g, (whole, target: string, query = '') => {
      const search = [query.slice(1), moment].filter(Boolean).join('&amp;')
      return placeOf(target) ? ` href="${previewPath(target)}${search && `?${search}`}` : whole
    })
    .replace(/ action="(\/[^"#?]*)([^>]*>)/g, (whole, target: string, rest: string) =>
      placeOf(target)
        ? ` action="${previewPath(target)}${rest}${at ? `<input type="hidden" name="at" value="${at}">` : ''}`
        : whole,
    )
    .replace(/<div[^>]* data-island="[^>]*(?=><form[^>]* method="post")/g, (island) => `${island} inert`)
    .replace(/<body[^>]*/, (body) => `${body} data-preview`)
    .replace(/<body[^>]*>/, (body) => body + bar)
}
