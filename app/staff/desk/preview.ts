import { data } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { callerContext, nonceContext } from '#app/context.server.ts'
import { placeOf } from '#app/places.ts'
import { answerPage } from '#app/public/answer.server.tsx'
import { escapeText } from '#app/public/seo/tags.ts'
import { withFacts } from '#app/publishing/facts-override.server.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths, previewPath } from '#app/site-map.ts'
import { refuseData } from '#app/staff/kit/no-data.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/preview.ts'
import { openItems } from './edits.server.ts'

export const middleware = [refuseData]

/**
 * A public page with all drafts and the articles that wait for their day: rendered by the same code as the real page, with a bar
 * above it. It is not stored.
 */
export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, request, url, params } = staffPage(args)
  const path = `/${params['*']}`
  const facts = (await openItems(runtime)).factsWithDrafts()
  const nonce = args.context.get(nonceContext)
  const html = await withFacts(facts, async () => {
    // No page begins with two slashes, which would name a host.
    if (!placeOf(path)) throw data(null, { status: 404 })
    const page = new Request(new URL(`${path}${url.search}`, request.url))
    const answer = await answerPage(page, { runtime, caller: args.context.get(callerContext), nonce })
    if (answer?.status !== 200) throw data(null, { status: 404 })
    return asPreview(await answer.text(), path, { nonce, lang })
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
function asPreview(html: string, path: string, { nonce, lang }: { nonce: string; lang: Lang }): string {
  const { label, name, publish, now } = deskCopy(lang).preview
  const link = (href: string, text: string) => `<a href="${href}">${escapeText(text)}</a>`
  const bar = [
    `<style nonce="${nonce}">`,
    // The bar is sticky, because the page may open far below its top, and first, so that it stays under a finger meanwhile.
    '.preview{display:contents}.preview p{background:#15171a;color:#fffdf9;padding:.5rem 1rem;font-weight:600}',
    '.preview .bar{position:sticky;top:0;z-index:40;display:flex;gap:1.25rem;align-items:center;min-height:2.75rem}',
    '.preview .bar{padding-block:0}.preview a{line-height:2.75rem;text-decoration:underline}',
    '[data-preview] header.sticky{top:2.75rem}html{scroll-padding-top:9rem}',
    '@media print{.preview{display:none}}</style>',
    `<aside class="preview" lang="${lang}" aria-label="${escapeText(name)}"><p class="bar">${escapeText(name)}`,
    ` ${link(path, now)} ${link(plainPaths.deskDrafts, publish)}</p><p>${escapeText(label)}</p></aside>`,
  ].join('')
  return html
    .replace(/ (href|action)="(\/[^"#?]*)/g, (whole, name: string, target: string) =>
      placeOf(target) ? ` ${name}="${previewPath(target)}` : whole,
    )
    .replace(/<div[^>]* data-island="[^>]*(?=><form[^>]* method="post")/g, (island) => `${island} inert`)
    .replace(/<body[^>]*/, (body) => `${body} data-preview`)
    .replace(/<body[^>]*>/, (body) => body + bar)
}
