import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type OpenedDatabase } from '../engines.ts'
import { authEndpoints } from './auth-endpoints.ts'
import { bodyOf } from './encode.ts'
import { rows } from './rows.ts'
import { attack } from './run.ts'
import { send } from './send.ts'
import { type AttackedSite, addressOfItsOwn, openAttackedSite } from './site.ts'
import { createTally } from './tally.ts'
import { allTargets, families } from './targets.ts'

/** 0.1% of what `npm run attack` sends, with a fixed seed. */
const GENERATED = { inputs: 60, seed: 1, atOnce: 3, perScene: 2 }

describe.each(engines)('Bad input on $name', ({ name, open }) => {
  let opened: OpenedDatabase
  let site: AttackedSite
  beforeAll(async () => {
    opened = await open()
    site = await openAttackedSite(name, opened.url)
  })
  afterAll(async () => {
    await site.stop()
    await opened.close()
  })

  test.each(rows.map((row) => [row.what, row] as const))('%s is no server error', async (_, row) => {
    const { who, method, path, fields, json, question } = row
    await site.putBack()
    site.newErrors()
    const at = Object.entries(site.params()).reduce((all, [part, known]) => all.replace(part, known), path)
    const own = site.cookieOf(who)
    const ticket = question && (await site.question(question, own))
    const cookie = [own, ticket].filter(Boolean).join('; ')
    const { headers, body } = fields
      ? bodyOf(
          Object.entries(fields).map(([field, value]) => ({ name: field, value })),
          false,
        )
      : json
        ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(json) }
        : { headers: {}, body: '' }
    const answer = await send(site.url, {
      method,
      path: at,
      headers: { ...addressOfItsOwn(), ...headers, Origin: site.url, ...(cookie && { Cookie: cookie }) },
      body,
    })
    expect(answer.status).toBeLessThan(500)
    expect(answer.status).not.toBe(429)
    expect(site.newErrors()).toEqual([])
    expect(await site.harm()).toBeUndefined()
  })

  test('a few generated inputs in each part of the site are no server error', async () => {
    const tally = createTally()
    const targets = await allTargets(authEndpoints(opened.database))
    await attack(site, targets, { ...GENERATED, isOver: () => false }, tally)
    expect(tally.inputs()).toBe(GENERATED.inputs)
    expect(tally.met(name)).toEqual([...families])
    const failed = tally
      .failures()
      .map(({ status, route, place, line }) => `${status} ${route}, ${place}\n${line}`)
    expect(failed, `--seed ${GENERATED.seed}`).toEqual([])
    expect(tally.errors()).toEqual([])
    expect(tally.turnedAwayShare()).toBeLessThan(0.01)
  })
})
