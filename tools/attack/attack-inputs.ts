import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from '#database/connect.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { authEndpoints } from './auth-endpoints.ts'
import { attack } from './run.ts'
import { openAttackedSite } from './site.ts'
import { createTally, type Tally } from './tally.ts'
import { allTargets } from './targets.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const LINES = path.join(ROOT, 'test-results/attack.txt')
const PROGRESS_MILLISECONDS = 15_000
/** Inputs sent as one person to one address before the next. */
const PER_SCENE = 40
/** Maximum share of rate-limited requests: with more, the attack would have tested little else. */
const TURNED_AWAY = 0.01

export type Wanted = { inputs: number; seed: number; atOnce: number; minutes: number }

/** Sends generated inputs to a site on each engine and prints the results. @returns whether all was as it should be. */
export async function attackInputs({ inputs, seed, atOnce, minutes }: Wanted): Promise<boolean> {
  const postgres = await startPostgres({ durable: false })
  const sites = [await openAttackedSite('SQLite'), await openAttackedSite('Postgres', postgres.url)]
  const tally = createTally()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const progress = setInterval(() => {
    const sent = tally.inputs()
    const rate = Math.round(sent / seconds())
    console.log(`${sent} of ${inputs}, ${rate} a second, ${tally.failures().length} kinds of failure`)
  }, PROGRESS_MILLISECONDS)
  let interrupted = false
  // Ctrl-C ends early and prints the table of what was sent so far.
  process.once('SIGINT', () => {
    interrupted = true
  })
  const isOver = () => interrupted || seconds() > minutes * 60
  console.log(`${inputs} inputs, ${atOnce} at once on each engine, --seed ${seed}`)
  try {
    const database = connect('file::memory:')
    const targets = await allTargets(authEndpoints(database))
    await database.close()
    const plan = {
      inputs: Math.ceil(inputs / sites.length),
      seed,
      atOnce,
      perScene: PER_SCENE,
      isOver,
    }
    await Promise.all(sites.map((site) => attack(site, targets, plan, tally)))
  } finally {
    clearInterval(progress)
    await Promise.all(sites.map((site) => site.stop()))
    await postgres.stop()
  }
  console.log(
    `${tally.inputs()} inputs in ${Math.round(seconds())} s, ${Math.round(tally.inputs() / seconds())} a second`,
  )
  console.table(tally.table())
  const whole = tally.inputs() >= inputs
  if (!whole) console.log(`only ${tally.inputs()} of ${inputs} inputs were sent`)
  return printFailures(tally, seed) && whole
}

/** Prints what failed, and writes the requests to a file, so that they can be sent again. */
function printFailures(tally: Tally, seed: number): boolean {
  const failures = tally.failures().toSorted((one, other) => one.route.localeCompare(other.route))
  for (const { engines, route, place, status, kinds, times } of failures)
    console.log(
      `${status} ${route} · ${place} · ${[...kinds].join('; ')} · ${[...engines].join(', ')} · ${times} ×`,
    )
  for (const error of tally.errors()) console.log(`log: ${error}`)
  if (failures.length) {
    mkdirSync(path.dirname(LINES), { recursive: true })
    const lines = failures.map(({ status, route, place, line }) => `# ${status} ${route} ${place}\n${line}\n`)
    writeFileSync(LINES, lines.join('\n'))
    console.log(`--seed ${seed}; the requests are in ${path.relative(ROOT, LINES)}`)
  }
  const share = tally.turnedAwayShare()
  console.log(`turned away by limits: ${(share * 100).toFixed(2)} %`)
  return failures.length === 0 && tally.errors().length === 0 && share < TURNED_AWAY
}
