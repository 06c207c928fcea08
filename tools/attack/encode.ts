/** A form field as it is sent. */
export type Entry = { name: string; value: string; file?: boolean }

/** UTF-8 as careless programs write it: a lone surrogate becomes three bytes that every decoder rejects. */
export function bytesOf(text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text)
  return Buffer.concat(
    [...text].map((character) => {
      const code = character.codePointAt(0) ?? 0
      if (code < 0xd800 || code > 0xdfff) return Buffer.from(character)
      return Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
    }),
  )
}

/** Percent-encodes as in a URL or a form. Text that is already percent-encoded, correctly or not, stays as it is. */
export function encoded(text: string, kind = ''): string {
  if (kind === 'percent') return text.replace(/[^\x21-\x7e]/g, '')
  return [...bytesOf(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}

/** Keeps only the characters a header may hold; a client cannot send others. */
export function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 8_000)
}

/** As long as the boundaries of browsers: a shorter one is refused. */
export const BOUNDARY = '----------------------------AaB03x'

/** A form body as browsers send it, urlencoded or multipart. */
export function bodyOf(entries: readonly Entry[], multipart: boolean) {
  if (!multipart) {
    const body = entries.map(({ name, value }) => `${encoded(name)}=${encoded(value)}`).join('&')
    return { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body }
  }
  const parts = entries.flatMap(({ name, value, file }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.txt"\r\nContent-Type: text/plain' : ''}\r\n\r\n`,
    ),
    bytesOf(value),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  }
}
