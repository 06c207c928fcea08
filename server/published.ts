import type { IncomingMessage, ServerResponse } from 'node:http'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.ts'
import { type CachedResponse, cachedResponse, sendCached } from './cached-response.ts'
import { encode } from './encode.ts'
import { closedPolicy, contentPolicy, scriptHashes, styleHashes } from './security.ts'

/** Brotli quality: 9 takes three times the work and four times the memory for 0.5 % fewer bytes, 11 thirty times for 3 %. */
const QUALITY = 7

/** `setTimeout` takes at most a 31-bit number of milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** A URL, with its query where that is part of it, and the other query parameters its page reads. */
type Publishable = { path: string; reads: readonly string[] }

/** Header of every page, read by `app/device/worker.ts`. Not `X-Content-…`: browsers ignore those in a 304. */
const SITE_VERSION = 'Site-Version'

type Options<Version> = {
  pages: () => readonly Publishable[]
  /** Prepares what many pages share, part by part: all of it at once, with the first page, would block requests. */
  shared: readonly (() => void)[]
  /** Renders a URL through the app itself. */
  render: (path: string) => Promise<Response>
  /** The data the pages are rendered from now; a new object whenever it changes. */
  version: () => Version
  /** The name of a version, the same in every process: a device renews what it keeps of pages with another name. */
  nameOf: (version: Version) => string
  /** Fallbacks at start if the current version cannot be published, nearest first. */
  saferVersions: () => readonly Version[]
  /** Runs `work` with a version that is not public yet. */
  within: <Result>(version: Version, work: () => Result) => Result
  /** Makes a version public: everything rendered from now on uses it. */
  take: (version: Version) => void
  /** When a fact that depends on time changes next ("open now", the day). */
  nextChange: (after: Date) => Date
  headers: Record<string, string>
  /** The inline scripts that may run. */
  scripts: readonly string[]
  secure: boolean
  onError: (path: string, error: unknown) => void
}

type Page = { answer: CachedResponse; reads: ReadonlySet<string>; body: string }

/** The public pages and documents: rendered once, kept in memory, and rendered again when their content changes. */
export function createPublished<Version>(options: Options<Version>) {
  let ready: ReadonlyMap<string, Page> = new Map()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let taken: { version: Version; name: string } | undefined
  let turn: Promise<unknown> = Promise.resolve()

  /** Renders a page. Undefined for a redirect, which is answered live. @throws on any other status than 200 */
  async function renderPage({ path, reads }: Publishable): Promise<Page | undefined> {
    const response = await options.render(path)
    if (response.status >= 300 && response.status < 400) return undefined
    if (response.status !== 200) throw new Error(`${path} rendered with status ${response.status}`)
    const body = await response.text()
    const before = ready.get(path)
    if (before?.body === body) return before
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
    const policy = type.startsWith('text/html')
      ? contentPolicy({
          scripts: scriptHashes(options.scripts, body),
          styles: styleHashes(body),
          secure: options.secure,
        })
      : closedPolicy
    const answer = cachedResponse(await encode(Buffer.from(body), QUALITY), {
      ...options.headers,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': policy,
    })
    return { answer, reads: new Set(reads), body }
  }

  type Rendered = readonly (readonly [path: string, page: Page | undefined])[]

  /** Runs publications one at a time: each starts from the result of the one before. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work, work)
    turn = mine
    return mine
  }

  /**
   * Renders every page without publishing it, one after the other; requests are answered in between.
   * @throws if a page fails, unless its last good version may be kept
   */
  async function renderAll(version: Version, { mayKeepLast }: { mayKeepLast: boolean }): Promise<Rendered> {
    const render = async (page: Publishable) => {
      try {
        return [page.path, await renderPage(page)] as const
      } catch (error) {
        const before = mayKeepLast && ready.get(page.path)
        if (!before) throw error
        options.onError(page.path, error)
        return [page.path, before] as const
      }
    }
    return options.within(version, async () => {
      const rendered: Rendered[number][] = []
      for (const make of options.shared) {
        await yieldToEventLoop()
        make()
      }
      for (const page of options.pages()) {
        await yieldToEventLoop()
        rendered.push(await render(page))
      }
      return rendered
    })
  }

  /** Replaces all pages at once, together with the data for live rendering. Removed URLs are dropped. */
  function swap(pages: Rendered, version: Version): void {
    ready = new Map(pages.flatMap(([path, page]) => (page ? [[path, page]] : [])))
    taken = { version, name: options.nameOf(version) }
    options.take(version)
  }

  /**
   * Publishes the current version. If one of its pages fails, the version before stays; at start, the first fallback that
   * renders completely is published. @throws if there is none
   */
  function publish(): Promise<void> {
    return inTurn(async () => {
      const began = new Date()
      try {
        const version = options.version()
        for (const candidate of taken ? [version] : [version, ...options.saferVersions()]) {
          if (candidate === taken?.version) break
          const pages = await renderAll(candidate, { mayKeepLast: false }).catch(refused)
          if (pages) return swap(pages, candidate)
        }
        if (!taken) throw new Error('No version of the pages can be published')
        swap(await renderAll(taken.version, { mayKeepLast: true }), taken.version)
      } finally {
        schedule(began)
      }
    })
  }

  function refused(error: unknown): undefined {
    options.onError('*', error)
  }

  /**
   * Publishes another version, completely or not at all: every page is rendered first, then `commit` is called; if it returns
   * true, the new pages replace the old ones. @throws if a page or the commit fails; nothing has changed then
   */
  function publishAs(version: Version, commit: () => Promise<boolean>): Promise<void> {
    return inTurn(async () => {
      const began = new Date()
      const pages = await renderAll(version, { mayKeepLast: false })
      if (!(await commit())) return
      swap(pages, version)
      schedule(began)
    })
  }

  /** Counts from the start of rendering: a change that falls into it is not in all pages. */
  function schedule(began: Date): void {
    clearTimeout(timer)
    if (stopped) return
    const wait = Math.min(Math.max(options.nextChange(began).getTime() - Date.now(), 1000), LONGEST_WAIT)
    timer = setTimeout(() => publish().catch((error) => options.onError('*', error)), wait)
    timer.unref()
  }

  return {
    publish,
    publishAs,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
    /** Answers a GET or HEAD of a published page; undefined if the request must be rendered live. */
    answer(pathname: string, query: string, request: IncomingMessage, response: ServerResponse) {
      const page = ready.get(query ? `${pathname}?${query}` : pathname) ?? ready.get(pathname)
      if (!page || (query && readsAny(query, page.reads))) return undefined
      response.setHeader(SITE_VERSION, taken?.name ?? '')
      return sendCached(page.answer, request, response)
    },
  }
}

function readsAny(query: string, reads: ReadonlySet<string>): boolean {
  if (reads.size === 0) return false
  return new URLSearchParams(query).keys().some((key) => reads.has(key))
}
