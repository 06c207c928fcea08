import type { Lang } from '#app/content/language.ts'
import { recordOf } from '#app/content/records/records.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskWordsPath } from '#app/desk-paths.ts'
import { allDrafts, dropDraft, saveDraft } from '#app/publishing/changes.server.ts'
import type { Problem } from '#app/publishing/checks.ts'
import { draftKey, type Outcome } from '#app/publishing/desk.server.ts'
import { type Entry, valueAt } from '#app/publishing/fold.ts'
import { mayPublish, nameOf } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { wholeNumber } from '#app/staff/kit/input-values.ts'
import type { Role } from '#database/rows/role.ts'

export type DraftsNotice = keyof ReturnType<typeof deskCopy>['notices']

/** The outcome of a form: a notice for the next page, or why nothing changed. */
export type DraftsOutcome =
  /** `set`: the publication. */
  { notice: DraftsNotice; set?: number } | Refusal

/** `faulty`: the paths of the drafts in which something is to be ticked or chosen first; `links`: where the rest is mended. */
type Refusal = {
  error: string
  status: 400 | 409
  faulty?: string[]
  links?: { href: string; what: string }[]
}

export async function applyDraftsForm(
  runtime: Runtime,
  form: FormData,
  { by, role, lang, also }: { by: string; role: Role; lang: Lang; also?: readonly Entry[] },
): Promise<DraftsOutcome> {
  const [intent = '', path = '', savedAt = ''] = `${form.get('intent') ?? ''}`.split(' ')
  if (intent === 'undo') {
    const outcome = await runtime.desk.undo(wholeNumber(path) ?? 0, { by, role })
    return outcome.status === 'published' ? { notice: 'undone', set: outcome.set.id } : refusal(outcome, lang)
  }
  if (intent === 'publish') {
    const texts = (name: string) => new Set(form.getAll(name).map(String))
    if (!form.has('draft') && !also) return { error: deskCopy(lang).notices.unticked, status: 409 }
    const outcome = await runtime.desk.publish({ by, role, seen: texts('draft'), sure: texts('sure'), also })
    return outcome.status === 'published'
      ? { notice: 'published', set: outcome.set.id }
      : refusal(outcome, lang)
  }
  const { db } = runtime.database
  const draft = (await allDrafts(db)).find((known) => draftKey(known) === `${path} ${savedAt}`)
  if (!draft || !mayPublish(path, role)) return refusal({ status: 'nothing' }, lang)
  const isMine = intent === 'mine'
  const outcome = isMine
    ? await saveDraft(db, { ...draft, was: valueAt(runtime.desk.values(), path), by }, savedAt)
    : await dropDraft(db, path, savedAt)
  if (outcome === 'conflict') return refusal({ status: 'nothing' }, lang)
  return { notice: isMine ? 'saved' : 'dropped' }
}

/** The texts that stand in the way, and the line that takes their sentences out. */
function linksOf(problems: readonly Problem[], lang: Lang) {
  const { problemLinks } = deskCopy(lang)
  const links = problems.flatMap(({ kind, texts = [], record }) => [
    ...texts.map(({ place, page }) => ({
      href: deskWordsPath(page),
      what: nameOf(`texts.${place}`, null, lang),
    })),
    ...(kind !== 'sum-in-text' && record && recordOf(record).isOptional
      ? [{ href: `${plainPaths.opening}#${record}`, what: problemLinks.notOffered }]
      : []),
  ])
  return [...new Map(links.map((link) => [link.href + link.what, link])).values()]
}

/** Why nothing was published, in words. */
export function refusal(outcome: Exclude<Outcome, { status: 'published' }>, lang: Lang): Refusal {
  const { notices, problems } = deskCopy(lang)
  if (outcome.status === 'problem') {
    const lines = outcome.problems.map(({ kind, about }) =>
      fillSlots(problems[kind], { about: typeof about === 'string' ? about : about[lang] }),
    )
    return { error: [...new Set(lines)].join(' '), status: 409, links: linksOf(outcome.problems, lang) }
  }
  if (outcome.status === 'admins') {
    const what = outcome.entries.map((entry) => nameOf(entry.path, entry.now, lang)).join(', ')
    return { error: fillSlots(notices.admins, { what }), status: 409 }
  }
  if (outcome.status === 'failed')
    return { error: fillSlots(notices.failed, { why: outcome.why }), status: 409 }
  const entries =
    outcome.status === 'unsure' ? outcome.entries : outcome.status === 'conflict' ? outcome.conflicts : []
  return { error: notices[outcome.status], status: 409, faulty: entries.map(({ path }) => path) }
}
