import type { Runtime } from '#app/context.server.ts'
import { type Answering, answerEvaluation } from '#app/requests/evaluation/answer.server.ts'
import { openDraft, saveDraft, sendDraft } from '#app/requests/evaluation/drafts.server.ts'
import type { Draft } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine } from '#app/requests/evaluation/lines.ts'
import { type Act, act } from '#app/requests/life/act.server.ts'
import { type Author, CUSTOMER, requestWithStory } from '#app/requests/life/story.server.ts'
import { noRequestLimits } from '#app/requests/limits.server.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import type { OpenedDatabase } from '../engines.ts'

export const owner = { id: 'owner', email: 'owner@garage.example' }
/** A Tuesday at noon. */
export const NOW = new Date('2026-11-24T17:00:00Z')
const SECRET = 'a secret of at least thirty-two characters'
export const linkKey = { secret: SECRET, siteUrl: 'https://garage.example' }

/** What requests and evaluations need of a running site, with no limits. @param write takes what it logs */
export const deskOf = (
  { database }: Pick<OpenedDatabase, 'database'>,
  write: (text: string) => unknown = () => {},
) =>
  ({
    env: readEnv({ SITE_URL: linkKey.siteUrl }),
    log: createLog('debug', { write }).log,
    database,
    jobs: { wake() {} },
    requestLimits: noRequestLimits,
    secret: SECRET,
  }) as unknown as Runtime

/** Brakes for 380 $, and wipers for 40 $. */
export const brakesAndWipers: Omit<Draft, 'after'> = {
  lines: [
    {
      ...emptyLine('l1', 'part'),
      label: { fr: 'Disques ordinaires', en: 'Regular rotors' },
      row: 'regularRotors',
      each: 280_00,
      condition: 'new',
      urgency: 'red',
      consequence: 'Les disques peuvent fendre.',
    },
    {
      ...emptyLine('l2', 'labour'),
      label: { fr: 'Main-d’œuvre, freins', en: 'Brake labour' },
      row: 'brakeLabour',
      each: 100_00,
    },
    {
      ...emptyLine('l3', 'part'),
      label: { fr: 'Essuie-glaces', en: 'Wiper blades' },
      each: 20_00,
      count: 2000,
      condition: 'new',
      urgency: 'green',
    },
  ],
  customer: { name: 'Zoé Tremblay', address: '12, rue Jarry Est, Montréal' },
  vehicle: { make: 'Mazda', model: '3', year: '2016', plate: 'ABC 123' },
  readyAt: '2026-11-26T21:00:00.000Z',
  validUntil: '2026-12-08',
  fee: null,
}

/** Writes and sends the next evaluation of a request. @returns it as it was sent */
export async function sendEvaluation(
  opened: OpenedDatabase,
  reference: string,
  more: Partial<Draft> = {},
  now = NOW,
) {
  const take = <Why>(does: Act<Why>) => act(deskOf(opened), { reference, by: owner, now }, does)
  await take(openDraft)
  const { draft } = (await storyOf(opened, reference)).evaluations
  if (!draft) throw new Error('no draft')
  const { id, version } = draft
  await take(saveDraft({ id, version }, { ...draft.body, ...brakesAndWipers, ...more }))
  const { why } = await take(sendDraft({ id, version: version + 1 }))
  if (why) throw new Error(why)
  const sent = (await storyOf(opened, reference)).evaluations.sent.at(-1)
  if (!sent) throw new Error('nothing was sent')
  return sent
}

export async function storyOf({ database }: OpenedDatabase, reference: string) {
  const story = await requestWithStory(database.db, reference)
  if (!story) throw new Error('no such request')
  return story
}

/** Answers as the customer does on their page, whose number ends with 0199. */
export async function answerOnPage(
  opened: OpenedDatabase,
  reference: string,
  { id, sha256 }: { id: string; sha256: string },
  accepted: readonly string[],
  { now = NOW, by = CUSTOMER, ...more }: Partial<Answering> & { now?: Date; by?: Author } = {},
) {
  const given = { id, seen: sha256, accepted, name: 'Zoé Tremblay', address: '', way: 'web', digits: '0199' }
  const does = answerEvaluation({ ...given, ...more } as Answering)
  return (await act(deskOf(opened), { reference, by, now }, does)).why ?? 'answered'
}
