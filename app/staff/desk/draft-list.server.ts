import { clockOf, dateTimeText } from '#app/content/hours/moments.server.ts'
import { localTime, momentAt } from '#app/content/hours/opening.ts'
import { type Lang, langs, type Text } from '#app/content/language.ts'
import { isRelevant } from '#app/content/records/stands.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskArticlePath } from '#app/desk-paths.ts'
import { allDrafts, allSets } from '#app/publishing/changes.server.ts'
import { conflicts } from '#app/publishing/checks.ts'
import { draftKey } from '#app/publishing/desk.server.ts'
import { type Entry, factsOf, fold, valueAt } from '#app/publishing/fold.ts'
import {
  isLargeChange,
  isOneSided,
  isUnfinished,
  mayPublish,
  nameOf,
  pageOf,
  sentenceOf,
  valueText,
} from '#app/publishing/items.ts'
import { articleTitle } from '#app/publishing/kinds/articles.ts'
import type { ClosingValue } from '#app/publishing/kinds/hours.ts'
import { opensSite } from '#app/publishing/kinds/opening.ts'
import { same } from '#app/publishing/same.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { openStatuses } from '#app/requests/handling/inbox.ts'
import { plainPaths, previewPath, requestPath } from '#app/site-map.ts'
import { type Role, seesRequests } from '#database/rows/role.ts'
import { hiddenRecord } from './hidden.server.ts'

/** How many publications are shown. */
const HISTORY = 40
/** With more changes than these a publication is undone only once asked. */
const FEW = 3

/** The drafts in sentences, with what must be checked before they are published. */
export async function listDrafts(runtime: Runtime, lang: Lang, role: Role) {
  const copy = deskCopy(lang).drafts
  const drafts = (await allDrafts(runtime.database.db)).filter((draft) => !isUnfinished(draft))
  const others = conflicts(runtime.desk.values(), drafts)
  const then = runtime.desk.factsWith(drafts)
  return Promise.all(
    drafts.map(async (draft) => {
      const sentence = sentenceOf(draft, lang, then)
      const conflict = others.find(({ path }) => path === draft.path)
      const { path } = draft
      const page = pageOf(draft, lang, then)
      return {
        path,
        key: draftKey(draft),
        sentence,
        by: draft.isUndone ? fillSlots(copy.undone, { who: draft.by }) : draft.by,
        isUndone: draft.isUndone,
        closed: mayPublish(path, role, draft.now) ? undefined : copy.adminsOnly,
        preview: page && previewPath(page),
        sure: isLargeChange(draft)
          ? fillSlots(copy.sure, { before: sentence.before, after: sentence.after })
          : sameQuestion(draft, lang),
        conflict: conflict && {
          text: fillSlots(copy.conflict, { theirs: valueText(path, conflict.theirs, lang) }),
          mine: fillSlots(copy.mine, { value: valueText(path, draft.now, lang) }),
          theirs: fillSlots(copy.theirs, { value: valueText(path, conflict.theirs, lang) }),
        },
        appointments: await appointmentsIn(runtime, draft, { lang, role }),
      }
    }),
  )
}

export async function unfinishedArticles({ database }: Runtime, lang: Lang) {
  const drafts = (await allDrafts(database.db)).filter(isUnfinished)
  return drafts.map((draft) => ({
    path: draft.path,
    key: draftKey(draft),
    title: articleTitle(draft.now, lang),
    href: deskArticlePath(draft.path.slice('articles.'.length)),
  }))
}

export type ListedDraft = Awaited<ReturnType<typeof listDrafts>>[number]

/** What visitors see of a publication, each with its page; several changes of one page are named together. */
export function publishedPages({ desk }: Runtime, id: number, lang: Lang) {
  const all = desk.sets().find((set) => set.id === id)?.entries ?? []
  const entries = all.filter(({ path, now }) => !hiddenRecord({ path, online: now }))
  const byPage = Map.groupBy(entries, (entry) => pageOf(entry, lang))
  return [...byPage].flatMap(([href, changes]) => {
    const what = [...new Set(changes.map((entry) => sentenceOf(entry, lang).what))].join(', ')
    return href ? { href, what } : []
  })
}

