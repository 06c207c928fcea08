import { databaseFault } from '#database/fault.ts'

const levels = { debug: 10, info: 20, warn: 30, error: 40 } as const
export type Level = keyof typeof levels

/** Technical facts only: no name, e-mail, phone, message or address of a person may be a field's value. */
export type Fields = Record<string, string | number | boolean | undefined | readonly string[]>

export type Log = Record<Level, (event: string, fields?: Fields) => void>

const FLUSH_MILLISECONDS = 100
const FLUSH_CHARACTERS = 64 * 1024

/** Writes one JSON line per event to `out`, buffered for 100 ms; `flush` writes the buffer. */
export function createLog(least: Level, out: { write(text: string): unknown } = process.stdout) {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (waiting) out.write(waiting)
    waiting = ''
  }

  function write(level: Level, event: string, fields?: Fields): void {
    if (levels[level] < levels[least]) return
    waiting += `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`
    if (level === 'error' || waiting.length > FLUSH_CHARACTERS) flush()
    else timer ??= setTimeout(flush, FLUSH_MILLISECONDS)
  }

  const log: Log = {
    debug: (event, fields) => write('debug', event, fields),
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, fields) => write('error', event, fields),
  }
  return { log, flush }
}

const LONGEST_PATH = 200
/** A path segment as this site writes them, without a run of digits long enough to be a phone number. */
const PLAIN_PART = /^(?!.*\d[\d.-]{5,}\d)[\w.~-]*$/
/** A long word without a hyphen is no name of a page: it is a secret, as in the address of a followed request. */
const SECRET_PART = /\w{16,}/

/** A path that is safe to log: a client can put anything in it, even an e-mail address. */
export function pathField(path: string): string {
  return path
    .slice(0, LONGEST_PATH)
    .split('/')
    .map((part) => (PLAIN_PART.test(part) && !SECRET_PART.test(part) ? part : '…'))
    .join('/')
}

/** The parts of an error that are safe to log: name, code and location. The message may contain a visitor's data. */
export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    code: (error as NodeJS.ErrnoException).code,
    // SQLite has one code for everything.
    because: databaseFault(error),
    at: error.stack
      ?.replace(error.message, '')
      .match(/^ +at .+$/m)?.[0]
      .trim(),
  }
}
