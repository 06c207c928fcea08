import { z } from 'zod'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { content } from '#app/content/snapshot.ts'
import { type Estimate, estimate } from '#app/estimate/estimate.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import type { RequestRow } from './life/story.server.ts'

const announced = z.object({ row: z.string(), cents: z.number().int(), text: z.string() }).nullable()
/** A fee and the sentence that told the customer of it before the work: no evaluation may have another. Null if there was none. */
export type Announced = z.infer<typeof announced>

type Asked = { service_type: string; email: string; lang: Lang }

/** What the customer's mail says that finding a fault costs, if not by the hour: where they ask what is wrong, or saw it online. */
export function feeToAnnounce(
  { service_type, email, lang }: Asked,
  seen: Pick<Estimate, 'lines'> | undefined,
): Announced {
  const isAsked = email !== '' && ['diagnostic', 'unsure'].includes(service_type)
  const listed = isAsked ? estimate(packageOf('diagnostic'), {}, facts()).lines : []
  const fee = [...(seen?.lines ?? []), ...listed].find(({ row }) => row === 'diagnostic')?.lowest
  const { diagnostic } = content(lang).requestMails.acknowledgement
  return fee === undefined || !diagnostic ? null : { row: 'diagnostic', cents: fee, text: diagnostic }
}

/** What was announced with a request; for one from before it was kept, what its mail says now. */
export const announcedWith = (
  request: Pick<RequestRow, 'announced' | 'estimate' | keyof Asked>,
): Announced =>
  request.announced === null
    ? feeToAnnounce(request, readSnapshot(request.estimate))
    : announced.parse(JSON.parse(request.announced))
