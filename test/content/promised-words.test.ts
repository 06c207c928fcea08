import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { recordsNamed } from '#app/content/records/named.ts'
import { isRecordId, type RecordId } from '#app/content/records/records.ts'
import { serviceIds } from '#app/content/services/index.ts'
import { everyText, type FoundText } from './every-text.ts'
import { promised } from './promised.ts'

/**
 * What the public reads, once. The list of the opening, staff texts and the samples have their own records, and pictures of a
 * promise go with it (`records/promised-pictures.ts`).
 */
const texts = everyText().filter(
  ({ where }) =>
    !/^(records|staff|staff-words|publishing|accounts|requests|push|business\/(reviews|projects\.ts projects\b)|facts\.ts|prose\.ts|pictures[./].*-(coffee|key|storage)\.)/.test(
      where,
    ),
)
const byPlace = new Map(texts.map((found) => [`${found.lang} ${found.where}`, found.text]))

/** The record on which everything at a place stands. */
function recordOfPlace(where: string): RecordId | undefined {
  const service = serviceIds.find(
    (id) =>
      where.startsWith(`services/copy.ts servicesCopy.${id}.`) &&
      !/\.(title|pageTitle|subtitle|tagline|priceLine|priceFor|description|keywords\.\d+)$/.test(
        where.replace(/\.(faq|more|benefits|branches)\.\d+\.\w+$/, ''),
      ),
  )
  const tab = /^gallery-copy\.ts galleryCopy\.tabs\.(\w+)\.(description|benefits|faq)/.exec(where)?.[1]
  const id = service ?? tab
  if (id) return `includes.${id}` as RecordId
  if (where.startsWith('blog/') && where.includes('.md')) return 'articles'
  return where.startsWith('business/process') ? 'howWeWork' : undefined
}

/** A text without what stands in one of these conditions, or in a sentence that names a fact of one of them. */
function outside(text: string, only: readonly string[]): string {
  const open: boolean[] = []
  const left = text
    .split(/(\{if:[\w.]+\}|\{\/if\})/)
    .map((part) => {
      if (part === '{/if}') open.pop()
      else if (part.startsWith('{if:')) open.push(only.some((id) => part === `{if:${id}}`))
      else if (!open.includes(true)) return part
      return ''
    })
    .join('')
  return left
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => !factsIn(sentence).some((id) => only.includes(id)))
    .join(' ')
}

const factsIn = (sentence: string) =>
  [...sentence.matchAll(/\{([a-zA-Z]+)(?::(\w+))?\}/g)].flatMap(([, name = '', key = '']) =>
    recordsNamed(name, key, bundledFacts),
  )

/** A question or a title goes with its answer. */
function answerOf({ where, lang }: FoundText): string | undefined {
  const place = where.replace(/\.(question|title|name)$/, '')
  if (place === where) return undefined
  return ['answer', 'description', 'text', 'note']
    .map((key) => byPlace.get(`${lang} ${place}.${key}`))
    .find((text) => text !== undefined)
}

describe('No text promises', () => {
  test.each<(typeof promised)[number]>(promised)('%s outside of its condition', (what, only, except) => {
    const found = texts.flatMap((each) => {
      const { where, text, lang } = each
      const placed = recordOfPlace(where)
      if (except?.test(where) || (placed && only.includes(placed))) return []
      if (!what.test(outside(text, only))) return []
      const answer = answerOf(each)
      return answer && outside(answer, only).trim() === '' ? [] : [`${lang} ${where}: ${text}`]
    })
    expect(found).toEqual([])
  })

  test('and each pattern finds what it is for, in both languages', () => {
    const silent = promised.filter(
      ([what]) => new Set(texts.filter(({ text }) => what.test(text)).map(({ lang }) => lang)).size < 2,
    )
    expect(silent.map(([what]) => `${what}`)).toEqual([`${/\b47\b|quarante-sept|forty-seven/i}`])
  })

  test('and every place that stands on one record has it', () => {
    const ids = texts.flatMap(({ where }) => recordOfPlace(where) ?? [])
    expect(new Set(ids).size).toBeGreaterThan(8)
    expect(ids.filter((id) => !isRecordId(id))).toEqual([])
  })
})
