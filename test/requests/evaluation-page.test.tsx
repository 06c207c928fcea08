import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { bundledFacts, facts, setFacts, setPast } from '#app/content/facts.ts'
import { forgetRequests } from '#app/personal-data/forget.server.ts'
import { withdraw } from '#app/requests/evaluation/drafts.server.ts'
import type { EvaluationLine } from '#app/requests/evaluation/evaluation.ts'
import { emptyLine } from '#app/requests/evaluation/lines.ts'
import { shownFollow } from '#app/requests/follow/shown.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { followedPhoto } from '#app/site-map.ts'
import { shownBill } from '#app/staff/inbox/request/shown-bill.server.ts'
import { pathField } from '#platform/log.ts'
import { itIs } from '../staff/in-database.ts'
import { brakesAndWipers, NOW, sendEvaluation } from './evaluated.ts'
import { followedPageForEach } from './followed-page.tsx'

const READY = '2026-11-27T21:00:00.000Z'
/** Their address is asked with the answer. */
const customer = { name: 'Zoé Tremblay', address: '' }
const [rotors, , blades] = brakesAndWipers.lines as [EvaluationLine, EvaluationLine, EvaluationLine]
const label = { fr: 'Disques et plaquettes avant', en: 'Front rotors and pads' }
const brakes = { ...rotors, label, each: 240_00, consequence: 'Le freinage <b>s’allonge</b>.' }
const wipers = { ...blades, id: 'l2' }
const who = { name: 'Zoé T.', address: '12, rue du Test', digits: '0199' }
/** On the last day of an evaluation that was sent now, and the day after. */
const [LAST, AFTER] = [new Date('2026-12-09T04:59:59Z'), new Date('2026-12-09T05:00:00Z')]

