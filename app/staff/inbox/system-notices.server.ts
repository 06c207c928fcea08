import { dateTimeText } from '#app/content/hours/moments.server.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { retentionHold } from '#app/personal-data/retention-runs.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { systemCopy } from './system-words.ts'

/** A nightly backup that was missed once may be made by hand; after two days someone must be told. */
const BACKUP_MILLISECONDS = 2 * 24 * 60 * 60_000

/** What needs whoever looks after the server: backups, disk, database, a clock that may be wrong. Most urgent first. */
export async function systemNotices(
  { database: { db }, health }: Pick<Runtime, 'database' | 'health'>,
  { lang, isAdmin }: { lang: Lang; isAdmin: boolean },
) {
  const copy = systemCopy(lang)
  const { fault, isSpaceLow, isDamaged, backup } = await health.check()
  const lines: { text: string; link?: { href: string; text: string } }[] = []
  if (fault) lines.push({ text: copy.noWrites })
  if (isDamaged) lines.push({ text: copy.damaged })
  if (isSpaceLow && !fault) lines.push({ text: copy.disk })
  const since =
    backup ?? (await db.selectFrom('first_admin').select('claimed_at').executeTakeFirst())?.claimed_at
  if (since && Date.now() - Date.parse(since) > BACKUP_MILLISECONDS)
    lines.push({
      text: backup ? fillSlots(copy.backupLate, { when: dateTimeText(backup, lang) }) : copy.backupNever,
    })
  if (await retentionHold(db))
    lines.push({
      text: copy.held,
      ...(isAdmin && { link: { href: `${plainPaths.privacy}#retention`, text: copy.look } }),
    })
  return lines
}

export type SystemNotice = Awaited<ReturnType<typeof systemNotices>>[number]
