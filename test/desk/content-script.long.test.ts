import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { bundledFacts } from '#app/content/facts.ts'
import { addSet, newestSet } from '#app/publishing/changes.server.ts'
import type { Entry } from '#app/publishing/fold.ts'
import { bundledValue } from '#app/publishing/items.ts'
import { contentCommand } from '../../scripts/command/content-command.ts'
import { engines } from '../engines.ts'
import { newFolder } from '../new-folder.ts'
import { databaseForEach } from '../staff/in-database.ts'

const oil = bundledValue('prices.oilChange') as object
const entries: Entry[] = [
  { path: 'prices.oilChange', was: oil, now: { ...oil, amount: 45 } },
  { path: 'business.name', was: bundledValue('business.name'), now: 'Garage Tremblay' },
  { path: 'hours.6', was: bundledValue('hours.6'), now: bundledValue('hours.6') },
]

describe.each(engines)('npm run content on $name', ({ open }) => {
  const at = databaseForEach([], open)
  let folder: string
  beforeEach(async () => {
    folder = newFolder()
    const moment = new Date().toISOString()
    const set = { createdAt: moment, effectiveAt: moment, by: 'a@garage.example', entries, undoes: null }
    await addSet(at.database, set, { after: 0 })
  })

  const environment = () => ({
    DATA_DIR: folder,
    DATABASE_URL: at.opened.url,
    SITE_URL: 'http://localhost:3000',
  })
  const content = (...words: string[]) => contentCommand(words, environment())

  test('lists in words what the garage changed, below the file it stands in', async () => {
    expect(await content('diff')).toBe(
      [
        'prices/prices.ts',
        '  prices.oilChange  Engine oil change, labour: $40 -> $45',
        'business/business.ts',
        '  business.name  Name of the garage: Garage 15e Avenue -> Garage Tremblay',
        '',
      ].join('\n'),
    )
  })

  test('writes the facts as they are now, as a whole or a file for each part', async () => {
    const facts = JSON.parse(await content('export'))
    expect([facts.business.name, facts.prices.oilChange.amount]).toEqual(['Garage Tremblay', 45])
    expect(Object.keys(facts)).toEqual(
      Object.keys(bundledFacts).filter((part) => part !== 'given' && part !== 'changedOn'),
    )
    const to = path.join(folder, 'reviewed')
    await content('export', to)
    expect(JSON.parse(await readFile(path.join(to, 'business.json'), 'utf8'))).toEqual(facts.business)
    expect(await content('outage-page')).toMatch(/Garage Tremblay<\/title>[\s\S]*tel:\+/)
  })

  test('before an upgrade, what the version cannot show is named', async () => {
    const run = promisify(execFile)
    const env = { ...process.env, ...environment() }
    const upgrade = () => run(process.execPath, ['scripts/upgrade.ts'], { env })
    expect((await upgrade()).stdout).toContain('changes nothing in the database')
    const moment = new Date().toISOString()
    const gone: Entry[] = [{ path: 'texts.freins.about.0', was: null, now: 'Pour {amount:dragon}.' }]
    const set = { createdAt: moment, effectiveAt: moment, by: 'a', entries: gone, undoes: null }
    await addSet(at.database, set, { after: await newestSet(at.db) })
    await expect(upgrade()).rejects.toThrow(
      'This version cannot show what was published for: Brakes, paragraph 1 (texts.freins.about.0)',
    )
  })
})

test('npm run content prints what its command found, or how it is used', async () => {
  const run = promisify(execFile)
  const folder = newFolder()
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const command = (...words: string[]) => run(process.execPath, ['scripts/content.ts', ...words], { env })
  await expect(command('diff')).rejects.toThrow('There is no database at')
  await expect(command()).rejects.toThrow('npm run content -- diff')
})
