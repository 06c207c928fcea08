import { describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import type { JobId } from '#app/content/packages/package.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { sendRetorques } from '#app/requests/retorque.server.tsx'
import { engines } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { answerOnPage, NOW, owner, sendEvaluation } from './evaluated.ts'
import { storedRequest } from './stored-request.ts'

const DAY = 86_400_000
const seen = (job: JobId) => JSON.stringify(snapshotOf(packageOf(job), {}, bundledFacts, NOW))
const tires = { service_type: 'pneus', car: 'ready' } as const

describe.each(engines)('The note about the wheel nuts on $name', ({ open }) => {
  const at = databaseForEach([owner], open)
  const db = () => at.db
  /** Notes that the work of a request was done now. */
  const done = (number: number) =>
    db()
      .insertInto('request_history')
      .values({
        ...{ id: `done-${number}`, request_id: `id-${number}`, version: 9, at: NOW.toISOString() },
        ...{ by_user: null, by_name: '', replaced: null },
        ...{ field: 'status', from_value: 'scheduled', to_value: 'completed' },
      })
      .execute()
  async function handedOver(number: number, more: Parameters<typeof storedRequest>[1]) {
    await at.keep(storedRequest(number, { status: 'completed', ...more }))
    await done(number)
  }
  /** Who has had the note by some time after. */
  async function told(milliseconds: number) {
    await sendRetorques(db(), new Date(NOW.getTime() + milliseconds))
    const mails = (await at.rows('jobs')).filter(({ mail }) => mail === 'request.retorque')
    return mails.map(({ request_id }) => Number(request_id?.slice(3))).sort((one, other) => one - other)
  }

  test('leaves once, from three days after the hand-over to ten', async () => {
    await handedOver(1, tires)
    expect(await told(3 * DAY - 1)).toEqual([])
    expect(await told(10 * DAY)).toEqual([])
    expect(await told(10 * DAY - 1)).toEqual([1])
    expect(await told(3 * DAY)).toEqual([1])
  })

  test('goes to those whose wheels were off and whose work was done, put away since or not', async () => {
    await handedOver(1, tires)
    await handedOver(2, { ...tires, status: 'archived' })
    await handedOver(3, { ...tires, status: 'archived', lost_reason: 'price' })
    await handedOver(4, { ...tires, status: 'scheduled' })
    await handedOver(5, { ...tires, email: '' })
    await handedOver(6, { ...tires, service_type: 'freins' })
    await handedOver(7, { ...tires, car: null })
    await handedOver(8, { ...tires, car: null, final_total: '500' })
    const jobs = ['tireSwap', 'tireFitting', 'flat', 'brakes'] as const
    for (const [index, job] of jobs.entries())
      await handedOver(10 + index, { car: 'ready', estimate: seen(job) })
    await handedOver(14, { ...tires, estimate: seen('oilChange') })
    expect(await told(3 * DAY)).toEqual([1, 2, 8, 10, 11, 12, 13])
  })

  test('goes by what was accepted where there is an evaluation, whatever was asked for', async () => {
    for (const [number, accepted] of [['l1'], ['l2'], ['l3'], []].entries()) {
      await at.keep(storedRequest(number, { ...tires, status: 'scheduled' }))
      const reference = `G-TEST-${number}`
      await answerOnPage(at.opened, reference, await sendEvaluation(at.opened, reference), accepted)
      await done(number)
    }
    await db().updateTable('contact_submissions').set({ status: 'completed' }).execute()
    expect(await told(3 * DAY)).toEqual([0, 1])
  })
})
