import type { Kysely } from 'kysely'
import { fill } from '#app/content/fill.ts'
import { type Lang, langs } from '#app/content/language.ts'
import type { Tables } from '#database/tables.ts'
import { bundledTemplates, type TemplateName, templateNames } from './template-words.ts'

/** A reply's text; `changedAt` is empty while it is the bundled one. */
export type Template = { name: TemplateName; lang: Lang; text: string; changedAt: string }

/** Every template, with the garage's own text where it has one. */
export async function allTemplates(db: Kysely<Tables>): Promise<Template[]> {
  const own = await db.selectFrom('reply_templates').selectAll().execute()
  return templateNames.flatMap((name) =>
    langs.map((lang) => {
      const found = own.find((row) => row.name === name && row.lang === lang)
      return {
        name,
        lang,
        text: found?.text ?? fill(bundledTemplates[name][lang], lang),
        changedAt: found?.changed_at ?? '',
      }
    }),
  )
}

/**
 * Saves the garage's own text of a template.
 * @param template with the `changedAt` that the person was looking at
 * @returns `conflict` if someone changed it since; nothing was written
 */
export async function saveTemplate(
  db: Kysely<Tables>,
  { name, lang, text, changedAt }: Template,
): Promise<'done' | 'conflict'> {
  const changed = { text, changed_at: new Date().toISOString() }
  const written = changedAt
    ? await db
        .updateTable('reply_templates')
        .set(changed)
        .where('name', '=', name)
        .where('lang', '=', lang)
        .where('changed_at', '=', changedAt)
        .returning('name')
        .executeTakeFirst()
    : await db
        .insertInto('reply_templates')
        .values({ name, lang, ...changed })
        .onConflict((conflict) => conflict.doNothing())
        .returning('name')
        .executeTakeFirst()
  return written ? 'done' : 'conflict'
}

/**
 * Restores the bundled text in place of the garage's own.
 * @param template with the `changedAt` that the person was looking at
 * @returns `conflict` if someone changed it since; nothing was written
 */
export async function restoreTemplate(
  db: Kysely<Tables>,
  { name, lang, changedAt }: Omit<Template, 'text'>,
): Promise<'done' | 'conflict'> {
  const own = { name, lang }
  await db
    .deleteFrom('reply_templates')
    .where((is) => is.and(own))
    .where('changed_at', '=', changedAt)
    .execute()
  const left = db
    .selectFrom('reply_templates')
    .select('name')
    .where((is) => is.and(own))
  return (await left.executeTakeFirst()) ? 'conflict' : 'done'
}
