import { data } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import type { Lang } from '#app/content/language.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import { callerContext, nonceContext, runtimeContext } from '#app/context.server.ts'
import { withFacts } from '#app/desk/aside.server.ts'
import { allDrafts } from '#app/desk/changes.server.ts'
import { answerPage } from '#app/public/answer.server.tsx'
import { escapeText } from '#app/public/seo/tags.ts'
import { placeOf, plainPaths, previewPath } from '#app/site-map.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import type { Route } from './+types/preview.ts'

export const middleware = [refuseData]

/**
 * A public page as it would be with what is not published yet, at a moment (`?at=`): the real page, made by the same code, with
 * a bar above it. It is kept nowhere.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const path = `/${params['*']}`
  if (!placeOf(path)) throw data(null, { status: 404 })
  const asked = new Date(url.searchParams.get('at') ?? '')
  const isAsked = !Number.isNaN(asked.getTime())
  const now = isAsked ? asked : new Date()
  // Written anew: nothing of an address goes into the page.
  const search = isAsked ? `?at=${now.toISOString()}` : ''
  const facts = runtime.desk.factsWith(await allDrafts(runtime.database.db), now)
  const nonce = context.get(nonceContext)
  const page = new Request(new URL(path, request.url))
  const answer = await withFacts(facts, () =>
    answerPage(page, { runtime, caller: context.get(callerContext), nonce, now }),
  )
  if (answer?.status !== 200) throw data(null, { status: answer?.status ?? 404 })
  const html = asPreview(await answer.text(), path, { nonce, search, lang: languageOf(request) })
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The bar above the page, and links to public pages that stay in the preview. */
function asPreview(
  html: string,
  path: string,
  { nonce, search, lang }: { nonce: string; search: string; lang: Lang },
): string {
  const { label, publish, now } = deskCopy(lang).preview
  const link = (href: string, text: string) => `<a href="${href}">${escapeText(text)}</a>`
  const bar = [
    `<style nonce="${nonce}">`,
    '.preview-bar{display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center;padding:.25rem 1rem;',
    'background:#15171a;color:#fffdf9;font-weight:600}.preview-bar p{flex:1 1 14rem;padding:.5rem 0}',
    '.preview-bar a{display:inline-flex;min-height:2.75rem;align-items:center;text-decoration:underline}',
    '@media print{.preview-bar{display:none}}</style>',
    `<aside class="preview-bar" lang="${lang}" aria-label="${escapeText(label)}"><p>${escapeText(label)}</p>`,
    `${link(path, now)}${link(plainPaths.deskDrafts, publish)}</aside>`,
  ].join('')
  return html
    .replace(/ href="(\/[^"#?]*)(?=(["#?]))/g, (whole, target: string, next: string) =>
      placeOf(target) ? ` href="${previewPath(target)}${next === '?' ? '' : search}` : whole,
    )
    .replace(/<body[^>]*>/, (body) => body + bar)
}
