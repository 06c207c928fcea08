import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { encode } from './encode.ts'
import { separateData } from './page-data.ts'
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts'
import { closedPolicy, contentPolicy, scriptHashes, styleHashes } from './security.ts'

/** Brotli quality of the first answers, so that the server is ready soon, and of those that follow. */
const FIRST_QUALITY = 5
const FINAL_QUALITY = 11

/** Whoever waited for the pages is served before they are packed tighter. */
const PACKING_DELAY = 10_000
/** Packing rests so many times as long as it worked: at most a quarter of one processor goes into it. */
const REST = 3

/** `setTimeout` takes at most a 31-bit number of milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

type Publishable = { path: string; reads: readonly string[] }

type Options = {
  pages: () => readonly Publishable[]
  /** Renders an address through the app itself. */
  render: (path: string) => Promise<Response>
  /** When a fact that depends on time changes next ("open now", the day). */
  nextChange: () => Date
  /** Leaves in a page's styles what the page uses. */
  trimStyles: (html: string) => string
  headers: Record<string, string>
  secure: boolean
  onError: (path: string, error: unknown) => void
  /** Milliseconds after the pages are there until they are packed tighter. */
  packingDelay?: number
}

type Rendered = { html: string; type: string; data?: { path: string; text: string } | undefined }

type Kept = {
  answer: ReadyAnswer
  reads: ReadonlySet<string>
  html: string
  type: string
  /** Addresses of the data of this form of the page and of the one before it, which open tabs may still ask for. */
  data: string[]
}

/** The public pages and documents, each rendered once and kept ready; rendered again when what they say changes. */
export function createPublished(options: Options) {
  const ready = new Map<string, Kept>()
  /** Data for React by its address, which names its content. */
  const held = new Map<string, ReadyAnswer>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let packing: Promise<void> = Promise.resolve()
  /** Rounds of packing that wait or go on. */
  let unpacked = 0

  function answerFor(html: string, type: string, bodies: Parameters<typeof readyAnswer>[0]): ReadyAnswer {
    const isPage = type.startsWith('text/html')
    const policy = () =>
      contentPolicy({ scripts: scriptHashes(html), styles: styleHashes(html), secure: options.secure })
    return readyAnswer(bodies, {
      ...options.headers,
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': isPage ? policy() : closedPolicy,
    })
  }

  /** Renders a page as it is sent; nothing where it is as before, or leads elsewhere. */
  async function renderOne({ path }: Publishable): Promise<Rendered | undefined> {
    const response = await options.render(path)
    if (response.status >= 300 && response.status < 400) {
      // An article that is not published in this language leads elsewhere; that is answered live.
      ready.delete(path)
      return undefined
    }
    if (response.status !== 200) throw new Error(`${path} rendered with status ${response.status}`)
    const type = response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'
    const text = await response.text()
    const isPage = type.startsWith('text/html')
    const { html, data } = isPage ? separateData(options.trimStyles(text)) : { html: text }
    return ready.get(path)?.html === html ? undefined : { html, data, type }
  }

  async function keep(page: Publishable, { html, data, type }: Rendered): Promise<void> {
    const bodies = await encode(Buffer.from(html), FIRST_QUALITY)
    const before = ready.get(page.path)?.data ?? []
    const kept = data ? [data.path, ...before.filter((path) => path !== data.path)] : []
    if (data) await keepData(data.path, data.text)
    for (const old of kept.splice(2)) held.delete(old)
    ready.set(page.path, {
      answer: answerFor(html, type, bodies),
      reads: new Set(page.reads),
      html,
      type,
      data: kept,
    })
  }

  async function keepData(path: string, text: string): Promise<void> {
    if (held.has(path)) return
    held.set(
      path,
      readyAnswer(await encode(Buffer.from(text), FIRST_QUALITY), {
        ...options.headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': closedPolicy,
      }),
    )
  }

  /** The same pages again, packed tighter, one after the other while visitors are already served. */
  async function packTighter(paths: readonly string[]): Promise<void> {
    await pause(options.packingDelay ?? PACKING_DELAY, undefined, { ref: false })
    for (const path of paths) {
      const page = ready.get(path)
      if (stopped) return
      if (!page) continue
      const began = performance.now()
      const bodies = await encode(Buffer.from(page.html), FINAL_QUALITY)
      if (ready.get(path) === page)
        ready.set(path, { ...page, answer: answerFor(page.html, page.type, bodies) })
      await pause((performance.now() - began) * REST, undefined, { ref: false })
    }
  }

  /** Renders every page again. A page that fails keeps its last good form. @throws where a page has none yet. */
  async function publish(): Promise<void> {
    const changed: string[] = []
    // A page is packed, beside this thread, while the next is rendered.
    let kept = Promise.resolve()
    for (const page of options.pages()) {
      try {
        const rendered = await renderOne(page)
        if (!rendered) continue
        changed.push(page.path)
        await kept
        kept = keep(page, rendered).catch((error) => options.onError(page.path, error))
      } catch (error) {
        if (!ready.has(page.path)) throw error
        options.onError(page.path, error)
      }
    }
    await kept
    unpacked += 1
    packing = packing
      .then(() => packTighter(changed))
      .catch((error) => options.onError('*', error))
      .finally(() => {
        unpacked -= 1
      })
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
    /** Whether every page is packed as tight as it goes. */
    isPacked: () => unpacked === 0,
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
      const data = held.get(pathname)
      if (data) return sendReady(data, request, response)
      const page = ready.get(pathname)
      if (!page || (query && readsAny(query, page.reads))) return undefined
      return sendReady(page.answer, request, response)
    },
  }
}

export type Published = ReturnType<typeof createPublished>

function readsAny(query: string, reads: ReadonlySet<string>): boolean {
  if (reads.size === 0) return false
  for (const key of new URLSearchParams(query).keys()) if (reads.has(key)) return true
  return false
}
