import { setTimeout as pause } from 'node:timers/promises'
import type * as Entry from '#app/entry.server.tsx'
import { problem } from '#platform/problem.ts'
import { plainPolicy } from './security.ts'

export type Refusal = {
  status: number
  /** For programs: stable. */
  code: string
  detail: string
  /** Which page people get. */
  reason?: Parameters<typeof Entry.refusalPage>[0]
  /** The field that cannot be read; empty where it is none. */
  field?: string | undefined
  /** The language of the answer where the address does not say it. */
  lang?: unknown
  headers?: Record<string, string>
}

/** Whoever asks too much hears so a little later: a program that sends the next as soon as it is answered sends few. */
const REFUSAL_MILLISECONDS = 1_000

export type Refuse = (request: Request, refusal: Refusal) => Response

/** Turns a request away: with a page for people, in the language of the address, and a problem for programs. */
export function createRefuse(entry: typeof Entry): Refuse {
  return function refuse(request, { status, code, detail, reason = 'other', field, lang: wanted, headers }) {
    const { pathname } = new URL(request.url)
    const lang = wanted === undefined ? entry.langOf(pathname) : entry.langNamed(wanted)
    if (isForPeople(request.headers, pathname)) {
      const page = entry.refusalPage(reason, lang, field)
      return new Response(request.method === 'HEAD' ? null : page, {
        status,
        headers: {
          ...headers,
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Language': lang,
          'Content-Security-Policy': plainPolicy(page),
        },
      })
    }
    if (!field) return problem(status, code, detail, { headers: headers ?? {} })
    // The language tells the form's script that a person may read these words.
    return problem(status, code, entry.content(lang).contactForm.failed.fields, {
      members: { errors: { [field]: entry.unreadableText(field, lang) } },
      headers: { ...headers, 'Content-Language': lang },
    })
  }
}

/** The same to whoever asks too much. */
export async function refuseLater(
  refuse: Refuse,
  ...[request, refusal]: Parameters<Refuse>
): Promise<Response> {
  await pause(REFUSAL_MILLISECONDS)
  return refuse(request, refusal)
}

/** Browsers that open a page say that they take HTML; programs, scripts of ours included, do not. */
function isForPeople(headers: Headers, pathname: string): boolean {
  return (
    !pathname.startsWith('/api/') &&
    !pathname.endsWith('.data') &&
    (headers.get('accept') ?? '').includes('text/html')
  )
}
