import type { Kysely } from 'kysely'
import { data } from 'react-router'
import { type Lang, langs } from '#app/content/language.ts'
import { fillSlots, formFor } from '#app/content/slots.ts'
import {
  type Placeholder,
  templateNames,
  templatePlaceholders,
  templatesCopy,
} from '#app/requests/handling/template-words.ts'
import {
  allTemplates,
  restoreTemplate,
  saveTemplate,
  type Template,
} from '#app/requests/handling/templates.server.ts'
import { unknownPlaceholders } from '#app/requests/handling/templates.ts'
import type { Tables } from '#database/tables.ts'
import { tokenOf } from './shown-templates.server.ts'

/** A reply must fit in the URL that opens a mail or message app. */
const TEXT_LENGTH = 1_500

/** The database's timestamp format. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/

type Asked = Pick<Template, 'name' | 'lang'>
/** `seen`: `changedAt` of the text as this person has now been shown it. */
type Refused = Asked & { value: string; seen: string; lines: string[]; status: 400 | 409 }

/** Handles the forms of the templates page. @throws 400 if the template or language is unknown */
export async function applyTemplateForm(db: Kysely<Tables>, form: FormData, reader: Lang) {
  const copy = templatesCopy(reader)
  const field = (key: string) => `${form.get(key) ?? ''}`
  const name = templateNames.find((known) => known === field('name'))
  const lang = langs.find((known) => known === field('lang'))
  if (!name || !lang) throw data(null, { status: 400 })
  const text = plainText(field('text'))
  const seen = field('seen')
  const refused = (lines: string[]): Refused => ({ name, lang, value: text, seen, lines, status: 400 })
  const conflict = async (): Promise<Refused> => {
    const theirs = (await allTemplates(db)).find((known) => known.name === name && known.lang === lang)
    const lines = [copy.conflict, theirs?.text ?? '', copy.keep]
    return { ...refused(lines), seen: theirs?.changedAt ?? '', status: 409 }
  }
  if (seen !== '' && !MOMENT.test(seen)) return conflict()
  if (field('intent') === 'restore') {
    const restored = await restoreTemplate(db, { name, lang, changedAt: seen })
    return restored === 'done' ? { name, lang, success: copy.restored } : conflict()
  }
  if (!text) return refused([copy.empty])
  if (text.length > TEXT_LENGTH) return refused([fillSlots(copy.long, { max: TEXT_LENGTH })])
  const unknown = unknownPlaceholders(text, lang)
  if (unknown.length) {
    const every = (Object.keys(templatePlaceholders) as Placeholder[]).map((known) => tokenOf(known, lang))
    return refused([
      fillSlots(formFor(copy.unknown, unknown.length, reader), { words: unknown.join(', ') }),
      fillSlots(copy.known, { words: every.join(', ') }),
    ])
  }
  const saved = await saveTemplate(db, { name, lang, text, changedAt: seen })
  return saved === 'done' ? { name, lang, success: copy.saved } : conflict()
}

export type TemplateOutcome = Awaited<ReturnType<typeof applyTemplateForm>>

/** Normalises a text: well-formed Unicode, LF line ends, no control characters. */
function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
}
