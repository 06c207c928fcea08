import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Lang, langs } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { inPreparation } from '#app/content/records/state.ts'
import { signedOut } from '#app/content/texts/signed-out.ts'
import reloadWhenOnline from '#app/device/reload-when-online.ts?script'
import { Footer } from '#app/public/layout/footer.tsx'
import { type Frame, frame } from '#app/public/layout/frame.server.ts'
import { Header } from '#app/public/layout/header.tsx'
import { SiteMenu } from '#app/public/layout/menu.tsx'
import { NoticeLine } from '#app/public/layout/notice-line.tsx'
import { siteHead } from '#app/public/seo/site-head.ts'
import { tag } from '#app/public/seo/tags.ts'
import font from '#app/styles/archivo.woff2?url'
import { ArrowUp, MessageCircle } from '#app/ui/icon/icon.tsx'
import early from './early.ts?script'
import { QuickLinks } from './layout/quick-links.tsx'
import type { PublicPage, Visit } from './pages/page.ts'
import { pageStyles } from './sheets/page-styles.server.ts'
import { nextPages, startScripts } from './start-scripts.server.ts'

const FONT = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossorigin: 'anonymous',
  fetchpriority: 'low',
}

/** Every inline script of a public page. Without a nonce the CSP lists the hashes of these, whatever else a page holds. */
export const inlineScripts: readonly string[] = [early, reloadWhenOnline, nextPages]

type DocumentParts = { lang: Visit['lang']; head: string; body: ReactNode; scripts: string; nonce?: string }

/** A whole HTML document. With a nonce it is for one visitor; without one, the CSP lists the hashes of its scripts and styles. */
export function htmlDocument({ lang, head, body, scripts, nonce }: DocumentParts): string {
  const attribute = nonceAttribute(nonce)
  const script = `<script${attribute}>${early}</script>`
  const shown = `<body id="top" class="bg-paper text-ink">${renderToStaticMarkup(body)}${scripts}</body>`
  return [
    `<!DOCTYPE html><html lang="${lang}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    tag('link', { ...FONT, href: font }),
    siteHead(lang),
    `<style${attribute}>${pageStyles(script + shown)}</style>`,
    script,
    '</head>',
    shown,
    '</html>',
  ].join('')
}

/** A public page with the frame that every page has. */
export function pageDocument(
  { default: Page, head, isAlone }: PublicPage,
  visit: Visit,
  nonce?: string,
): string {
  const around = frame(visit.path, visit.lang, visit.now)
  const attribute = nonceAttribute(nonce)
  return htmlDocument({
    lang: visit.lang,
    nonce,
    head: head(visit),
    body: (
      <>
        <a
          href="#main-content"
          className="action action-signal fixed top-2 left-2 z-50 -translate-y-[calc(100%+1rem)] focus:translate-y-0"
        >
          {around.copy.skipToContent}
        </a>
        <NoticeLine lang={visit.lang} now={visit.now} />
        <PreparationLine lang={visit.lang} />
        <Header frame={around} isAlone={isAlone} />
        {!isAlone && <SiteMenu frame={around} />}
        <main id="main-content" tabIndex={-1} className="overflow-x-clip outline-none">
          <Page {...visit} />
        </main>
        <Footer frame={around} />
        {!isAlone && <BottomBar frame={around} />}
        {!isAlone && <MarginButtons frame={around} />}
        <SignedOut />
      </>
    ),
    scripts: visit.place?.page.isOfflineFallback
      ? `<script${attribute}>${reloadWhenOnline}</script>`
      : `<script${attribute} type="speculationrules">${nextPages}</script>${startScripts(attribute)}`,
  })
}

/** One line on top of every page until the garage opens its site. */
function PreparationLine({ lang }: { lang: Lang }) {
  if (isOpen()) return null
  return (
    <aside
      aria-label={inPreparation.label[lang]}
      className="wrap border-b border-line bg-steel py-1 text-center text-[0.8125rem]/5 font-semibold"
    >
      {inPreparation.text[lang]}
    </aside>
  )
}

function nonceAttribute(nonce: string | undefined): string {
  return nonce ? ` nonce="${nonce}"` : ''
}

/** The bar within reach of the thumb on phones: the first four links of the menu. `page-scroll.ts` says when it is away. */
function BottomBar({ frame }: { frame: Frame }) {
  return (
    <nav
      aria-label={frame.copy.quickAccess}
      className={`bottom-bar ${frame.path === frame.home ? 'bar-home' : ''} print:hidden`}
    >
      <QuickLinks frame={frame} />
    </nav>
  )
}

/** Where a staff member sees that they were signed out (`signed-out.browser.ts`). */
function SignedOut() {
  return (
    <signed-out role="status" className="fixed inset-x-0 top-4 z-50 mx-auto w-fit">
      {langs.map((lang) => (
        <template key={lang} lang={lang}>
          <p
            lang={lang}
            className="border-l-4 border-signal bg-night px-5 py-3 font-semibold text-on-night [box-shadow:var(--shadow)]"
          >
            {signedOut[lang]}
          </p>
        </template>
      ))}
    </signed-out>
  )
}

const BUTTON =
  'inline-flex size-11 items-center justify-center rounded-edge border [box-shadow:var(--shadow)]'

/** In the page's right margin: back to the top, and from tablets on the message button. */
function MarginButtons({ frame: { copy, message } }: { frame: Frame }) {
  const words = message.ask ?? copy.message
  const label = message.link.target ? `${words} (${copy.newTab})` : words
  return (
    <aside aria-label={copy.quickAccess} className="margin-buttons print:hidden">
      <a
        href="#top"
        aria-label={copy.backToTop}
        title={copy.backToTop}
        className={`back-to-top ${BUTTON} border-line-strong bg-surface`}
      >
        <ArrowUp />
      </a>
      <a
        {...message.link}
        href={message.link.href}
        aria-label={label}
        title={label}
        className={`${BUTTON} border-paper/40 bg-ink text-paper hover:bg-accent`}
      >
        <MessageCircle size={22} />
      </a>
    </aside>
  )
}
