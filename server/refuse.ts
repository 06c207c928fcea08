import { problem } from '#platform/problem.ts'
import type { ServerApi } from './api.ts'
import { plainPolicy } from './security.ts'

export type Refusal = {
  status: number
  /** Stable, for programs. */
  code: string
  detail: string
  /** Which page a person sees. */
  reason?: Parameters<ServerApi['refusalPage']>[0]
  /** The field with unreadable characters; empty if they are not in a field. */
  field?: string | undefined
  /** Language of the response if neither the URL nor, in the staff area, its reader gives it. */
  lang?: unknown
  headers?: Record<string, string>
}

export type Refuse = (request: Request, refusal: Refusal) => Response

/** Rejects a request: with a page for people, in the language of the URL, or a problem document for programs. */
export function createRefuse(api: ServerApi): Refuse {
  return function refuse(request, { status, code, detail, reason = 'other', field, lang: wanted, headers }) {
    const { pathname } = new URL(request.url)
    const ofAddress = api.isStaffPath(pathname) ? api.languageOf(request) : api.langOf(pathname)
    const lang = wanted === undefined ? ofAddress : api.langNamed(wanted)
    if (isForPeople(request.headers, pathname)) {
      const page = api.refusalPage(reason, lang, field)
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
    // The header tells the form's script that this text is meant for people to read.
    return problem(status, code, api.content(lang).contactForm.failed.fields, {
      members: { errors: { [field]: api.unreadableText(field, lang) } },
      headers: { ...headers, 'Content-Language': lang },
    })
  }
}

/** Browsers accept HTML when they open a page; programs, our own scripts included, do not. */
function isForPeople(headers: Headers, pathname: string): boolean {
  return (
    !pathname.startsWith('/api/') &&
    !pathname.endsWith('.data') &&
    (headers.get('accept') ?? '').includes('text/html')
  )
}
