import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { startGarage } from '../../test/garage.ts'
import { openPriceVersions, type PriceVersions } from '../publish/price-versions.ts'
import { openPublisher, publishedIn } from '../publish/publisher.ts'
import { heldSteps, timedSteps } from './publication-steps.ts'
import type { Row } from './torture-faults.ts'

/** The version that every page shows. @throws if they differ, or if a page fails */
async function shownVersion(url: string, { every, versionOf, telling }: PriceVersions): Promise<number> {
  const found = new Set<number | undefined>()
  for (const address of every) {
    const answer = await fetch(url + address)
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    if (telling.includes(address)) found.add(versionOf(address, body))
  }
  const [version] = found
  if (found.size > 1 || version === undefined) throw new Error(`pages of versions ${[...found].join(', ')}`)
  return version
}

/**
 * Kills the server in every step of a publication of prices, and starts it again: all pages must show the old version, or all
 * the new one, as the database has it; the drafts must still be there, or be published with it.
 * @param rounds how often it is killed at moments spread over the publication, beside the steps at which it is held
 */
export async function killedInMidPublication(engine: 'sqlite' | 'postgres', rounds: number): Promise<Row> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'garage-publications-'))
  const databaseUrl = postgres?.url ?? `file:${path.join(dataDir, 'garage.db')}`
  const settings = {
    PORT: `${await freePort()}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  }
  const versions = await openPriceVersions()
  let garage = await startGarage(settings)
  const publisher = await openPublisher({ ...garage, databaseUrl })
  const { database, draft, publish } = publisher
  const wrong = new Set<string>()
  const tally = { kills: 0, answered: 0, old: 0, new: 0, lost: 0, doubled: 0 }
  const steps: Record<string, { kills: number; old: number; new: number }> = {}
  try {
    // Only the second publication takes the usual time.
    await publish(garage.url, await draft(0))
    const form = await draft(1)
    const began = performance.now()
    await publish(garage.url, form)
    const milliseconds = performance.now() - began
    await versions.learn(versions.telling, 1)
    let version = 1
    for (const { name, hold } of [
      ...timedSteps(rounds, milliseconds),
      ...heldSteps(database, milliseconds),
    ]) {
      await versions.learn(versions.telling, version + 1)
      const form = await draft(version + 1)
      const held = await hold(garage.server)
      let isAnswered = false
      const asking = publish(garage.url, form).then(
        () => {
          isAnswered = true
        },
        () => undefined,
      )
      await Promise.race([held.reached, asking])
      const wasAnswered = isAnswered
      await killed(garage)
      await asking
      await held.letGo?.()
      garage = await startGarage(settings)

      const { sets, drafts } = await publishedIn(database)
      const isNew = sets.length > version + 1
      const shown = await shownVersion(garage.url, versions).catch((error: Error) => error.message)
      if (shown !== version + (isNew ? 1 : 0)) wrong.add(`${name}: ${shown}`)
      if (drafts !== (isNew ? 0 : 4)) wrong.add(`${name}: ${drafts} drafts are left`)
      if (wasAnswered && !isNew) tally.lost += 1
      if (sets.length > version + 2) tally.doubled += 1
      const step = steps[name] ?? { kills: 0, old: 0, new: 0 }
      steps[name] = step
      for (const counts of [tally, step]) {
        counts.kills += 1
        counts[isNew ? 'new' : 'old'] += 1
      }
      if (wasAnswered) tally.answered += 1
      if (isNew) version += 1
      else await database.db.deleteFrom('content_drafts').execute()
    }
  } finally {
    await publisher.close()
    await garage.stop()
    await versions.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  console.table(steps)
  if (tally.lost || tally.doubled) wrong.add('lost or doubled')
  return {
    scenario: `SIGKILL in mid-publication, ${tally.kills} times: ${tally.old} old, ${tally.new} new`,
    engine: postgres ? 'Postgres' : 'SQLite',
    sent: tally.kills,
    answered: tally.answered,
    lost: tally.lost,
    doubled: tally.doubled,
    result: [...wrong].join(', ') || 'ok',
  }
}

async function killed({ server }: Awaited<ReturnType<typeof startGarage>>): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGKILL')
  await ended
}
