import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { packageOf } from '#app/content/packages/index.ts'
import type { JobId } from '#app/content/packages/package.ts'
import { prices } from '#app/content/prices/prices.ts'
import { contentWith, setContent } from '#app/content/snapshot.ts'
import { shownEstimate } from '#app/estimate/carried.server.ts'
import type { Answers } from '#app/estimate/estimate.ts'
import { priceListText } from '#app/estimate/shown.ts'
import { readSnapshot } from '#app/estimate/snapshot.server.ts'
import { noRequestLimits } from '#app/requests/limits.server.ts'
import { postRequest } from '#app/requests/post.server.ts'
import { type RequestDependencies, receiveRequest } from '#app/requests/requests.server.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { casesNow, writtenSums } from '../estimate-cases.ts'

const caller = { address: '203.0.113.7' }

const visitor = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  service_type: 'pneus',
}

/** The form value of an estimate that is shown now. */
const carried = (job: JobId, answers: Answers, lang: Lang) =>
  shownEstimate(packageOf(job), answers, lang, new Date()).value

const dearer = {
  ...bundledFacts,
  prices: { ...prices, balancing18: { ...prices.balancing18, amount: 75 } },
}

describe.each(engines)('a request with an estimate on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dependencies: RequestDependencies
  const openDesk = async () => {
    opened = await open()
    dependencies = {
      env: readEnv({ NOTIFY_TO: 'atelier@example.org', SITE_URL: 'https://garage.example' }),
      log: createLog('error').log,
      database: opened.database,
      jobs: { wake() {} },
      requestLimits: noRequestLimits,
      secret: 'a secret of at least thirty-two characters',
    }
  }
  const row = () => opened.database.db.selectFrom('contact_submissions').selectAll().executeTakeFirst()
  const snapshotOf = async (reference: string) => {
    const { estimate, form_type } = await opened.database.db
      .selectFrom('contact_submissions')
      .select(['estimate', 'form_type'])
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { snapshot: readSnapshot(estimate), form_type }
  }

  describe('as it was shown', () => {
    beforeAll(openDesk)
    afterAll(() => opened.close())

    for (const lang of langs)
      test.each(casesNow)(`${lang}: $job $answers stands in the request and both mails`, async (each) => {
        const { job, answers, lowest } = each
        const email = `${crypto.randomUUID()}@example.org`
        const answer = await receiveRequest(
          dependencies,
          { values: { ...visitor, email, estimate: carried(job, answers, lang) }, lang },
          caller,
        )
        if (answer.kind !== 'received') throw new Error(JSON.stringify(answer))
        const { snapshot, form_type } = await snapshotOf(answer.reference)
        expect(form_type).toBe('estimate')
        expect(snapshot).toMatchObject({ job, answers })
        expect(snapshot?.lowest).toEqual(lowest)
        const [toVisitor, toGarage] = await opened.database.db
          .selectFrom('jobs')
          .select(['mail as kind', 'html', 'text'])
          .where('subject', 'like', `%${answer.reference}%`)
          .orderBy('mail')
          .execute()
        for (const sum of writtenSums(each, lang)) {
          expect(toVisitor?.html).toContain(sum)
          expect(toVisitor?.text).toContain(sum)
        }
        for (const sum of writtenSums(each, 'fr')) {
          expect(toGarage?.html).toContain(sum)
          expect(toGarage?.text).toContain(sum)
        }
        if (snapshot) expect(toVisitor?.text).toContain(priceListText(snapshot, lang))
      })
  })

  describe('whose price changed', () => {
    beforeEach(openDesk)
    afterEach(async () => {
      setContent(contentWith(bundledFacts))
      await opened.close()
    })
    const answers = { wheels: '18', supplement: 'no' } as const

    test('is refused with the new price, nothing is kept, and it is taken once that price was seen', async () => {
      const values = { ...visitor, estimate: carried('tireFitting', answers, 'fr') }
      setContent(contentWith(dearer))
      const answer = await receiveRequest(dependencies, { values, lang: 'fr' }, caller)
      if (answer.kind !== 'invalid') throw new Error(answer.kind)
      expect(answer.errors.estimate).toContain(
        'au moins 75,00\u00a0$ avant taxes, et non plus au moins 70,00\u00a0$',
      )
      expect(await row()).toBeUndefined()
      const again = { ...values, estimate: answer.estimate?.value }
      expect((await receiveRequest(dependencies, { values: again, lang: 'fr' }, caller)).kind).toBe(
        'received',
      )
      expect(readSnapshot((await row())?.estimate ?? null)?.lowest.before).toBe(75_00)
    })

    test('without scripts everything typed comes back, with the new price in the form', async () => {
      const form = new FormData()
      for (const [name, value] of Object.entries(visitor)) form.set(name, value)
      form.set('estimate', carried('tireFitting', answers, 'fr'))
      setContent(contentWith(dearer))
      const answer = await postRequest(form, 'fr', dependencies, caller)
      if (!('posted' in answer)) throw new Error('It was kept')
      expect(answer.status).toBe(422)
      expect(answer.posted.values).toMatchObject(visitor)
      expect(answer.posted.errors?.estimate).toContain('75,00')
    })

    test('sent before the change keeps its price, and sent twice is one request', async () => {
      const values = { ...visitor, estimate: carried('tireFitting', answers, 'fr') }
      const send = () =>
        receiveRequest(dependencies, { values, lang: 'fr', idempotencyKey: 'a-key-of-its-own-1' }, caller)
      const first = await send()
      setContent(contentWith(dearer))
      expect(await send()).toMatchObject({
        kind: 'received',
        reference: (first as { reference: string }).reference,
      })
      expect(readSnapshot((await row())?.estimate ?? null)?.lowest.before).toBe(70_00)
    })

    test('made up is answered with ours, and what cannot be read with words', async () => {
      const forged = carried('tireFitting', answers, 'en').replace(/seen=.*$/, 'seen=1-1')
      const answer = await receiveRequest(
        dependencies,
        { values: { ...visitor, estimate: forged }, lang: 'en' },
        caller,
      )
      expect(answer).toMatchObject({
        kind: 'invalid',
        estimate: { value: carried('tireFitting', answers, 'en') },
      })
      for (const estimate of [
        'x',
        'job=oil-change',
        `${'a'.repeat(500)}`,
        7,
        ['job=flat-tire&seen=500-500'],
        carried('flat', {}, 'fr'),
      ]) {
        const answer = await receiveRequest(
          dependencies,
          { values: { ...visitor, estimate }, lang: 'en' },
          caller,
        )
        expect(answer).toMatchObject({
          kind: 'invalid',
          errors: { estimate: expect.stringMatching(/^Online price/) },
        })
      }
      expect(await row()).toBeUndefined()
    })
  })
})
