import { expect } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { draftKey } from '#app/publishing/desk.server.ts'
import { type Browser, siteWithOwnerForEach } from '../accounts/auth-site.ts'
import { extended } from '../extended.ts'
import { inThisOrder, readingOf } from '../pages/rendered.ts'

type Fields = Readonly<Record<string, string>> | readonly [string, string][]
type Said = string | RegExp

const DESK = '/admin/desk'
const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const pairs = (fields: Fields) =>
  (Array.isArray(fields) ? fields : Object.entries(fields)) as [string, string][]

/** The value of a hidden field on a page. */
export function hidden(html: string, name: string): string {
  return unescaped(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')
}

/** The form of a price, with its bundled name. */
export function priceForm(key: PriceKey, typed: Record<string, string>): Record<string, string> {
  const { fr, en } = bundledFacts.prices[key].label
  return { kind: 'exact', 'label.fr': fr, 'label.en': en, ...typed }
}

function expectTexts(html: string, texts: readonly Said[], about: string) {
  for (const text of texts)
    if (typeof text === 'string') expect(html, about).toContain(text)
    else expect(html, about).toMatch(text)
}

/** The desk as one person uses it, without scripts. */
export function deskOf(person: Pick<Browser, 'get' | 'post'>) {
  const desk = async (page: string) => (await person.get(`${DESK}/${page}`)).text()

  return {
    desk,
    /** Sends the form of a desk page, with its hidden fields. */
    async save(page: string, typed: Fields): Promise<Response> {
      const html = await desk(page)
      const over = pairs(typed)
      const seen = ['was', 'draft', 'key'].filter((name) => !over.some(([own]) => own === name))
      return person.post(`${DESK}/${page}`, [
        ...seen.map((name): [string, string] => [name, hidden(html, name)]),
        ...over,
      ])
    },
    /** Presses a button of the list of drafts, for some of them or for those that come ticked. */
    async press(intent: string, { drafts, sure = [] }: { drafts?: string[]; sure?: string[] } = {}) {
      const shown = [...(await desk('drafts')).matchAll(/name="draft" checked="" value="([^"]+)"/g)]
      const keys = drafts ?? shown.map(([, key = '']) => key)
      return person.post(`${DESK}/drafts`, [
        ['intent', intent],
        ...keys.map((key): [string, string] => ['draft', key]),
        ...sure.map((path): [string, string] => ['sure', path]),
      ])
    },
  }
}

/** The owner of an empty site at its desk. What the database does is tested on both engines elsewhere. */
export function atDesk(people: string[] = []) {
  const here = siteWithOwnerForEach(undefined, undefined, { people })
  const runtime = () => here.site.garage.runtime
  const { desk, save, press } = deskOf({
    get: (address) => here.owner.get(address),
    post: (address, fields) => here.owner.post(address, fields),
  })

  async function read(address: string): Promise<string> {
    const reader = address.startsWith('/admin') ? here.owner : here.site.visit()
    return (await reader.get(address)).text()
  }

  async function says(answer: Response, said: string) {
    expect(answer.headers.get('location'), await answer.clone().text()).toContain(`said=${said}`)
  }

  return extended(here, {
    read,
    desk,
    save,
    press,
    says,
    sets: () => runtime().desk.sets(),
    answer: (address: string) => here.site.visit().get(address),
    /** The drafts by path, each with its key. */
    async drafts() {
      const found = await allDrafts(runtime().database.db)
      return Object.fromEntries(found.map((draft) => [draft.path, { now: draft.now, key: draftKey(draft) }]))
    },
    put: (path: string, was: unknown, now: unknown) =>
      saveDraft(runtime().database.db, { path, was, now, by: 'a@b.example' }, ''),
    async saved(page: string, typed: Fields) {
      await says(await save(page, typed), 'saved')
    },
    async savePrice(key: PriceKey, typed: Record<string, string>) {
      await says(await save(`prices/${key}`, priceForm(key, typed)), 'saved')
    },
    /** The form comes back with this status, with what was typed, and with words in this order. */
    async refused(page: string, typed: Fields, status: number, ...reasons: string[]): Promise<void> {
      const answer = await save(page, typed)
      const html = await answer.text()
      const about = `${page} ${JSON.stringify(typed).slice(0, 90)}`
      expect(answer.status, about).toBe(status)
      expectTexts(
        html,
        pairs(typed).map(([, text]) => text),
        about,
      )
      for (const words of reasons) expect(readingOf(html), about).toMatch(inThisOrder(words))
    },
    async publish(...sure: string[]) {
      await says(await press('publish', { sure }), 'published')
    },
    undo: (at = 0) => press(`undo ${runtime().desk.sets()[at]?.id}`),
    async shows(addresses: string | readonly string[], ...texts: Said[]) {
      for (const address of [addresses].flat()) expectTexts(await read(address), texts, `${address}`)
    },
    /** What pages of the desk say, each line in its order; "…" is whatever stands between. */
    async reads(said: Readonly<Record<string, string | readonly string[]>>, by = here.owner) {
      for (const [page, lines] of Object.entries(said)) {
        const reading = readingOf(await (await by.get(`${DESK}/${page}`)).text())
        for (const words of [lines].flat()) expect(reading, page).toMatch(inThisOrder(words))
      }
    },
    async hides(addresses: string | readonly string[], ...texts: string[]) {
      for (const address of [addresses].flat())
        for (const text of texts) expect(await read(address), address).not.toContain(text)
    },
  })
}
