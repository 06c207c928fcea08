import { describe, expect, test } from 'vitest'
import { allTemplates } from '#app/requests/handling/templates.server.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox } from './at-inbox.ts'

describe('Reply templates', () => {
  const at = atInbox()
  const own = async () => (await allTemplates(at.db)).filter(({ changedAt }) => changedAt)
  const send = (fields: Record<string, string>) =>
    at.post({ intent: 'save', name: 'greeting', lang: 'fr', seen: '', ...fields }, '/admin/templates')

  test('of the garage’s own stand in the replies of requests in their language, until the bundled one is back', async () => {
    const english = { lang: 'en', appointment_at: '2026-12-01T15:30:00.000Z' } as const
    await at.keep(storedRequest(1, { name: 'Élise <b>' }), storedRequest(2, english))
    expect((await send({ text: 'Allô [nom],\r\nà propos de [numéro] {phone} \u0007' })).status).toBe(200)
    const french = await at.html()
    expect(french).toContain('Allô Élise &lt;b&gt;,\nà propos de G-TEST-1 {phone}')
    expect(french).toContain(encodeURIComponent('Allô Élise <b>,\r\nà propos de G-TEST-1 {phone}'))
    expect(french).toContain('le [jour et heure]')
    expect(await at.main()).not.toContain('The customer is not coming')
    const theirs = await at.html('/admin/requests/G-TEST-2')
    expect(theirs).toMatch(/Hello Visitor number 2[\s\S]*on Tuesday, December 1 at 10:30[\s\S]*is not coming/)
    // Someone who has not seen a colleague's text cannot discard it.
    expect((await send({ intent: 'restore' })).status).toBe(409)
    const late = await send({ text: 'Bonjour [nom]' })
    expect([late.status, late.html]).toEqual([
      409,
      expect.stringMatching(/Allô \[nom\][\s\S]*Bonjour \[nom\]/),
    ])
    const seen = (await own())[0]?.changedAt ?? ''
    expect(await at.words('/admin/templates')).toMatch(/Back to the original text/)
    expect((await send({ intent: 'restore', seen })).words).not.toContain('Back to the original text')
    expect(await own()).toEqual([])
  })

  test('are refused where a word in brackets is unknown, by its name, and where they are empty or too long', async () => {
    const refused = await send({ text: 'Bonjour [prénom], [nom]</textarea>' })
    expect(refused.status).toBe(400)
    expect(refused.words).toContain('There is no such word in brackets: [prénom].')
    expect(refused.words).toContain('The words you can use: [nom], [numéro]')
    expect(refused.html).toContain('Bonjour [prénom], [nom]&lt;/textarea&gt;</textarea>')
    for (const text of [' \n ', 'x'.repeat(1_501)]) expect((await send({ text })).status).toBe(400)
    expect(await own()).toEqual([])
    expect((await send({ text: 'x'.repeat(1_500) })).status).toBe(200)
  })
})
