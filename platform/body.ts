import { unreadableField, unreadableFormField, unreadableMember } from './characters.ts'

/** Maximum size of a body, in bytes. */
export const BODY_LIMIT = 64 * 1024

/** A POST body, parsed once for all handlers. `form` is empty if the body is not a form. */
export type Posted = { form: FormData; json: unknown; bytes: number }

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const MULTIPART = /^multipart\/form-data\s*(;|$)/i
const JSON_TYPE = /^application\/json\s*(;|$)/i

export const isForm = (type: string) => FORM.test(type)
export const isMultipart = (type: string) => MULTIPART.test(type)
export const isJson = (type: string) => JSON_TYPE.test(type)

/** Reads a whole body; `too-large` above `limit` bytes, `broken` if the stream fails. */
export async function bytesOf(request: Request, limit: number): Promise<Buffer | 'too-large' | 'broken'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too-large'
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > limit) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'broken'
  }
  return Buffer.concat(chunks)
}

export type Unparsed = 'malformed' | 'too-many-fields' | { unreadable: string; lang?: unknown }

/** Parses a form of at most `fields` fields. Fields are counted and characters checked on the raw bytes first. */
export async function parseForm(body: Buffer, type: string, fields: number): Promise<Posted | Unparsed> {
  const boundary = MULTIPART.test(type) ? boundaryIn(type) : undefined
  if (boundary === '') return 'malformed'
  // `&` separates urlencoded fields; a multipart boundary precedes each part and ends the body.
  const tooMany =
    boundary === undefined
      ? hasMoreThan(fields - 1, body, '&')
      : hasMoreThan(fields + 1, body, `--${boundary}`)
  if (tooMany) return 'too-many-fields'
  const unreadable = unreadableFormField(body, boundary)
  if (unreadable !== undefined) return { unreadable }
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
    const hidden = unreadableField(form)
    return hidden === undefined ? { form, json: undefined, bytes: body.length } : { unreadable: hidden }
  } catch {
    return 'malformed'
  }
}

export function parseJson(body: Buffer): Posted | Unparsed {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    const json: unknown = JSON.parse(text)
    const unreadable = unreadableMember(json, text)
    if (unreadable === undefined) return { form: new FormData(), json, bytes: body.length }
    const { lang } = json as { lang?: unknown }
    return { unreadable, lang }
  } catch {
    return 'malformed'
  }
}

function boundaryIn(type: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  return quoted ?? plain ?? ''
}

function hasMoreThan(most: number, body: Buffer, sign: string): boolean {
  let count = 0
  for (let at = body.indexOf(sign); at >= 0 && count <= most; at = body.indexOf(sign, at + sign.length))
    count += 1
  return count > most
}

/** The value of a field that holds JSON; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
