/** The address of a link that writes to an e-mail address, whatever characters it has; fields are the subject and the body. */
export function mailto(address: string, fields: Readonly<Record<string, string>> = {}): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  // Mail programs expect CRLF line ends.
  const query = Object.entries(fields)
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed()).replaceAll('%0A', '%0D%0A')}`)
  return `mailto:${to}${query.length ? `?${query.join('&')}` : ''}`
}
