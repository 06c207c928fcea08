import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '../../tools/attack/auth-endpoints.ts'
import { attack } from '../../tools/attack/run.ts'
import { type AttackedSite, openAttackedSite } from '../../tools/attack/site.ts'
import { createTally } from '../../tools/attack/tally.ts'
import { allTargets, families } from '../../tools/attack/targets.ts'
import { type OpenedDatabase, postgres } from '../engines.ts'

/** 0.1% of what `npm run attack` sends, with a fixed seed. */
const GENERATED = { inputs: 60, seed: 1, atOnce: 3, perScene: 2 }

/** Postgres refuses more than SQLite; `npm run attack` sends to both. */
describe.each([postgres])('Bad input on $name', ({ name, open }) => {
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
