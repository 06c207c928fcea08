import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { packageOf } from '#app/content/packages/index.ts'
import { cents } from '#app/estimate/cents.ts'
import { snapshotOf } from '#app/estimate/snapshot.server.ts'
import { evaluationsOf } from '#app/requests/evaluation/stored.server.ts'
import { wordsOf } from '../pages/rendered.ts'
import { storedRequest } from '../requests/stored-request.ts'
import { atInbox, OWNER } from './at-inbox.ts'

const REQUEST = '/admin/requests/G-TEST-1'
const PAGE = `${REQUEST}/evaluation`
const { labour, brakeFluid } = bundledFacts.prices

const decoded = (text = '') =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
const attribute = (tag: string, name: string) => decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])

/** What a browser without scripts would send of the page's draft. */
function formOf(html: string): FormData {
  const form = new FormData()
  const [, inside = ''] = /(<form[^>]*multipart[\s\S]*?)<\/form>/.exec(html) ?? []
  for (const [tag] of inside.matchAll(/<input[^>]*>/g))
    if (!['file', 'checkbox', 'radio'].includes(attribute(tag, 'type')) || tag.includes(' checked'))
      form.set(attribute(tag, 'name'), attribute(tag, 'value'))
  for (const [, tag = '', options = ''] of inside.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)) {
    const [chosen = ''] = /<option[^>]*selected[^>]*>/.exec(options) ?? []
    form.set(attribute(tag, 'name'), attribute(chosen, 'value'))
  }
  return form
}

