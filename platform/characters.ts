/** A byte or an escape of NUL, or of half a surrogate pair: neither belongs in a text, and Postgres refuses the first. */
const BYTES = String.raw`\0|\xED[\xA0-\xBF]`
const ESCAPES = '%00|%ED%[AB][0-9A-F]'
const IN_BYTES = new RegExp(BYTES)
const IN_ESCAPES = new RegExp(`${BYTES}|${ESCAPES}`, 'i')
/** Whatever else it holds, only such JSON can hold one. */
const IN_JSON = /\\u(0000|d[89a-f])/i
const LONGEST_NAME = 60

/** Whether an address or a header that is decoded later has a character that cannot be read. */
export function isUnreadable(text: string): boolean {
  return IN_ESCAPES.test(text)
}

/** The first field of a form whose name or value has a character that cannot be read. */
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

/** What of a part is text: where it brings a file, its head alone. */
function withoutFile(part: string): string {
  const head = part.slice(0, part.indexOf('\r\n\r\n'))
  return /;\s*filename=/i.test(head) ? head : part
}

/** The first field whose name or text, taken apart, still has what no text has: a file's head was only pretended. */
export function unreadableField(form: FormData): string | undefined {
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    if (`${name}${text}`.includes('\0')) return readable(name)
  }
  return undefined
}

/** The first member of a JSON object in which, at any depth, a name or a text has a character that cannot be read. */
export function unreadableMember(value: unknown, source: string): string | undefined {
  if (!IN_JSON.test(source)) return undefined
  if (typeof value !== 'object' || value === null) return hasUnreadable(value) ? '' : undefined
  for (const [name, member] of Object.entries(value))
    if (hasUnreadable(name) || hasUnreadable(member)) return readable(name)
  return undefined
}

/** Without recursion: a stranger may nest as deep as a body is long. */
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

/** A name as it can be shown. */
function readable(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]/gu, '')
    .slice(0, LONGEST_NAME)
}
