import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { content } from '#app/content/snapshot.ts'
import { callerContext, postedContext, type Runtime, runtimeContext } from '#app/context.server.ts'
import * as endpoint from '#app/endpoints/contact-request.ts'
import { promisedAnswer } from '#app/requests/answer-due.server.ts'
import { requestBehind } from '#app/requests/follow/links.server.ts'
import { postRequest } from '#app/requests/post.server.ts'
import { asReference, ELAPSED, HONEYPOT, IDEMPOTENCY_HEADER } from '#app/requests/request.ts'
import { type RequestDependencies, receiveRequest } from '#app/requests/requests.server.ts'
import { followedToken } from '#app/site-map.ts'
import { type Engine, engines, oneEngine } from '../engines.ts'
import { databaseForEach } from '../staff/in-database.ts'
import { deskOf, linkKey } from './evaluated.ts'
import { typed } from './stored-request.ts'

const good = {
  ...typed,
  vehicle_model: 'Corolla',
  vehicle_year: '2018',
  preferred_date: '',
  message: 'Ça grince <b>au freinage</b>',
}

let at: ReturnType<typeof databaseForEach>
let dependencies: RequestDependencies
let logged: string
let woken: number

const setUp = ({ open }: Engine) => {
  const own = databaseForEach([], open)
  beforeEach(() => {
    at = own
    logged = ''
    woken = 0
    const desk = deskOf(at, (text) => (logged += text))
    const env = { ...desk.env, notifyTo: 'atelier@example.org' }
    dependencies = { ...desk, env, jobs: { wake: () => (woken += 1) } }
  })
}

const caller = { address: '203.0.113.7' }

async function reference(values: Record<string, unknown>, lang: 'fr' | 'en' = 'fr', idempotencyKey?: string) {
  const answer = await receiveRequest(dependencies, { values, lang, idempotencyKey }, caller)
  if (answer.kind !== 'received') throw new Error(JSON.stringify(answer))
  return answer.reference
}

/** Posted by the form itself, without scripts. */
function post(values: Record<string, string | File>, lang: 'fr' | 'en' = 'fr') {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return postRequest(form, lang, dependencies, caller)
}

async function postJson(body: string, headers: Record<string, string> = {}) {
  const pattern = '/api/send-contact-email'
  const url = new URL(pattern, linkKey.siteUrl)
  const request = new Request(url, { method: 'POST', body, headers })
  const context = new RouterContextProvider()
  context.set(runtimeContext, dependencies as Runtime)
  context.set(callerContext, caller)
  context.set(postedContext, { form: new FormData(), json: JSON.parse(body), bytes: 0 })
  return endpoint.action({ request, context, params: {}, url, pattern })
}

const stored = () => at.rows('contact_submissions')
const mails = () => at.db.selectFrom('jobs').selectAll().orderBy('mail').execute()
const withoutJobs = () => at.db.schema.alterTable('jobs').renameTo('elsewhere').execute()

describe.each(engines)('requests on $name', (engine) => {
  setUp(engine)

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
      subject: expect.stringContaining(given),
      html: expect.stringContaining('Ça grince &lt;b&gt;au freinage&lt;/b&gt;'),
      text: expect.stringContaining(good.message),
    })
    expect(notice?.html).not.toContain('<b>')
    expect(acknowledgement).toMatchObject({
      mail: 'request.acknowledgement',
      to_address: good.email,
      request_id: row?.id,
      lang: 'fr',
      state: 'waiting',
    })
    const due = `${promisedAnswer(new Date(row?.created_at ?? ''), 'fr')}`
    for (const said of ['Bonjour Zoé Tremblay,', given, due]) expect(acknowledgement?.text).toContain(said)
    expect(woken).toBe(1)
    expect(logged).not.toMatch(/Zoé|zoe@|555-0199|Corolla/)
  })
})