describe('The evaluation of a request in the staff area', () => {
  const at = atInbox()
  beforeEach(async () => {
    const estimate = JSON.stringify(snapshotOf(packageOf('brakes'), {}, bundledFacts, new Date()))
    await at.keep(storedRequest(1, { estimate, lang: 'fr', status: 'contacted' }))
  })
  const html = (address = PAGE) => at.html(address)
  const send = (fields: Parameters<typeof at.post>[0]) => at.post(fields, PAGE)
  const stored = () => evaluationsOf(at.db, 'id-1')
  const written = async () => (await stored()).draft?.body
  const firstLine = async () => (await written())?.lines[0]?.id ?? ''
  /** Presses a button of the form, after typing. */
  async function press(intent: string, typed: Record<string, string | File> = {}) {
    const form = formOf(await html())
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    form.set('intent', intent)
    return send(form)
  }
  const begin = () => send({ intent: 'open' })
  /** What is typed in fields of a line. */
  const typedOf = (id = '', typed: Record<string, string | File>) =>
    Object.fromEntries(Object.entries(typed).map(([name, value]) => [`${name}.${id}`, value]))
  const dates = { readyAt: '2099-05-04T16:30', validUntil: '2099-05-01' }
  const ready = { ...dates, plate: 'abc 123', name: 'Zoé Tremblay' }
  /** Begins a draft with one line of labour at two hours, and fills in the rest. */
  async function filled() {
    await begin()
    for (const { id } of (await written())?.lines ?? []) await press(`remove ${id}`)
    await press('add labour')
    const line = await firstLine()
    await press('save', { ...ready, ...typedOf(line, { count: '2', label: 'Freins avant' }) })
    return line
  }
  async function sendDraft() {
    const { draft } = await stored()
    await send({ intent: 'send', id: `${draft?.id}`, version: `${draft?.version}` })
  }
  async function sent() {
    const line = await filled()
    await sendDraft()
    return line
  }

  test('begins by a button alone, with the lines of the price that the customer saw', async () => {
    await html()
    expect((await stored()).draft).toBeUndefined()
    await begin()
    const { lines = [] } = (await written()) ?? {}
    expect(lines.length).toBeGreaterThan(1)
    const page = await at.main(PAGE)
    for (const { id } of lines) expect(page).toContain(`name="label.${id}"`)
    expect(page).toMatch(/In French, the customer[\s\S]+If empty, the customer is asked[\s\S]+price to write/)
    await at.db.updateTable('contact_submissions').set({ lang: 'en', company: 'yes' }).execute()
    expect(await at.main(PAGE)).not.toMatch(/In English, the customer|If empty, the customer is asked/)
  })

  test('keeps all of the form whatever button sends it, and each line its other language and its row', async () => {
    await begin()
    const before = await written()
    await press('save')
    expect(await written()).toEqual({ ...before, vehicle: before?.vehicle })
    await press('add', { row: 'brakeFluid', plate: 'f00 bar', consequence: '' })
    await press('add part', { address: '1, rue du Test' })
    await press('add tireDutyTo33')
    const after = await written()
    expect(after?.vehicle.plate).toBe('F00 BAR')
    expect(after?.customer.address).toBe('1, rue du Test')
    const [fluid, part] = after?.lines.slice(before?.lines.length) ?? []
    expect(fluid).toMatchObject({ row: 'brakeFluid', label: brakeFluid.label })
    expect(part).toMatchObject({ type: 'part', label: { fr: '', en: '' }, each: null })
    const state = { condition: 'reconditioned', urgency: 'red', consequence: 'Le disque "casse"' }
    const typed = { ...state, label: 'Disque avant', each: '1 040,50 $', count: '1,5' }
    await press(`remove ${fluid?.id}`, typedOf(part?.id, typed))
    const lines = (await written())?.lines ?? []
    expect(lines.map(({ id }) => id)).not.toContain(fluid?.id)
    expect(lines.find(({ id }) => id === part?.id)).toMatchObject({
      ...state,
      label: { fr: 'Disque avant', en: 'Disque avant' },
      each: 104_050,
      count: 1_500,
    })
  })

  test('names an amount that it cannot read, and keeps it as typed beside all the rest', async () => {
    await begin()
    const id = await firstLine()
    const typed = { ...typedOf(id, { each: 'quarante', label: 'Plaquettes' }), plate: 'XYZ' }
    expect((await press('preview', typed)).to).toBe(`${PAGE}?preview`)
    expect(await html(`${PAGE}?preview`)).not.toContain('value="send"')
    expect((await written())?.lines[0]).toMatchObject({ label: { fr: 'Plaquettes' }, each: null })
    // It is there whenever the page is opened, and goes on from there.
    const answer = await html()
    const again = formOf(answer)
    for (const [name, value] of Object.entries(typed)) expect(again.get(name)).toBe(value)
    expect(answer).toMatch(/quarante\W+ is not a number/)
    again.set(`each.${id}`, '40.50')
    again.set('intent', 'save')
    expect((await send(again)).status).toBe(302)
    expect((await written())?.lines[0]?.each).toBe(40_50)
  })

  test('shows both to whoever saves after someone else, and lets them keep theirs', async () => {
    await begin()
    const old = formOf(await html())
    await press('save', { plate: 'FIRST' })
    old.set('plate', 'SECOND')
    old.set('intent', 'save')
    const { status, html: page, words } = await send(old)
    expect(status).toBe(409)
    expect(formOf(page).get('plate')).toBe('SECOND')
    expect(words).toContain('FIRST')
    expect((await written())?.vehicle.plate).toBe('FIRST')
    const again = formOf(page)
    again.set('intent', 'save')
    expect((await send(again)).status).toBe(302)
    expect((await written())?.vehicle.plate).toBe('SECOND')
  })

  test('what was being written while the draft was sent becomes the next one', async () => {
    await filled()
    const old = formOf(await html())
    await sendDraft()
    old.set('model', 'Yaris')
    old.set('intent', 'save')
    const answer = await send(old)
    expect(answer.status).toBe(409)
    expect(formOf(answer.html).get('model')).toBe('Yaris')
    expect((await stored()).sent).toHaveLength(1)
    expect((await stored()).draft?.number).toBe(2)
  })

  test('lists what is missing beside links to the fields, and is sent once nothing is', async () => {
    await begin()
    const { to } = await press('preview', { plate: '' })
    expect(to).toBe(`${PAGE}?preview`)
    const page = await html(`${PAGE}?preview`)
    for (const field of ['plate', 'readyAt']) expect(page).toContain(`href="#${field}"`)
    expect(page).not.toContain('value="send"')
    await filled()
    const preview = await html(`${PAGE}?preview`)
    for (const words of ['Freins avant', 'Évaluation écrite']) expect(wordsOf(preview)).toContain(words)
    expect(preview).toContain('value="send"')
    await sent()
    const lines = [{ each: cents(Number(labour.amount)) }]
    expect((await stored()).sent).toMatchObject([{ body: { lines } }])
    expect(wordsOf(await html())).toContain('waiting for the answer')
  })

  test('a photograph is kept at most 1600 pixels wide, and shown to staff alone', async () => {
    await begin()
    const id = await firstLine()
    const bytes = await sharp({ create: { width: 3000, height: 400, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer()
    const large = new File([new Uint8Array(bytes), new Uint8Array(100_000)], 'disque.jpg')
    expect((await press('save', { [`photo.${id}`]: large, make: 'Honda' })).status).toBe(302)
    const body = await written()
    const photo = body?.lines[0]?.photo
    expect(body?.vehicle.make).toBe('Honda')
    expect(photo).toMatchObject({ width: 1600, height: 213 })
    const address = `${PAGE}/photos/${photo?.id}`
    expect(await html()).toContain(`src="${address}"`)
    const shown = await at.owner.get(address)
    const kept = { 'content-type': 'image/webp', 'cache-control': 'private, no-store' }
    expect(Object.fromEntries(shown.headers)).toMatchObject(kept)
    expect((await at.site.visit().get(address)).status).toBe(302)
    expect((await at.owner.get(address.replace('G-TEST-1', 'G-TEST-2'))).status).toBe(404)
    await press('save', { [`no-photo.${id}`]: 'yes' })
    expect((await written())?.lines[0]?.photo).toBeUndefined()
    // A file that is no picture is refused beside its line, and all that was typed is kept.
    const file = new File(['no picture'], '<i>note.jpg')
    const { status, html: answer } = await press('add part', { [`photo.${id}`]: file, model: 'Civic' })
    expect(status).toBe(400)
    expect(answer).toContain(`id="photo.${id}-error"`)
    expect(answer).toContain('&lt;i&gt;note.jpg')
    expect(formOf(answer).get('model')).toBe('Civic')
    expect(await written()).toMatchObject({ vehicle: { model: 'Civic' } })
  })

  test('an answer by phone is noted once, with its name and address, and bounds the bill', async () => {
    const line = await sent()
    const [evaluation] = (await stored()).sent
    expect(await at.words(`${REQUEST}/work-order`)).toContain('Sans l’accord du client')
    const change = async (intent: string, to: string) =>
      at.post({ intent, to, version: `${(await at.request()).version}` }, REQUEST)
    expect((await change('total', '100,01')).words).toContain('Above $100.00 before taxes, the law asks')
    const about = { intent: 'answered', id: `${evaluation?.id}`, seen: `${evaluation?.sha256}`, way: 'phone' }
    const yes = { ...about, name: 'Zoé "Z"', phone: '514 555-0199', address: '1, rue du Test' }
    expect((await send(yes)).words).toContain('Tick at least one line')
    const refused = await send({ ...yes, accepted: line, address: '' })
    expect(refused.words).toContain('the law asks for it')
    expect(refused.html).toContain('value="Zoé &quot;Z&quot;"')
    expect((await send({ ...yes, accepted: line })).status).toBe(302)
    const answer = { way: 'phone', accepted: [line], name: 'Zoé "Z"', phone: '514 555-0199', by_name: OWNER }
    expect((await stored()).sent[0]?.answer).toMatchObject(answer)
    expect((await send({ ...yes, intent: 'refused' })).words).toContain('Another answer came first')
    expect(wordsOf(await html())).toContain('Make a supplement')

    const above = await change('total', '200,01')
    expect(above.words).toContain('accepted $200.00 before taxes. For more, make a supplement.')
    expect(above.html).toContain('value="200,01"')
    expect((await change('total', 'deux cents')).words).toContain('is not a number')
    expect((await at.request()).final_total).toBeNull()
    await change('total', '200,00 $')
    expect((await at.request()).final_total).toBe('20000')
    const page = await at.words()
    for (const words of ['With taxes: $229.95.', 'Freins avant 2 h × $100.00 $200.00'])
      expect(page.replace(/\s+/g, ' ')).toContain(words)
    const sheet = await at.words(`${REQUEST}/work-order`)
    expect(sheet).toMatch(/Bon de travail[\s\S]*ABC 123[\s\S]*Accepté[\s\S]*229,95/)
    expect(sheet.split('ABC 123')).toHaveLength(2)
    await change('parts', 'handed')
    expect(await at.words()).toContain('Replaced parts handed over')
    await change('parts', '')
    expect((await at.request()).parts_handed_at).toBeNull()
  })
})
