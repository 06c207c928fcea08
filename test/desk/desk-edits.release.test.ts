import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { allDrafts, dropDraft, saveDraft } from '#app/publishing/changes.server.ts'
import { draftKey } from '#app/publishing/desk.server.ts'
import { bundledValue, checkedValue } from '#app/publishing/items.ts'
import { openRenderer, wordsOf } from '../pages/rendered.ts'
import { withoutLastChange } from '../without-last-change.ts'
import { generatedEdits } from './generated-edits.ts'

/** Number of runs; each renders every address twice. */
const RUNS = 1_000
const LONGEST_MILLISECONDS = 7_200_000
const by = 'a@garage.example'

type Pages = ReadonlyMap<string, string>

let renderer: Awaited<ReturnType<typeof openRenderer>>
/** The pages that visitors see now. */
let shown: Pages
/** The pages before any edit. */
let before: Pages

/** Left out of the comparison: it gives the last change of each page. */
const SITEMAP = '/sitemap.xml'

/** Publishes as `server/published.ts` does, but without compressing. */
beforeAll(async () => {
  // A fixed clock: the pages depend on the day and the opening hours.
  vi.useFakeTimers({ toFake: ['Date'] })
  renderer = await openRenderer()
  const { api, runtime } = renderer
  before = await everyPage()
  shown = before
  runtime.desk.attach({
    publish: async () => undefined,
    async publishAs(facts, commit) {
      const pages = await api.withFacts(facts, everyPage)
      if (!(await commit())) return
      api.setFacts(facts)
      shown = pages
    },
  })
})
afterAll(async () => {
  await renderer.close()
  vi.useRealTimers()
})

/** @throws where an address does not answer 200 */
async function everyPage(): Promise<Pages> {
  const pages = await renderer.all()
  pages.delete(SITEMAP)
  return new Map([...pages].map(([address, html]) => [address, withoutLastChange(html)]))
}

/** The structure of a page without its text: a text may contain inline markup, but must not add or remove such an element. */
const frameOf = (html: string) => html.match(/<(h[1-6]|li|section|main|form|details|img|script)\b/g)?.join('')

/** How each language writes an amount. */
const AMOUNT = { fr: /(\d+(?:,\d\d)?)\s\$/g, en: /\$(\d+(?:\.\d\d)?)/g } as const

/** The amounts, phone numbers and distances on a page. */
function figuresOn(html: string, lang: Lang): string[] {
  const words = wordsOf(html)
  const joined = words.replace(/(?<=\d)[\u00a0\u202f,](?=\d{3}(?!\d))/g, '')
  const found = [
    ...joined.matchAll(AMOUNT[lang]).map(([, amount = '']) => amount.replace(',', '.')),
    ...joined.matchAll(/\d+(?=\skm\b)/g).map(([distance]) => `${distance} km`),
    ...words.matchAll(/\b\d{3}[\s-]\d{3}-\d{4}\b/g).map(([phone]) => phone.replace(/\D/g, '')),
  ]
  return [...new Set(found)].sort()
}

/** The address and HTML of each French page, with the HTML of its English page. */
function pairs(pages: Pages): [string, string, string][] {
  return [...pages].flatMap(([address, html]) => {
    const english = /<link rel="alternate" hrefLang="en" href="https?:\/\/[^/]+([^"]*)"/i.exec(html)?.[1]
    const other = english && english !== address ? pages.get(english) : undefined
    return other ? [[address, html, other]] : []
  })
}

/** Publishes edits: valid values as the forms store them, invalid ones unchanged. */
async function publish(edits: readonly { path: string; now: unknown }[]) {
  const { database, desk } = renderer.runtime
  for (const { path, now } of edits) {
    const typed = checkedValue(path, now) ?? now
    await saveDraft(database.db, { path, was: bundledValue(path), now: typed, by }, '')
  }
  const drafts = await allDrafts(database.db)
  const sure = new Set(drafts.map(({ path }) => path))
  return desk.publish({ by, role: 'admin', seen: new Set(drafts.map(draftKey)), sure })
}

async function dropDrafts() {
  const { db } = renderer.runtime.database
  for (const { path, savedAt } of await allDrafts(db)) await dropDraft(db, path, savedAt)
}

function expectPairs(pages: Pages): void {
  for (const [address, fr, en] of pairs(pages))
    expect(figuresOn(en, 'en'), address).toEqual(figuresOn(fr, 'fr'))
}

test('pages of both languages say the same figures to begin with', () => {
  expect(pairs(before).length).toBeGreaterThan(20)
  expectPairs(before)
})

test(
  'whatever is written and taken: every address answers, both languages agree, undoing gives every byte back',
  async () => {
    const { desk } = renderer.runtime
    const outcomes: Record<string, number> = {}
    await fc.assert(
      fc.asyncProperty(generatedEdits, async (edits) => {
        const outcome = await publish(edits)
        outcomes[outcome.status] = (outcomes[outcome.status] ?? 0) + 1
        if (outcome.status !== 'published') {
          if (outcome.status === 'failed') throw new Error(outcome.why)
          expect(shown).toEqual(before)
          return dropDrafts()
        }
        expect(shown.size).toBeGreaterThan(40)
        for (const [path, value] of desk.values()) expect(checkedValue(path, value)).toEqual(value)
        expectPairs(shown)
        if (edits.every(({ path }) => path.startsWith('texts.')))
          for (const [path, html] of shown)
            if (html.startsWith('<!')) expect(frameOf(html), path).toBe(frameOf(before.get(path) ?? ''))

        expect((await desk.undo(outcome.set.id, { by, role: 'admin' })).status).toBe('published')
        await dropDrafts()
        for (const [path, html] of shown) expect(html === before.get(path), path).toBe(true)
        expect([...shown.keys()]).toEqual([...before.keys()])
        expect({ ...desk.factsNow(), changedOn: {} }).toEqual(bundledFacts)
      }),
      // Each run restores the site unless it fails, so there is no point in shrinking.
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(outcomes.published).toBeGreaterThan(RUNS / 3)
    console.table(outcomes)
  },
  LONGEST_MILLISECONDS,
)
