import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { forEachLang, type Lang, langs, type Text } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { recordsNamed } from '#app/content/records/named.ts'
import { recordOf } from '#app/content/records/records.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { codesIn, codeText, factsSaying, offeredFacts } from '#app/publishing/fact-codes.ts'
import { isPath, nameOf } from '#app/publishing/items.ts'
import { textLabel } from '#app/publishing/kinds/texts.ts'
import { same } from '#app/publishing/same.ts'
import { isServicePart, type TextFault, textFaults, tidyText } from '#app/publishing/text-rules.ts'
import { type TextPageId, type TextPlace, textsOn } from '#app/publishing/texts.ts'
import { type DeskWordsCopy, deskWordsCopy } from '#app/publishing/words/texts.ts'
import { type Item, openItems, saveEdits } from '#app/staff/desk/edits.server.ts'
import { hiddenRecord, markHidden } from '#app/staff/desk/hidden.server.ts'
import { fingerprintOf } from './fingerprint.server.ts'

/** A fact by its code in a text, and its current value. `instead`: the typed figures that it replaces. */
export type InsertableFact = { code: string; name: string; says: string; instead?: string[] }

/** What was typed in a refused section, and what is wrong with it. */
export type Refused = {
  status: 400 | 409
  section: string
  texts: Readonly<Record<string, { typed: Text; seen: string; faults: TextFault[]; isStale: boolean }>>
}

type Reader = { lang: Lang; refused: Refused | undefined }

const pathOf = ({ place }: TextPlace) => `texts.${place}`

/** A page's sections in order, with the typed texts where they were refused. */
export async function textSections(runtime: Runtime, page: TextPageId, { lang, refused }: Reader) {
  const { itemAt } = await openItems(runtime)
  const texts = textsOn(page)
  const ids = [...new Set(texts.map(({ section }) => section))]
  return ids.map((id) => {
    const inside = texts.filter(({ section }) => section === id)
    const shown = inside.map((text) => textEntry(text, itemAt(pathOf(text)), { lang, refused }))
    return {
      id,
      title: sectionTitle(inside, lang),
      isOpen: refused?.section === id,
      drafts: shown.filter(({ isDraft }) => isDraft).length,
      texts: shown,
    }
  })
}

export type TextSection = Awaited<ReturnType<typeof textSections>>[number]
export type TextEntry = TextSection['texts'][number]

/** The title of a section: its name, or else its heading on the site. */
function sectionTitle([first]: readonly TextPlace[], lang: Lang): string {
  if (!first) return ''
  const { sections } = deskWordsCopy(lang)
  const { section, page } = first
  const id = isServicePart(page) ? section.replace(page, 'service') : section
  return Object.hasOwn(sections, id)
    ? sections[id as keyof DeskWordsCopy['sections']]
    : fill((facts().texts[first.place] ?? first.bundled)[lang], lang)
}

/** A text with a field for each language. */
function textEntry(text: TextPlace, item: Item, { lang, refused }: Reader) {
  const { conflict } = deskWordsCopy(lang)
  const value = item.value as Text
  const sent = refused?.texts[text.place]
  const { typed = value, faults = [], isStale = false } = sent ?? {}
  const errors = langs.flatMap((each) => {
    const lines = faults.filter((fault) => fault.lang === each).map((fault) => faultText(fault, lang))
    return lines.length ? [[each, lines]] : []
  })
  const names = langs.flatMap((each) => [...codesIn(value[each]), ...codesIn(typed[each])])
  return {
    place: text.place,
    label: markHidden(textLabel(text, lang), hiddenRecord(item) !== undefined, lang),
    /** A fingerprint of the value the form was filled in on. */
    seen: sent && !isStale ? sent.seen : fingerprintOfText(value),
    typed,
    isDraft: item.isDraft,
    uses: insertableFacts(names, lang),
    /** Facts to use instead of a typed figure. */
    suits: factsForFigures(faults, lang, text.page),
    errors: Object.fromEntries(errors) as Partial<Record<Lang, string[]>>,
    ...(isStale && {
      conflict: fillSlots(conflict, { theirs: langs.map((each) => value[each]).join(' | ') }),
    }),
  }
}

const fingerprintOfText = (text: Text) => fingerprintOf(...langs.map((lang) => text[lang]))