describe('requests', () => {
  setUp(oneEngine)

  it.each([
    ['bait', { [HONEYPOT]: 'https://example.org' }],
    ['bait', { [HONEYPOT]: 5 }],
    ['too-fast', { [ELAPSED]: 120 }],
    ['too-fast', { [ELAPSED]: '120' }],
    [null, { [HONEYPOT]: null, [ELAPSED]: '' }],
    [null, { [ELAPSED]: 'x' }],
  ])(
    'that look like spam (%s) are answered like any other, kept apart and not mailed',
    async (reason, sign) => {
      const given = await reference({ ...good, ...sign })
      expect(await stored()).toMatchObject([
        { status: reason ? 'spam' : 'new', spam_reason: reason, reference: given },
      ])
      expect(await mails()).toHaveLength(reason ? 0 : 2)
      expect(await at.rows('request_links')).toHaveLength(reason ? 0 : 1)
    },
  )

  it('posted by the form itself are kept, and a file in a field is refused', async () => {
    expect(await post(good)).toEqual({ reference: (await stored())[0]?.reference })
    expect(await post({ ...good, message: new File(['x'], 'x.txt') })).toMatchObject({
      status: 422,
      posted: {
        errors: { message: 'Cette valeur ne peut pas être lue.' },
        values: expect.not.objectContaining({ message: expect.anything() }),
      },
    })
  })

  it('posted by the form itself come back with everything typed and a message beside what is wrong', async () => {
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

  it('at the endpoint are answered with 201 and the reference, the same for the same key, and a problem for another content', async () => {
    const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
    const first = await postJson(JSON.stringify({ ...good, lang: 'en' }), headers)
    expect(first.status).toBe(201)
    const body = await first.json()
    const [row] = await stored()
    expect(body.reference).toBe(row?.reference)
    expect(body.answerDue).toBe(promisedAnswer(new Date(row?.created_at ?? ''), 'en'))
    expect(await requestBehind(at.database.db, followedToken(body.page) ?? '')).toBe(row?.id)
    const again = await postJson(JSON.stringify({ ...good, lang: 'en' }), headers)
    expect([again.status, await again.json()]).toEqual([201, body])
    const refused = await postJson(JSON.stringify({ ...good, lang: 'en', message: 'Other' }), headers)
    expect(['content-language', 'retry-after'].map((name) => refused.headers.get(name))).toEqual(['en', null])
    expect(await refused.json()).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
      detail: expect.stringMatching(/call us at \d{3}-\d{3}-\d{4}/),
    })
    expect(await stored()).toHaveLength(1)
  })

  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  it.each([
    ['a broken key', JSON.stringify(good), 400, 'invalid-idempotency-key'],
    ['an array', '[]', 422, 'invalid-fields'],
    ['a number', '5', 422, 'invalid-fields'],
    ['null', 'null', 422, 'invalid-fields'],
    ['20,000 nested brackets', deep, 422, 'invalid-fields'],
    ['20,000 nested brackets in a field', `{"name":${deep}}`, 422, 'invalid-fields'],
    ['a prototype', '{"__proto__":{"name":"x"},"constructor":1}', 422, 'invalid-fields'],
  ] as const)(
    'at the endpoint are refused as %s with a problem that names it',
    async (_, body, status, code) => {
      const answer = await postJson(body, status === 400 ? { [IDEMPOTENCY_HEADER]: 'short' } : {})
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
      const problem = await answer.json()
      expect(problem).toMatchObject({ status, code, detail: expect.any(String) })
      if (status === 422) expect(problem.errors.name).toMatch(/^C(e champ|ette valeur) /)
      expect(await stored()).toEqual([])
    },
  )

  it.each([
    ['the limits', 429, '42', () => (dependencies.requestLimits = { take: async () => 42 })],
    ['the database', 503, '10', withoutJobs],
  ] as [string, number, string, () => unknown][])(
    'that %s refuse come back with the phone number, and with when to try again',
    async (_, status, wait, refuse) => {
      await refuse()
      const answer = await post(good, 'en')
      const phone = /call us at \d{3}-\d{3}-\d{4}/
      expect(answer).toMatchObject({
        status,
        headers: { 'Retry-After': wait },
        posted: { values: { message: good.message }, message: expect.stringMatching(phone) },
      })
      const problem = await postJson(JSON.stringify({ ...good, lang: 'en' }))
      expect([problem.status, problem.headers.get('retry-after')]).toEqual([status, wait])
      expect(problem.headers.get('content-language')).toBe('en')
      expect((await problem.json()).detail).toMatch(phone)
      expect(await stored()).toEqual([])
    },
  )
})
