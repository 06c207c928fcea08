import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printedFacts } from '#app/content/facts.ts'
import type { Text } from '#app/content/language.ts'
import { allDrafts, dropDraft, saveDraft } from '#app/desk/changes.server.ts'
import { draftKey } from '#app/desk/desk.server.ts'
import { codesIn, offeredFacts } from '#app/desk/fact-codes.ts'
import { checkedValue } from '#app/desk/items.ts'
import { everyPlace, type TextPlace } from '#app/desk/texts.ts'
import { openRenderer } from '../pages/rendered.ts'

/** Every address is rendered in every run: `npm run torture` has time for many. */
const RUNS = process.env.TORTURE === 'whole' ? 200 : 8
const LONGEST_MILLISECONDS = 1_200_000
const by = 'a@garage.example'

let renderer: Awaited<ReturnType<typeof openRenderer>>
/** What each address answered before anything was written. */
let before: Map<string, string>

/** The sitemap says when something last changed, which taking it back does not undo. */
const SITEMAP = '/sitemap.xml'

beforeAll(async () => {
  renderer = await openRenderer()
  before = await allPages()
})
afterAll(() => renderer.close())

async function allPages() {
  const pages = await renderer.all()
  pages.delete(SITEMAP)
  return pages
}

/** What a page is built of, whatever it says: a phrase may hold marks, but no text adds or takes a heading, a line or a form. */
const frameOf = (html: string) => html.match(/<(h[1-6]|li|section|main|form|details|img|script)\b/g)?.join('')

const codes = offeredFacts(printedFacts).map(({ code }) => code)
const word = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('frein', 'été', 'l’auto', 'œuf', '24', '&', '"', '\\', '$&', '`', '😀'),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '))
const edit = fc.record({
  place: fc.constantFrom(...everyPlace()),
  fr: words,
  en: words,
  fact: fc.option(fc.constantFrom(...codes)),
})

/** What is typed, with the facts that stood there in both languages. */
function typedText(
  { printed }: TextPlace,
  { fr, en, fact }: { fr: string; en: string; fact: string | null },
): Text {
  const facts = [...codesIn(printed.fr), ...(fact ? [fact] : [])].join(' ')
  return { fr: `${fr} ${facts}`.trim(), en: `${en} ${facts}`.trim() }
}

test(
  'whatever is written and taken, every address answers, its elements stay, and undoing gives every byte back',
  async () => {
    const { database, desk } = renderer.runtime
    let taken = 0
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(edit, { minLength: 1, maxLength: 8, selector: ({ place }) => place.place }),
        async (edits) => {
          for (const { place, ...typed } of edits) {
            const path = `texts.${place.place}`
            const now = checkedValue(path, typedText(place, typed))
            if (now) await saveDraft(database.db, { path, was: place.printed, now, by }, '')
          }
          const drafts = await allDrafts(database.db)
          if (!drafts.length) return
          taken += drafts.length
          const sure = new Set(drafts.map(({ path }) => path))
          const outcome = await desk.publish({ by, seen: new Set(drafts.map(draftKey)), sure })
          if (outcome.status !== 'published') throw new Error(`Not published: ${JSON.stringify(outcome)}`)
          const after = await allPages()
          expect([...after.keys()]).toEqual([...before.keys()])
          for (const [path, html] of after)
            if (html.startsWith('<!')) expect(frameOf(html), path).toBe(frameOf(before.get(path) ?? ''))
          expect([...after].some(([path, html]) => before.get(path) !== html)).toBe(true)
          await desk.undo(outcome.set.id, by)
          for (const { path, savedAt } of await allDrafts(database.db))
            await dropDraft(database.db, path, savedAt)
          expect({ ...desk.factsNow(), changedOn: {} }).toEqual(printedFacts)
        },
      ),
      // A run leaves the site as it found it, unless it fails.
      { numRuns: RUNS, endOnFailure: true },
    )
    for (const [path, html] of await allPages()) expect(html === before.get(path), path).toBe(true)
    expect(taken).toBeGreaterThan(RUNS)
  },
  LONGEST_MILLISECONDS,
)
