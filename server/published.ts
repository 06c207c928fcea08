import type { IncomingMessage, ServerResponse } from 'node:http'
import { encode } from './encode.ts'
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts'
import { closedPolicy, contentPolicy, scriptHashes, styleHashes } from './security.ts'

/** Brotli quality: 9 takes three times the work and four times the memory for 0.5 % fewer bytes, 11 thirty times for 3 %. */
const QUALITY = 7

/** `setTimeout` takes at most a 31-bit number of milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** An address, with its query where that is part of it, and the other query parameters its page reads. */
type Publishable = { path: string; reads: readonly string[] }

type Options = {
  pages: () => readonly Publishable[]
  /** Renders an address through the app itself. */
  render: (path: string) => Promise<Response>
  /** When a fact that depends on time changes next ("open now", the day). */
  nextChange: () => Date
  headers: Record<string, string>
  secure: boolean
  onError: (path: string, error: unknown) => void
}

type Page = { answer: ReadyAnswer; reads: ReadonlySet<string>; body: string }

/** The public pages and documents, each rendered once and kept in memory; rendered again when what they say changes. */
export function createPublished(options: Options) {
  let ready: ReadonlyMap<string, Page> = new Map()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  /** Renders a page. Undefined where it leads elsewhere, which is answered live. @throws on any other status than 200 */
  async function renderPage({ path, reads }: Publishable): Promise<Page | undefined> {
    const response = await options.render(path)
    if (response.status >= 300 && response.status < 400) return undefined
    if (response.status !== 200) throw new Error(`${path} rendered with status ${response.status}`)
    const body = await response.text()
    const before = ready.get(path)
    if (before?.body === body) return before
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
    const policy = type.startsWith('text/html')
      ? contentPolicy({ scripts: scriptHashes(body), styles: styleHashes(body), secure: options.secure })
      : closedPolicy
    const answer = readyAnswer(await encode(Buffer.from(body), QUALITY), {
      ...options.headers,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': policy,
    })
    return { answer, reads: new Set(reads), body }
  }

  /**
   * Renders every address aside and then replaces all pages at once. An address that is gone is forgotten; a page that fails
   * keeps its last good form. @throws where a page fails that has none yet
   */
  async function publish(): Promise<void> {
    const pages = await Promise.all(
      options.pages().map(async (page) => {
        try {
          return [page.path, await renderPage(page)] as const
        } catch (error) {
          const before = ready.get(page.path)
          if (!before) throw error
          options.onError(page.path, error)
          return [page.path, before] as const
        }
      }),
    )
    ready = new Map(pages.flatMap(([path, page]) => (page ? [[path, page]] : [])))
    schedule()
  }

  function schedule(): void {
    clearTimeout(timer)
    if (stopped) return
    const wait = Math.min(Math.max(options.nextChange().getTime() - Date.now(), 1000), LONGEST_WAIT)
    timer = setTimeout(() => publish().catch((error) => options.onError('*', error)), wait)
    timer.unref()
  }

  return {
    publish,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
    /** Answers a GET or HEAD of a published page; undefined where the request must be rendered live. */
    answer(
      pathname: string,
      query: string,
      request: IncomingMessage,
      response: ServerResponse,
    ): number | undefined {
      const page = ready.get(query ? `${pathname}?${query}` : pathname) ?? ready.get(pathname)
      if (!page || (query && readsAny(query, page.reads))) return undefined
      return sendReady(page.answer, request, response)
    },
  }
}

function readsAny(query: string, reads: ReadonlySet<string>): boolean {
  if (reads.size === 0) return false
  return new URLSearchParams(query).keys().some((key) => reads.has(key))
}
