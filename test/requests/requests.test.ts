import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { content } from '#app/content/snapshot.ts'
import { callerContext, postedContext, type Runtime, runtimeContext } from '#app/context.server.ts'
import * as endpoint from '#app/endpoints/contact-request.ts'
import { mailsOfRequests } from '#app/mail/outbox.server.ts'
import { answerDueText } from '#app/requests/answer-due.server.ts'
import { createRequestLimits, requestAllowances } from '#app/requests/limits.server.ts'
import { postRequest } from '#app/requests/post.server.ts'
import { asReference, ELAPSED, HONEYPOT, IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { type RequestDependencies, receiveRequest } from '#app/requests/requests.server.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'
import { typed } from './stored-request.ts'

const SECRET = 'a secret of at least thirty-two characters'

const good = {
  ...typed,
  vehicle_model: 'Corolla',
  vehicle_year: '2018',
  preferred_date: '',
  message: 'Ça grince <b>au freinage</b>',
}

describe.each(engines)('requests on $name', ({ open }) => {
  let opened: OpenedDatabase
  let dependencies: RequestDependencies
  let logged: string
  let woken: number

  beforeEach(async () => {
    opened = await open()
    logged = ''
    woken = 0
    const { log } = createLog('debug', {
      write(text) {
        logged += text
      },
    })
    dependencies = {
      env: readEnv({ NOTIFY_TO: 'atelier@example.org', SITE_URL: 'https://garage.example' }),
      log: { ...log },
      database: opened.database,
      jobs: { wake: () => (woken += 1) },
      requestLimits: createRequestLimits(opened.database, SECRET),
      secret: SECRET,
    }
  })
  afterEach(() => opened.close())

  let visitors = 0
  /** A caller with an address of their own. */
  function caller() {
    visitors += 1
    return { address: `203.0.113.${visitors}` }
  }

  async function send(values: Record<string, unknown>, lang: 'fr' | 'en' = 'fr', idempotencyKey?: string) {
    return receiveRequest(dependencies, { values, lang, idempotencyKey }, caller())
  }

  async function reference(values: Record<string, unknown>, lang: 'fr' | 'en' = 'fr', key?: string) {
    const answer = await send(values, lang, key)
    if (answer.kind !== 'received') throw new Error(JSON.stringify(answer))
    return answer.reference
  }

  const stored = () => opened.database.db.selectFrom('contact_submissions').selectAll().execute()
  const mails = () => opened.database.db.selectFrom('jobs').selectAll().orderBy('mail').execute()

  it('are kept with a mail to the garage and one to the visitor before they are answered', async () => {
    const given = await reference({ ...good, keeps_parts: 'yes', reminders: 'yes', preferred_date: '' })
    expect(asReference(given)).toBe(given)
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...good,
      preferred_date: null,
      reference: given,
      status: 'new',
      keeps_parts: 1,
      reminders_text: content('fr').contactForm.fields.reminders.label,
    })
    expect(row?.reminders_at).toBe(row?.created_at)
    const [acknowledgement, notice] = await mails()
    expect(notice).toMatchObject({
      mail: 'request.notice',
      to_address: 'atelier@example.org',
      reply_to_name: good.name,
      reply_to_address: good.email,
      request_id: row?.id,
    })
    expect(notice?.subject).toContain(given)
    expect(notice?.html).toContain('Ça grince &lt;b&gt;au freinage&lt;/b&gt;')
    expect(notice?.html).not.toContain('<b>')
    expect(notice?.text).toContain(good.message)
    expect(acknowledgement).toMatchObject({
      mail: 'request.acknowledgement',
      to_address: good.email,
      lang: 'fr',
    })
    expect(acknowledgement?.text).toContain('Bonjour Zoé Tremblay,')
    expect(acknowledgement?.text).toContain(given)
    expect(acknowledgement?.text).toContain(answerDueText(new Date(row?.created_at ?? ''), 'fr'))
    expect(woken).toBe(1)
    expect(logged).not.toMatch(/Zoé|zoe@|555-0199|Corolla/)
    const states = await mailsOfRequests(opened.database.db, [row?.id ?? ''])
    expect(states.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ['request.acknowledgement', 'waiting'],
      ['request.notice', 'waiting'],
    ])
  })

  it('are acknowledged in the visitor’s language, without anything the visitor typed but a plain name', async () => {
    await reference({ ...good, name: 'Eve: cheap pills at example.org', message: 'CLICK HERE' }, 'en')
    const [acknowledgement, notice] = await mails()
    expect(acknowledgement?.lang).toBe('en')
    expect(acknowledgement?.text).toMatch(/^Hello,\n/)
    expect(acknowledgement?.text).toContain('Brakes')
    expect(`${acknowledgement?.html}${acknowledgement?.text}`).not.toMatch(/pills|CLICK/)
    expect(notice?.lang).toBe('fr')
    expect(notice?.text).toContain('Anglais')
  })

  it('are one request when the same key is sent ten times at once, and again later', async () => {
    const key = crypto.randomUUID()
    const all = await Promise.all(Array.from({ length: 10 }, () => reference(good, 'fr', key)))
    expect(new Set(all).size).toBe(1)
    expect(await reference(good, 'fr', key)).toBe(all[0])
    expect(await stored()).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('are one request when the same form is posted twice without a key, two when its content differs', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => reference(good)))
    expect(new Set(all).size).toBe(1)
    const other = await reference({ ...good, message: 'Et les pneus?' })
    expect(other).not.toBe(all[0])
    expect(await stored()).toHaveLength(2)
  })

  it('have a reference of their own, fifty at once', async () => {
    dependencies.requestLimits = { take: async () => 0 }
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, number) => reference({ ...good, message: `${number}` })),
    )
    expect(new Set(all).size).toBe(50)
    expect(await stored()).toHaveLength(50)
    expect(await mails()).toHaveLength(100)
  })

  it.each([
    ['bait', { [HONEYPOT]: 'https://example.org' }],
    ['too-fast', { [ELAPSED]: 120 }],
    ['too-fast', { [ELAPSED]: '120' }],
  ])(
    'that look like spam (%s) are answered like any other, kept apart and not mailed',
    async (reason, sign) => {
      const given = await reference({ ...good, ...sign })
      expect(asReference(given)).toBe(given)
      expect(await stored()).toMatchObject([{ status: 'spam', spam_reason: reason, reference: given }])
      expect(await mails()).toEqual([])
    },
  )

  it('beyond the limits are refused with the time to wait, but a repeat of a kept one is not', async () => {
    const from = caller()
    const key = crypto.randomUUID()
    const ask = (number: number, idempotencyKey: string = crypto.randomUUID()) =>
      receiveRequest(
        dependencies,
        { values: { ...good, email: `v${number}@example.org` }, lang: 'fr', idempotencyKey },
        from,
      )
    const first = await ask(0, key)
    for (let number = 1; number < requestAllowances.address.clean.atOnce; number += 1)
      expect((await ask(number)).kind).toBe('received')
    expect(await ask(99)).toEqual({ kind: 'too-many-requests', retryAfter: expect.any(Number) })
    expect(await ask(0, key)).toEqual(first)
    expect(await stored()).toHaveLength(requestAllowances.address.clean.atOnce)
  })

  it('that the database does not take are answered so, and leave nothing', async () => {
    await opened.database.db.schema.alterTable('jobs').renameTo('elsewhere').execute()
    const answer = await send(good)
    expect(answer).toEqual({ kind: 'unavailable', retryAfter: expect.any(Number) })
    expect(await stored()).toEqual([])
    expect(woken).toBe(0)
    await opened.database.db.schema.alterTable('elsewhere').renameTo('jobs').execute()
    await reference(good)
    expect(await stored()).toHaveLength(1)
  })

  it('hold hostile text as text', async () => {
    const hostile =
      "'); drop table contact_submissions; -- <script>alert(1)</script> =cmd|'/c calc'!A1 \ud800 %s {{7*7}}"
    await reference({ ...good, message: hostile, vehicle_make: "'; --", plate: '<img src=x>' })
    const [row] = await stored()
    expect(row?.message).toBe(hostile.toWellFormed())
    const [, notice] = await mails()
    expect(notice?.html).not.toMatch(/<script|<img/)
  })

  describe('posted by the form itself', () => {
    function post(values: Record<string, string>, lang: 'fr' | 'en' = 'fr') {
      const form = new FormData()
      for (const [name, value] of Object.entries(values)) form.set(name, value)
      return postRequest(form, lang, dependencies, caller())
    }

    it('are one request when tapped twice', async () => {
      const answers = await Promise.all([post(good), post(good)])
      expect(answers[0]).toEqual({ reference: (await stored())[0]?.reference })
      expect(answers[1]).toEqual(answers[0])
      expect(await stored()).toHaveLength(1)
    })

    it('come back with everything typed and a message beside what is wrong', async () => {
      const typed = { ...good, email: 'zoe', message: '  deux\nlignes ', keeps_parts: 'yes', unknown: 'x' }
      const { form_type: _, unknown: __, ...values } = typed
      expect(await post(typed)).toEqual({
        status: 422,
        headers: {},
        posted: {
          message: content('fr').contactForm.failed.fields,
          errors: { email: expect.stringMatching(/^Écrivez une adresse complète/) },
          values,
        },
      })
    })

    it.each([
      ['the limits', 429, () => (dependencies.requestLimits = { take: async () => 42 })],
      [
        'the database',
        503,
        () => opened.database.db.schema.alterTable('jobs').renameTo('elsewhere').execute(),
      ],
    ] as [string, number, () => unknown][])(
      'come back with the phone number when %s refuse them',
      async (_, status, refuse) => {
        await refuse()
        const answer = await post(good, 'en')
        expect(answer).toMatchObject({ status, posted: { values: { message: good.message } } })
        expect('posted' in answer && answer.posted.message).toMatch(/call us at \d{3}-\d{3}-\d{4}/)
        expect(await stored()).toEqual([])
      },
    )

    it('refuse a file in a field', async () => {
      const form = new FormData()
      for (const [name, value] of Object.entries(good)) form.set(name, value)
      form.set('message', new File(['x'], 'x.txt'))
      expect(await postRequest(form, 'fr', dependencies, caller())).toMatchObject({
        status: 422,
        posted: { errors: { message: 'Cette valeur ne peut pas être lue.' } },
      })
    })
  })

  describe('at the endpoint', () => {
    function context(json: unknown) {
      const provider = new RouterContextProvider()
      provider.set(runtimeContext, dependencies as Runtime)
      provider.set(callerContext, caller())
      provider.set(postedContext, { form: new FormData(), json, bytes: 0 })
      return provider
    }

    async function post(body: string, headers: Record<string, string> = {}, method = 'POST') {
      const request = new Request('https://garage.example/api/send-contact-email', {
        method,
        body,
        headers: { 'Content-Type': 'application/json', ...headers },
      })
      const url = new URL(request.url)
      return endpoint.action({
        request,
        context: context(JSON.parse(body)),
        params: {},
        url,
        pattern: '/api/send-contact-email',
      })
    }

    it('answers 201 with the reference, and the same for the same key', async () => {
      const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
      const first = await post(JSON.stringify(good), headers)
      expect(first.status).toBe(201)
      const body = await first.json()
      const [row] = await stored()
      expect(body.reference).toBe(row?.reference)
      expect(body.answerDue).toBe(answerDueText(new Date(row?.created_at ?? ''), 'fr'))
      const again = await post(JSON.stringify(good), headers)
      expect(again.status).toBe(201)
      expect(await again.json()).toEqual(body)
    })

    it('refuses another content under a known key with a problem in the visitor’s language', async () => {
      const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
      await post(JSON.stringify({ ...good, lang: 'en' }), headers)
      const answer = await post(JSON.stringify({ ...good, lang: 'en', message: 'Other' }), headers)
      expect(answer.status).toBe(422)
      expect(answer.headers.get('content-language')).toBe('en')
      expect(answer.headers.get('retry-after')).toBeNull()
      expect(await answer.json()).toMatchObject({
        status: 422,
        code: 'idempotency-key-reused',
        detail: expect.stringMatching(/call us at \d{3}-\d{3}-\d{4}/),
      })
      expect(await stored()).toHaveLength(1)
    })

    it.each([
      [
        'a broken key',
        JSON.stringify(good),
        { [IDEMPOTENCY_HEADER]: 'short' },
        400,
        'invalid-idempotency-key',
      ],
      ['an array', '[]', {}, 422, 'invalid-fields'],
      ['a number', '5', {}, 422, 'invalid-fields'],
      ['null', 'null', {}, 422, 'invalid-fields'],
      ['20,000 nested brackets', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, {}, 422, 'invalid-fields'],
      [
        '20,000 nested brackets in a field',
        `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
        {},
        422,
        'invalid-fields',
      ],
      ['a prototype', '{"__proto__":{"name":"x"},"constructor":1}', {}, 422, 'invalid-fields'],
    ] as [string, string, Record<string, string>, number, string][])(
      'refuses %s with a problem that names it',
      async (_, body, headers, status, code) => {
        const answer = await post(body, headers)
        expect(answer.status).toBe(status)
        expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
        const problem = await answer.json()
        expect(problem).toMatchObject({ status, code, detail: expect.any(String) })
        if (status === 422) expect(problem.errors.name).toMatch(/^C(e champ|ette valeur) /)
        expect(await stored()).toEqual([])
      },
    )

    it('refuses other methods', async () => {
      expect((await post('{}', {}, 'PUT')).status).toBe(405)
      expect(endpoint.loader().status).toBe(405)
      expect(endpoint.loader().headers.get('allow')).toBe('POST')
    })

    it('says in the visitor’s language when to come back, with the phone number', async () => {
      dependencies.requestLimits = { take: async () => 42 }
      const answer = await post(JSON.stringify({ ...good, lang: 'en' }))
      expect(answer.status).toBe(429)
      expect(answer.headers.get('retry-after')).toBe('42')
      expect(answer.headers.get('content-language')).toBe('en')
      expect((await answer.json()).detail).toMatch(/call us at \d{3}-\d{3}-\d{4}/)
    })
  })
})
