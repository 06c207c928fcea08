import { afterAll, beforeAll, expect } from 'vitest'
import { openRenderer } from '../../scripts/renderer.ts'
import { sourceBuild } from '../source-build.ts'

/** The site's public pages as they are published, rendered from the sources, for the tests of a file. Registers hooks. */
export function renderedSite() {
  let site: Awaited<ReturnType<typeof openRenderer>>
  beforeAll(async () => {
    site = await openRenderer(sourceBuild)
  })
  afterAll(() => site.close())
  return {
    page: (address: string) => site.page(address),
    all: () => site.all(),
    get api() {
      return site.api
    },
  }
}

/** The visible text of a page, without its head, scripts and styles; a space separates the texts of elements. */
export function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*?<body/, '<body')
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replace(/[ \n]+/g, ' ')
}

/** What of a tag one reads or hears: the rank of a heading, where a link leads, what a button sends, what stands in a field. */
function saidOf(tag: string, name: string): string {
  const part = (of: string) => new RegExp(` ${of}="([^"]*)"`).exec(tag)?.[1] ?? ''
  if (part('type') === 'hidden' || part('tabindex')) return ''
  if (/^h\d$/.test(name)) return '#'.repeat(Number(name[1]))
  if (name === 'a') return `[${part('href')}]${part('aria-current') && '*'} ${part('aria-label')}`
  if (name === 'button')
    return `(${part('value')}${/ disabled=/.test(tag) ? ' off' : ''}) ${part('aria-label')}`
  if (name === 'details') return / open=/.test(tag) ? '▾' : '▸'
  const wrong = part('aria-invalid') && '!'
  if (/checkbox|radio/.test(part('type')))
    return `${wrong}${/ checked/.test(tag) ? '☑' : '☐'} ${part('value')}`
  const isField = /input|textarea|select/.test(name)
  return isField ? `${wrong}${part('min')}${part('name')}: ${part('value')}` : ''
}

/** The main part of a page as it is read in order, fields and boxes with what stands in them. */
export function readingOf(html: string): string {
  const read = html
    .replace(
      /^.*<main[^>]*>|<\/main>.*$|<(svg|script)\b.*?<\/\1>|<option(?![^>]*selected).*?<\/option>/gs,
      '',
    )
    .replace(/<(\w+)[^>]*>/g, (tag, name: string) => ` ${saidOf(tag, name)} `)
  return wordsOf(read.replaceAll('&quot;', '"'))
    .replace(/ \d{4}-\d\d-\d\dT[\d:.]+Z|\s+/g, ' ')
    .replace(/ +/g, ' ')
}

/** Words in this order; "…" is whatever stands between. */
export const inThisOrder = (words: string) =>
  new RegExp(
    words
      .split(' … ')
      .map((part) => RegExp.escape(part.trim()))
      .join('[\\s\\S]*?'),
  )

/** Over nothing stand only fields of a table, what a style hides while it is empty, and what is only read aloud. */
const EMPTY =
  /<(h\d|p|small|[uod]l|d[dt]|li|t[hr]|tbody|table|label|legend|button|a|strong|summary|option|form)(?![^>]*(?:empty:hidden|role="|aria-))[^>]*>\s*<\/\1>/g
/** A value that is none, a fact that is missing in a sentence or a list. */
const NONE = /.{0,30}(?:\b(?:undefined|NaN|Invalid Date)\b|\[object |[,:] \.).{0,30}|;<\/li>\s*<\/ul>/g
const NAMED = / (?:for|form|list|aria-(?:describedby|labelledby|controls|owns))="([^"]+)"| href="#([^"]+)"/g

/** The headings of a page, each by its level, with what stands below them: texts, fields and pictures. */
const outlined = (body: string) =>
  body
    .replace(/<h(\d)\b[^>]*>([\s\S]*?)<\/h\1>/g, '⟦$1$2⟧')
    .replace(/<(?=img|input|select|textarea|svg|iframe|canvas)/g, '*<')
    .replace(/<[^>]*>/g, '')
const OVER_NOTHING = /⟦(?=(?:[12][^⟧]*⟧\s*$)|(?:3[^⟧]*⟧\s*(?:⟦[123]|$))).{0,60}/g

/** Expects of a page that nothing in it stands over nothing, no value is none, and each name is that of one part of it. */
export function expectWhole(html: string, address: string): void {
  const body = html
    .slice(Math.max(0, html.indexOf('<body')))
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>|(?<=<textarea\b[^>]*>)[^<]*|<!-- -->/g, '')
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const named = [...body.matchAll(NAMED)].flatMap(([, names = '', part = '']) => [
    ...names.split(' '),
    decodeURIComponent(part),
  ])
  const found = [
    ...(body.match(EMPTY) ?? []),
    ...(body.match(NONE) ?? []),
    ...(outlined(body).match(OVER_NOTHING) ?? []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at),
    ...named.filter((name) => name && !ids.includes(name)),
  ]
  expect(found, address).toEqual([])
}
