import type { IncomingMessage, ServerResponse } from 'node:http'
import { othersFirst } from '#platform/others-first.ts'
import { encode } from './encode.ts'
import { type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.ts'
import { closedPolicy, contentPolicy, scriptHashes, styleHashes } from './security.ts'

/** Brotli quality: 9 takes three times the work and four times the memory for 0.5 % fewer bytes, 11 thirty times for 3 %. */
const QUALITY = 7

/** `setTimeout` takes at most a 31-bit number of milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1

/** An address, with its query where that is part of it, and the other query parameters its page reads. */
type Publishable = { path: string; reads: readonly string[] }

type Options<Version> = {
  pages: () => readonly Publishable[]
  /** What many pages share, part by part: made with the first page that needs it, all of it would keep visitors waiting. */
  shared: readonly (() => void)[]
  /** Renders an address through the app itself. */
  render: (path: string) => Promise<Response>
  /** What the pages are made from now; another object as soon as that changes. */
  version: () => Version
  /** What they are made from at the start where the present version cannot be published, the nearest to it first. */
  saferVersions: () => readonly Version[]
  /** Renders with a version that is not public yet. */
  within: <Result>(version: Version, work: () => Result) => Result
  /** The version is public: whatever is rendered from now on has it. */
  take: (version: Version) => void
  /** When a fact that depends on time changes next ("open now", the day). */
  nextChange: (after: Date) => Date
  headers: Record<string, string>
  secure: boolean
  onError: (path: string, error: unknown) => void
}

type Page = { answer: ReadyAnswer; reads: ReadonlySet<string>; body: string }

/** The public pages and documents, each rendered once and kept in memory; rendered again when what they say changes. */
export function createPublished<Version>(options: Options<Version>) {
  let ready: ReadonlyMap<string, Page> = new Map()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let taken: { version: Version } | undefined
  let turn: Promise<unknown> = Promise.resolve()

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

  type Rendered = readonly (readonly [path: string, page: Page | undefined])[]

  /** One publication after the other: a later one begins with what an earlier one made. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work, work)
    turn = mine
    return mine
  }

  /**
   * Every address, aside, one after the other: between two, whoever asks for a page is answered.
   * @throws where a page fails, unless its last good form may stand in
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
        await othersFirst()
        make()
      }
      for (const page of options.pages()) {
        await othersFirst()
        rendered.push(await render(page))
      }
      return rendered
    })
  }

  /** All pages at once, with all else that is rendered. An address that is gone is forgotten. */
  function swap(pages: Rendered, version: Version): void {
    ready = new Map(pages.flatMap(([path, page]) => (page ? [[path, page]] : [])))
    taken = { version }
    options.take(version)
  }

  /**
   * Publishes what is to be said now. A version of which a page fails is left out: the one before stays, or at the start the next
   * one that is whole. @throws where there is none
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
   * Publishes another version, whole or not at all: every address is rendered aside, then `commit` is asked, and if it agrees
   * and the version `swaps`, its pages take the place of the others. @throws where a page or the commit fails; nothing changed
   */
  function publishAs(version: Version, commit: () => Promise<boolean>, swaps: boolean): Promise<void> {
    return inTurn(async () => {
      const began = new Date()
      const pages = await renderAll(version, { mayKeepLast: false })
      if (!(await commit()) || !swaps) return
      swap(pages, version)
      schedule(began)
    })
  }

  /** Counted from when the pages began to be rendered: what changed meanwhile is not in all of them. */
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
