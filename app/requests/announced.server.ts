import { z } from 'zod'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { rowStands } from '#app/content/records/rows.ts'
import { content } from '#app/content/snapshot.ts'
import { cents } from '#app/estimate/cents.ts'
import { type Estimate, isDeducted } from '#app/estimate/estimate.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import type { RequestRow } from './life/story.server.ts'

const announced = z.object({ row: z.string(), cents: z.number().int(), text: z.string() }).nullable()
/** A fee and the sentence that told the customer of it before the work: no evaluation may have another. Null if there was none. */
export type Announced = z.infer<typeof announced>

type Asked = { service_type: string; email: string; lang: Lang }

/** What the customer's mail says that finding a fault costs: where they ask what is wrong, or saw it with the price online. */
export function feeToAnnounce(
  { service_type, email, lang }: Asked,
  seen: Pick<Estimate, 'lines'> | undefined,
): Announced {
  const { amount } = facts().prices.diagnostic
  const listed = typeof amount === 'number' && rowStands('diagnostic') ? cents(amount) : undefined
  const isAsked = email !== '' && ['diagnostic', 'unsure'].includes(service_type)
  const fee = seen?.lines.find(isDeducted)?.lowest ?? (isAsked ? listed : undefined)
  const { diagnostic } = content(lang).requestMails.acknowledgement
  return fee === undefined ? null : { row: 'diagnostic', cents: fee, text: diagnostic }
}

/** What was announced with a request; for one from before it was kept, what its mail says now. */
export const announcedWith = (
  request: Pick<RequestRow, 'announced' | 'estimate' | keyof Asked>,
): Announced =>
  request.announced === null
    ? feeToAnnounce(request, readSnapshot(request.estimate))
    : announced.parse(JSON.parse(request.announced))