/** What a publication leaves that visitors do not see, with the line of the opening's list that says why. */
export function hiddenBy({ desk }: Runtime, id: number, lang: Lang) {
  const values = desk.values()
  const entries = desk.sets().find((set) => set.id === id)?.entries ?? []
  return entries.flatMap(({ path }) => {
    const online = valueAt(values, path)
    const record = hiddenRecord({ path, online })
    const line = record && isRelevant(record) ? record.id : 'business.services'
    return record ? [{ href: `${plainPaths.opening}#${line}`, what: nameOf(path, online, lang) }] : []
  })
}

/** If only one language of a text changes, the question whether the other still says the same. */
function sameQuestion(entry: Entry, lang: Lang): string | undefined {
  if (!isOneSided(entry)) return undefined
  const [before, after] = [entry.was as Text, entry.now as Text]
  return deskWordsCopy(lang).same[langs.find((each) => same(before[each], after[each])) ?? lang]
}

/** Requests with an appointment during a closing; for who sees no request, that there may be some. */
async function appointmentsIn(
  { database }: Runtime,
  { path, now }: Entry,
  { lang, role }: { lang: Lang; role: Role },
) {
  if (!path.startsWith('closings.') || !now) return undefined
  const { to, hours } = now as ClosingValue
  if (hours) return undefined
  if (!seesRequests(role)) return { text: deskCopy(lang).drafts.askAppointments, links: [] }
  const rows = await database.db
    .selectFrom('contact_submissions')
    .select('reference')
    .where(
      'appointment_at',
      '>=',
      momentAt(Temporal.PlainDate.from(path.slice('closings.'.length))).toISOString(),
    )
    .where('appointment_at', '<', momentAt(Temporal.PlainDate.from(to).add({ days: 1 })).toISOString())
    .where('status', 'in', openStatuses)
    .orderBy('appointment_at')
    .execute()
  if (!rows.length) return undefined
  return {
    text: counted(deskCopy(lang).drafts.appointments, rows.length, lang),
    links: rows.map(({ reference }) => ({ reference, href: requestPath(reference) })),
  }
}

/** The publications, newest first, each with its changes and whether it can be undone. */
export async function listHistory({ desk, database }: Runtime, lang: Lang) {
  const copy = deskCopy(lang).history
  const now = new Date()
  // From the database, not the desk's memory: the name of who published may have been erased since.
  const sets = await allSets(database.db)
  const undoing = new Map(sets.map((set) => [set.undoes, set]))
  const present = desk.values()
  return sets
    .filter(({ undoes }) => !undoes)
    .slice(-HISTORY)
    .reverse()
    .map((set) => {
      const back = set.entries.map(({ path, was, now: value }) => ({ path, was: value, now: was }))
      const undone = undoing.get(set.id)
      const stands = !undone && conflicts(present, back).length === 0
      const at = (moment: string) => ({ when: momentText(moment, now, lang) })
      const then = factsOf(fold(sets.slice(0, sets.indexOf(set) + 1), now))
      const sentences = set.entries.map((entry) => sentenceOf(entry, lang, then))
      return {
        id: set.id,
        when: fillSlots(stands ? copy.since : copy.past, at(set.effectiveAt)),
        mark: undone && fillSlots(copy.undone, at(undone.createdAt)),
        by: fillSlots(copy.by, { who: set.by }),
        sentences,
        undo: stands &&
          !opensSite(set.entries) && {
            about: fillSlots(copy.undoThis, { what: sentences.map(({ what }) => what).join(', ') }),
            question:
              sentences.length > FEW ? fillSlots(copy.undoAsk, { count: sentences.length }) : undefined,
          },
      }
    })
}

/** "9 h 05", with the date unless it is today. */
function momentText(at: string, now: Date, lang: Lang): string {
  const moment = new Date(at)
  const isToday = localTime(moment).toPlainDate().equals(localTime(now).toPlainDate())
  return isToday ? clockOf(moment, lang) : dateTimeText(at, lang)
}
