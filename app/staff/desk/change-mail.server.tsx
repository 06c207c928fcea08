import type { Kysely } from 'kysely'
import { Fragment } from 'react'
import { identity } from '#app/content/business/identity.ts'
import { longDate } from '#app/content/hours/dates.ts'
import { dayOf, localTime } from '#app/content/hours/opening.ts'
import { garageLang, type Lang } from '#app/content/language.ts'
import { counted, fillSlots } from '#app/content/slots.ts'
import { adminAddresses, garageAddresses } from '#app/mail/garage-addresses.server.ts'
import { type Mail, queueMail } from '#app/mail/outbox.server.ts'
import { Button, mailHtml, mailText, Subheading } from '#app/mail/template.tsx'
import { allSets } from '#app/publishing/changes.server.ts'
import type { ChangeSet } from '#app/publishing/fold.ts'
import { sentenceOf } from '#app/publishing/items.ts'
import { plainPaths } from '#app/site-map.ts'
import type { Tables } from '#database/tables.ts'
import type { Env } from '#platform/env.ts'
import { changeMailCopy } from './change-mail-words.ts'

/** The previous day's changes are mailed from this hour on, in the garage's time. */
const HOUR = 6
/** Days that a garage's first mail covers; older changes are never mailed. */
const DAYS_BACK = 7
/** Milliseconds between two looks at whether there are changes to mail. */
export const CHANGES_EVERY = 10 * 60_000

type Site = Pick<Env, 'notifyTo' | 'siteUrl'>

/**
 * Queues a mail to the garage and to each admin with the changes until yesterday that were not mailed yet, if there are any. Safe to call repeatedly and from
 * several processes: the day is recorded in the transaction that queues the mail.
 * @returns whether a mail was queued
 */
export async function mailChanges(db: Kysely<Tables>, env: Site, now: Date): Promise<boolean> {
  const local = localTime(now)
  if (local.hour < HOUR) return false
  const today = local.toPlainDate()
  const day = today.subtract({ days: 1 }).toString()
  const sets = (await allSets(db)).filter(({ effectiveAt }) => effectiveAt < startOf(today))
  return db.transaction().execute(async (trx) => {
    const mailed = await trx
      .selectFrom('change_mails')
      .select('day')
      .orderBy('day', 'desc')
      .executeTakeFirst()
    const since = mailed
      ? startOf(Temporal.PlainDate.from(mailed.day).add({ days: 1 }))
      : startOf(today.subtract({ days: DAYS_BACK }))
    const fresh = sets.filter(({ effectiveAt }) => effectiveAt >= since)
    if (!fresh.length) return false
    const noted = await trx
      .insertInto('change_mails')
      .values({ day, written_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (!noted) return false
    const mail = changeMail(fresh, { env, day, lang: garageLang })
    // To every admin, also where `NOTIFY_TO` names another address.
    const to = [...(await garageAddresses(trx, env)), ...(await adminAddresses(trx))]
    for (const address of new Set(to)) await queueMail(trx, { ...mail, to: address })
    return true
  })
}

/** The start of a day in the garage's time zone, as an ISO timestamp. */
const startOf = (day: Temporal.PlainDate): string =>
  new Date(day.toZonedDateTime(identity.timeZone).epochMilliseconds).toISOString()

type About = { env: Site; day: string; lang: Lang }

function changeMail(sets: readonly ChangeSet[], { env, day, lang }: About): Omit<Mail, 'to'> {
  const copy = changeMailCopy(lang)
  const count = sets.reduce((sum, { entries }) => sum + entries.length, 0)
  const isOneDay = sets.every(({ effectiveAt }) => dayOf(new Date(effectiveAt)) === day)
  const subject = isOneDay
    ? fillSlots(counted(copy.subject, count, lang), { day: longDate(day, lang) })
    : counted(copy.since, count, lang)
  const moment = new Intl.DateTimeFormat(`${lang}-CA`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: identity.timeZone,
  })
  const drafts = `${env.siteUrl}${plainPaths.deskDrafts}`
  const shown = sets.map((set) => ({
    id: set.id,
    by: fillSlots(set.undoes ? copy.undone : copy.by, {
      who: set.by,
      when: moment.format(new Date(set.effectiveAt)),
    }),
    lines: set.entries.map((entry) => {
      const { what, before, after, words: inWords = [] } = sentenceOf(entry, lang)
      const change = (old: string, next: string) =>
        old ? fillSlots(copy.change, { before: old, after: next }) : next
      const inEach = inWords.map(({ lang: each, parts }) => {
        const without = (left: 'added' | 'removed') =>
          parts
            .map(({ text, is }) => (is === left ? '' : text))
            .join('')
            .replace(/\s+/g, ' ')
            .trim()
        return fillSlots(copy.inLanguage[each], { change: change(without('added'), without('removed')) })
      })
      return { what, change: inEach.join('\n') || change(before, after) }
    }),
    // The drafts page lists an undo under the publication that it undoes.
    href: `${drafts}#set-${set.undoes ?? set.id}`,
  }))
  return {
    kind: 'site.changes',
    lang,
    subject,
    html: mailHtml({
      lang,
      heading: copy.heading,
      children: (
        <>
          {shown.map(({ id, by, lines, href }) => (
            <div key={id}>
              <Subheading>{by}</Subheading>
              {lines.map(({ what, change }) => (
                <p key={what}>
                  <b>{what}</b>
                  {change.split('\n').map((line) => (
                    <Fragment key={line}>
                      <br />
                      {line}
                    </Fragment>
                  ))}
                </p>
              ))}
              <p>
                <a href={href}>{copy.undo}</a>
              </p>
            </div>
          ))}
          <Button href={drafts}>{copy.all}</Button>
        </>
      ),
    }),
    text: mailText(
      copy.heading,
      ...shown.flatMap(({ by, lines, href }) => [
        by,
        lines.map(({ what, change }) => `${what} : ${change}`).join('\n'),
        `${copy.undo} : ${href}`,
      ]),
    ),
  }
}
