/** NUL and lone surrogates, as raw bytes or as escapes. Neither belongs in text, and Postgres refuses NUL. */
const BYTES = String.raw`\0|\xED[\xA0-\xBF]`
const ESCAPES = '%00|%ED%[AB][0-9A-F]'
const IN_BYTES = new RegExp(BYTES)
const IN_ESCAPES = new RegExp(`${BYTES}|${ESCAPES}`, 'i')
/** Cheap pre-check: only JSON with such an escape can contain one. */
const IN_JSON = /\\u(0000|d[89a-f])/i
const LONGEST_NAME = 60

/** Whether a URL or header that is decoded later contains NUL or a lone surrogate. */
export function isUnreadable(text: string): boolean {
  return IN_ESCAPES.test(text)
}

/** Name of the first form field whose name or value contains NUL or a lone surrogate. */
export function unreadableFormField(body: Buffer, boundary: string | undefined): string | undefined {
  const text = body.toString('latin1')
  const wrong = boundary === undefined ? IN_ESCAPES : IN_BYTES
  if (!wrong.test(text)) return undefined
  const parts = text.split(boundary === undefined ? '&' : `--${boundary}`)
  const texts = boundary === undefined ? parts : parts.map(withoutFile)
  const part = texts.find((one) => wrong.test(one))
  if (part === undefined) return undefined
  const name =
    boundary === undefined
      ? ([...new URLSearchParams(part).keys()][0] ?? '')
      : Buffer.from(/\bname="([^"]*)/.exec(part)?.[1] ?? '', 'latin1').toString()
  return readable(name)
}

/** The text of a multipart part: for a file, only its headers. */
function withoutFile(part: string): string {
  const head = part.slice(0, part.indexOf('\r\n\r\n'))
  return /;\s*filename=/i.test(head) ? head : part
}

/** Name of the first parsed field that still contains NUL: its part looked like a file but was none. */
export function unreadableField(form: FormData): string | undefined {
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    if (`${name}${text}`.includes('\0')) return readable(name)
  }
  return undefined
}

/** Name of the first member of a JSON object with NUL or a lone surrogate in a name or text, at any depth. */
export function unreadableMember(value: unknown, source: string): string | undefined {
  if (!IN_JSON.test(source)) return undefined
  if (typeof value !== 'object' || value === null) return hasUnreadable(value) ? '' : undefined
  for (const [name, member] of Object.entries(value))
    if (hasUnreadable(name) || hasUnreadable(member)) return readable(name)
  return undefined
}

/** Iterative, because a client may nest as deep as the body is long. */
function hasUnreadable(whole: unknown): boolean {
  const left = [whole]
  while (left.length) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) return true
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) left.push(name, member)
    }
  }
  return false
}

/** Makes a name safe to show: well-formed, no control characters, limited length. */
function readable(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]/gu, '')
    .slice(0, LONGEST_NAME)
}