describe('A written evaluation on the page of a request', () => {
  const page = followedPageForEach()
  const sent = async () => (await page.story()).evaluations.sent
  const send = (lines: EvaluationLine[], fee: number | null = null) =>
    sendEvaluation(page.opened, page.reference, { lines, fee, readyAt: READY, customer })
  const choosing = ({ id, sha256 }: { id: string; sha256: string }, choices: Record<string, string>) => ({
    evaluation: id,
    seen: sha256,
    ...Object.fromEntries(Object.entries(choices).map(([job, choice]) => [`job.${job}`, choice])),
  })
  async function see(more: Parameters<typeof page.see>[1] = {}) {
    const shown = await page.see(await page.token(), more)
    return { ...shown, html: shown.html.replace(/[\u00a0\u202f]/g, ' ') }
  }
  const post = (form: Record<string, string>, more: Parameters<typeof page.see>[1] = {}) =>
    see({ form, ...more })
  const one = { l1: 'yes', l2: 'no' }
  const fieldValue = (html: string, name: string) =>
    new RegExp(`<(?:input[^>]* name="${name}"[^>]*value="|textarea[^>]* name="${name}"[^>]*>)([^"<]*)`).exec(
      html,
    )?.[1]

  test('waits first on the page, with nothing chosen, and opening the page answers nothing', async () => {
    const evaluation = await send([brakes, wipers])
    const query = new URLSearchParams({ act: 'answer', ...choosing(evaluation, one), ...who })
    const before = await page.story()
    const { html } = await see({ query: `${query}` })
    expect(await page.story()).toEqual(before)
    expect(html).toContain('Réponse attendue')
    expect(html).not.toContain('Réponse donnée')
    expect(html.indexOf('Disques et plaquettes avant')).toBeLessThan(html.indexOf('tel:'))
    expect(html.match(/type="radio"/g)).toHaveLength(4)
    expect(html).not.toContain('checked')
    for (const text of [
      ...['Pièce neuve', 'À faire tout de suite', 'Le freinage &lt;b&gt;s’allonge&lt;/b&gt;.'],
      ...['ABC 123', '321,93', evaluation.sha256],
    ])
      expect(html).toContain(text)
  })

  test('is seen whole before it is answered, can be corrected, and is then answered', async () => {
    const chosen = choosing(await send([brakes, wipers]), one)
    expect((await post({ act: 'all', ...chosen })).html).toContain('Accepter pour 321,93 $')
    const review = await post({ act: 'review', ...chosen })
    expect(review.status).toBe(200)
    expect(review.html).toContain('Votre réponse')
    expect(review.html).toContain('275,94 $')
    expect(fieldValue(review.html, 'name')).toBe(customer.name)
    expect((await sent())[0]?.answer).toBeUndefined()

    const again = await post({ act: 'correct', ...chosen, ...who })
    expect(again.html).toMatch(/name="job.l1"[^>]*checked=""[^>]*value="yes"/)
    expect(again.html).toMatch(/name="job.l2"[^>]*checked=""[^>]*value="no"/)
    expect(fieldValue(again.html, 'address')).toBe(who.address)

    const answered = await post({ act: 'answer', ...chosen, ...who }, { now: LAST })
    expect(answered.status).toBe(303)
    expect(answered.headers).toMatchObject({ location: `/suivi/${await page.token()}?did=answered` })
    const { name, address } = who
    const kept = { accepted: ['l1'], verdict: 'partly', way: 'web', name, address }
    expect((await sent())[0]?.answer).toMatchObject(kept)
    const other = choosing((await sent())[0] ?? { id: '', sha256: '' }, { l1: 'yes', l2: 'yes' })
    for (const act of ['review', 'answer'])
      expect((await post({ act, ...other, ...who })).html).toContain('a déjà sa réponse')
    const { html } = await see({ query: 'did=answered' })
    expect(html).toContain('C’est noté')
    expect(html).toContain('Acceptée en partie')
    expect(html).not.toMatch(/type="radio"|Tout ce que vous avez accepté/)
    for (const said of [name, address, 'une autre heure, à fixer']) expect(html).toContain(said)
    for (const secret of [await page.token(), ...Object.values(who), 'ABC 123'])
      expect(page.logged()).not.toContain(secret)
    expect(page.logged()).toContain('answered')
  })

  test('is answered by job: its lines stand together, and it says what it means to refuse a part of one', async () => {
    const label = { fr: 'Pose', en: 'Labour' }
    const labour = { ...emptyLine('l3', 'labour'), label, each: 1, job: 'brakes' }
    const evaluation = await send([{ ...brakes, job: 'brakes' }, wipers, labour])
    expect(evaluation.body.lines.map(({ id }) => id)).toEqual(['l1', 'l3', 'l2'])
    expect((await see()).html.match(/type="(?:radio|checkbox)"/g)).toHaveLength(6)
    const given = (act: string, l2: string, more: Record<string, string> = {}) =>
      post({ act, ...choosing(evaluation, { brakes: 'yes', l2 }), ...more })
    const apart = { 'line.l3': 'no' }
    expect((await given('review', 'yes', apart)).html).toMatch(/partie d’un travail \(Pose\)/)
    expect((await given('review', 'no')).html).not.toContain('partie d’un travail')
    // A page from before the answer by job leaves it open, and refuses what it refused.
    const old = await post({ act: 'review', ...choosing(evaluation, {}), 'line.l1': 'yes', ...apart })
    expect(old.html).toContain('Il manque une réponse')
    expect(old.html).toMatch(/name="line.l3"[^>]*checked=""/)
    await given('answer', 'no', { ...apart, ...who })
    expect((await sent())[0]?.answer).toMatchObject({ accepted: ['l1'], verdict: 'partly' })
    expect(factsOf(await page.story(), NOW).call).toBe('callApart')
  })

  test('says "Refuser tout" where nothing is accepted, that a refused line concerns safety, once, and the fee that is due', async () => {
    const evaluation = await send([brakes, { ...brakes, id: 'l2' }], 100_00)
    const chosen = choosing(evaluation, { l1: 'no', l2: 'no' })
    const { html } = await post({ act: 'review', ...chosen })
    expect(html).toContain('Refuser tout')
    expect(html.match(/touche la sécurité/g)).toHaveLength(1)
    expect((await post({ act: 'answer', ...chosen, ...who })).status).toBe(303)
    expect((await see()).html).toMatch(
      /Évaluation refusée.*sont dus : 100,00 \$ plus les taxes, soit 114,98 \$/,
    )
    await send([brakes])
    expect((await see()).html).not.toContain('sont dus')
    const bill = shownBill(await page.story(), { page: undefined, now: NOW, lang: 'fr' })
    expect(bill.verdict).toBe('Le client a tout refusé.')
    await page.change({ field: 'car', to: 'ready' })
    expect(shownFollow(await page.story(), 'fr', NOW).passed).toEqual([true, true, false, false])
    await page.change({ field: 'status', to: 'completed' })
    expect((await see()).html).not.toMatch(/Le travail est fait|Gardez votre facture|Évaluée</)
  })

  test('keeps what was chosen and typed wherever it is refused', async () => {
    const evaluation = await send([brakes, wipers])
    for (const choices of [{ l1: 'yes' }, { l1: 'yes', l2: 'maybe' }] as Record<string, string>[])
      for (const act of ['review', 'answer']) {
        const missing = await post({ act, ...choosing(evaluation, choices), ...who })
        expect(missing.status).toBe(400)
        expect(missing.html).toContain('Il manque une réponse')
        expect(missing.html).toMatch(/name="job.l1"[^>]*checked=""[^>]*value="yes"/)
      }
    for (const [typed, text] of [
      [{ name: ' ' }, 'Écrivez votre nom.'],
      [{ address: '' }, 'Écrivez votre adresse.'],
      [{ digits: '9999' }, 'Ces chiffres ne sont pas ceux'],
    ] as const) {
      const given = { ...who, ...typed }
      const { status, html } = await post({ act: 'answer', ...choosing(evaluation, one), ...given })
      expect(status).toBe(400)
      expect(html).toContain(text)
      for (const [name, value] of Object.entries(given)) expect(fieldValue(html, name)).toBe(value)
      expect(fieldValue(html, 'job.l1')).toBe('yes')
    }
    const wrong = { act: 'answer', ...choosing(evaluation, one), ...who, digits: '1' }
    expect((await post(wrong, { lang: 'en' })).html).toContain('These are not the last digits')
    expect((await sent())[0]?.answer).toBeUndefined()
  })

  test('takes ten tries with digits, right or wrong, then none for an hour', async () => {
    const form = { act: 'answer', ...choosing(await send([brakes, wipers]), one), ...who }
    for (let tried = 0; tried < 10; tried += 1)
      expect((await post({ ...form, digits: `${1000 + tried}` })).html).not.toContain('Trop d’essais')
    const last = await post(form)
    expect(last.html).toContain('Trop d’essais')
    expect(fieldValue(last.html, 'name')).toBe(who.name)
    expect((await sent())[0]?.answer).toBeUndefined()
  })

  test('is shown anew where the garage replaced it meanwhile, and nothing is accepted', async () => {
    const first = await send([brakes])
    const second = await send([{ ...brakes, each: 260_00 }])
    for (const act of ['review', 'answer']) {
      const { status, html } = await post({ act, ...choosing(first, { l1: 'yes' }), ...who })
      expect(status).toBe(400)
      expect(html).toContain('a changé ou retiré cette évaluation')
      expect(html).toContain(second.sha256)
      expect(html).not.toContain('checked')
    }
    expect((await sent()).some(({ answer }) => answer)).toBe(false)
  })

  test('cannot be accepted once it has expired, nor once the work is over', async () => {
    const form = choosing(await send([brakes]), { l1: 'yes' })
    expect((await see({ now: LAST })).html).toContain('type="radio"')
    expect((await see({ now: AFTER })).html).toMatch(/valait jusqu’au.*Appelez-nous/)
    const late = await post({ act: 'review', ...form, ...who }, { now: AFTER })
    expect(late.html).toContain('n’est plus valable')
    await page.change({ field: 'status', to: 'completed' })
    const { html } = await see({ now: AFTER })
    expect(html).not.toMatch(/type="radio"|valait jusqu’au/)
  })

  test('is followed by its supplement, with what is accepted already, and then by the bill and the parts', async () => {
    await page.db.updateTable('contact_submissions').set({ keeps_parts: 1 }).execute()
    expect((await see()).html).toContain('vous voulez récupérer vos pièces')
    await post({ act: 'answer', ...choosing(await send([brakes, wipers]), one), ...who })
    await page.change({ field: 'car', to: 'working' })
    const supplement = await send([{ ...wipers, id: 'l1' }])
    expect(shownFollow(await page.story(), 'fr', NOW)).toMatchObject({ stage: 'toRead', step: 3 })
    const { html: waiting } = await see({ query: 'did=answered' })
    expect(waiting).toContain('Supplément à l’évaluation')
    expect(waiting).not.toContain('C’est noté')
    expect(waiting).toMatch(/Déjà accepté.*275,94/)
    expect((await page.mails('request.evaluation')).at(-1)?.text).toMatch(/Déjà accepté.*275,94/)
    expect(waiting).toContain('Pièces remplacées : à vous remettre.')
    const [copy] = await page.mails('request.answer')
    expect(copy?.text).toMatch(/À faire tout de suite · Si on ne fait rien.*s’allonge/)
    await post({ act: 'answer', ...choosing(supplement, { l1: 'yes' }), ...who })
    expect((await page.mails('request.answer')).at(-1)?.text).toMatch(/Déjà accepté.*275,94/)
    expect(await page.change({ field: 'total', to: '28000' })).toBe('done')
    await page.change({ field: 'parts', to: NOW.toISOString() })
    await page.change({ field: 'status', to: 'completed' })
    const { html } = await see()
    for (const text of [
      ...['Tout ce que vous avez accepté', 'Total de la facture', '321,93', 'Freins', '60 000 km'],
      'Pièces remplacées : remises le 24 novembre 2026.',
    ])
      expect(html).toContain(text)
  })

  test('the warranty on brakes ends by the calendar after hand-over, and no other work claims it', async () => {
    itIs(NOW)
    const bleed: EvaluationLine = { ...emptyLine('l1', 'labour'), row: 'brakeBleed', label, each: 1 }
    // The length for each part is on the invoice.
    const general = { ...wipers, warranty: 'generalWork' } as const
    await post({ act: 'answer', ...choosing(await send([bleed, general]), { l1: 'yes', l2: 'yes' }), ...who })
    const more = await send([brakes])
    await page.change({ field: 'status', to: 'completed' })
    const { html: first } = await see()
    expect([first.includes('Travaux généraux'), first.includes('Jusqu’au')]).toEqual([true, false])
    await page.change({ field: 'status', to: 'scheduled' })
    await post({ act: 'answer', ...choosing(more, { l1: 'yes' }), ...who })
    expect((await see()).html).not.toContain('Jusqu’au')
    itIs('2026-11-25T15:00:00Z')
    await page.change({ field: 'status', to: 'completed' })
    const { html } = await see()
    expect(html).toMatch(/Jusqu’au.25.novembre.2029.*km.après la remise/)
    expect(html.match(/>Terminée</g)).toHaveLength(2)
    // What the garage gives from now on is not what it gave.
    const { warranties } = bundledFacts
    const brakesNow = { ...warranties.brakes, limit: { months: 24 } }
    const opening = { openedOn: '2026-11-01', answers: { 'warranties.brakes': 'true' } } as const
    setPast(() => ({ ...bundledFacts, opening }))
    setFacts({ ...bundledFacts, opening, warranties: { ...warranties, brakes: brakesNow } })
    expect((await see()).html).toContain('60 000 km')
    setPast(facts)
    expect((await see()).html).toMatch(/Jusqu’au.25.novembre.2028/)
  })

  test('its photo is seen by its own address alone, once it was sent, and nobody keeps it', async () => {
    const photo = { id: randomUUID(), sha256: 'abc', width: 4, height: 3 }
    const { id } = (await page.story()).request
    const stored = { ...photo, request_id: id, at: NOW.toISOString(), bytes: new Uint8Array([1, 2, 3]) }
    await page.db.insertInto('evaluation_photos').values(stored).execute()
    const address = await page.token()
    const photoAt = (of: string) => page.see(of, { photo: photo.id })
    expect((await photoAt(address)).status).toBe(404)
    const evaluation = await send([{ ...brakes, photo }])
    const shown = await photoAt(address)
    expect(shown).toMatchObject({ status: 200, html: '\u0001\u0002\u0003' })
    const kept = { 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' }
    expect(shown.headers).toMatchObject({ ...kept, 'content-type': 'image/webp' })
    expect((await page.see(address, { photo: photo.id, form: {} })).status).toBe(404)
    const path = /src="([^"]*)"/.exec((await see()).html)?.[1] ?? ''
    expect(followedPhoto(path)).toEqual({ token: address, photo: photo.id })
    expect(pathField(path)).not.toContain(address)
    expect((await photoAt('a'.repeat(26))).status).toBe(404)
    const other = await page.receive({ email: 'other@example.org' })
    expect((await photoAt(await page.token(other))).status).toBe(404)
    await page.take(withdraw(evaluation.id))
    expect((await photoAt(address)).status).toBe(404)
    await page.db.transaction().execute((trx) => forgetRequests(trx, [id], { figures: false }))
    expect((await photoAt(address)).status).toBe(410)
    const form = { act: 'answer', ...choosing({ id: 'gone', sha256: '' }, one), ...who }
    expect((await page.see(address, { form })).status).toBe(410)
  })
})