/** The facts that state the figures someone typed, those of a service's own page first. */
export function factsForFigures(faults: readonly TextFault[], lang: Lang, page?: TextPageId) {
  const figures = faults.flatMap((fault) =>
    fault.kind === 'figure' ? [{ found: fault.found, codes: factsSaying(fault.found, facts()) }] : [],
  )
  const all = figures.flatMap(({ codes }) => codes)
  return insertableFacts(page ? ownFirst(page, all) : all, lang).map((fact) => ({
    ...fact,
    instead: figures.filter(({ codes }) => codes.includes(fact.code)).map(({ found }) => found),
  }))
}

/** Facts with their values, without duplicates; facts without a value are left out. */
export function insertableFacts(codes: readonly string[], lang: Lang): InsertableFact[] {
  return [...new Set(codes)].flatMap((code) => {
    const text = codeText(code, facts())
    return text?.[lang] ? [{ code, says: text[lang], name: nameOfFact(code, lang) }] : []
  })
}

/** What a fact is about: the names of all that it stands on; empty where it says so itself. */
function nameOfFact(code: string, lang: Lang): string {
  const [, name = '', key = ''] = /^\{(\w+):?(\w*)\}$/.exec(code) ?? []
  const known = recordsNamed(name, key, facts()).map((id) => (isPath(id) ? id : (recordOf(id).editor ?? '')))
  const paths = known.filter(isPath)
  const own = name === 'advice' ? [`business.${key}`] : /^[gq]st$/.test(name) ? ['taxes.rates'] : paths
  const { [key as PriceKey]: price = null } = facts().prices
  return own.map((path) => nameOf(path, price, lang)).join(' + ')
}

/** The facts that every text may name. */
export const everyFact = (lang: Lang) =>
  insertableFacts(
    offeredFacts(facts()).map(({ code }) => code),
    lang,
  )

/** Puts the prices of a service's own page first. */
function ownFirst(page: TextPageId, codes: readonly string[]): string[] {
  const own: readonly string[] = isServicePart(page) ? facts().tables[page] : []
  const isOwn = (code: string) => own.some((key) => code.includes(`:${key}}`))
  return [...codes.filter(isOwn), ...codes.filter((code) => !isOwn(code))]
}

/** What is wrong with a text, in words. */
export function faultText(fault: TextFault, lang: Lang): string {
  const { kind, lang: _, ...slots } = fault
  return fillSlots(deskWordsCopy(lang).faults[kind], slots)
}

/**
 * Saves the texts of a section as drafts, unless one of them is refused.
 * @returns the refused texts and why, or undefined
 */
export async function saveSection(
  runtime: Runtime,
  page: TextPageId,
  { form, by }: { form: FormData; by: string },
): Promise<Refused | undefined> {
  const section = `${form.get('section') ?? ''}`
  const { itemAt } = await openItems(runtime)
  const read = (name: string) => tidyText(`${form.get(name) ?? ''}`)
  const sent = textsOn(page)
    .filter((text) => text.section === section && langs.every((lang) => form.has(`${lang}.${text.place}`)))
    .map((text) => {
      const item = itemAt(pathOf(text))
      const typed: Text = forEachLang((lang) => read(`${lang}.${text.place}`))
      const seen = `${form.get(`seen.${text.place}`) ?? ''}`
      const isChanged = seen !== fingerprintOfText(typed)
      const isOther = seen !== fingerprintOfText(item.value as Text) && !same(typed, item.value)
      const faults = isChanged ? textFaults(text.place, typed, text.bundled) : []
      return { text, item, typed, seen, isChanged, isStale: isChanged && isOther, faults }
    })
  const touched = sent.filter(({ isChanged }) => isChanged)
  const isWrong = touched.some(({ faults }) => faults.length)
  if (isWrong || touched.some(({ isStale }) => isStale)) return refusedAs(isWrong ? 400 : 409)
  const theirs = await saveEdits(
    runtime,
    touched.map(({ item: { path, seen }, typed }) => ({ path, now: typed, seen, by })),
  )
  return theirs.length ? refusedAs(409, theirs) : undefined

  function refusedAs(status: 400 | 409, left: readonly Item[] = []): Refused {
    const texts = sent.map(({ text, item, typed, seen, faults, ...edit }) => {
      const isStale = edit.isStale || left.some(({ path }) => path === item.path)
      return [text.place, { typed, seen, faults, isStale }]
    })
    return { status, section, texts: Object.fromEntries(texts) }
  }
}
