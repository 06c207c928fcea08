import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFacts } from '#app/content/facts.ts'
import { firstStaffLang } from '#app/content/language.ts'
import { allSets } from '#app/desk/changes.server.ts'
import { factsOf, fold, valueAt } from '#app/desk/fold.ts'
import { fileOf, printedValue, same } from '#app/desk/items.ts'
import { sentenceOf } from '#app/staff/desk/sentences.server.ts'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { openDataFolder } from '#platform/data-folder.ts'
import { readEnv } from '#platform/env.ts'
import { errorPage } from './error-page.ts'

const USAGE = `npm run content -- diff              what the garage changed against the files, in words
npm run content -- export            all facts as they are now, as JSON
npm run content -- export <folder>   the same, a file for each part
npm run content -- outage-page       the page for a proxy to show in an outage, with the garage’s name and phone`

const [command, folder] = process.argv.slice(2)

if (command === 'diff' || command === 'export' || command === 'outage-page') {
  const env = readEnv(process.env)
  openDataFolder(env)
  const database = connect(env.databaseUrl)
  try {
    await migrate(database)
    const folded = fold(await allSets(database.db), new Date())
    if (command === 'diff') diff(folded)
    else if (command === 'export') exportFacts(folded)
    else {
      setFacts(factsOf(folded))
      process.stdout.write(errorPage())
    }
  } finally {
    await database.close()
  }
} else {
  console.error(USAGE)
  process.exitCode = 1
}

type Folded = ReturnType<typeof fold>

/** One line for each path that differs, below the file in which a developer would write it. */
function diff({ values, refused }: Folded): void {
  const changed = [...values.keys()].filter((at) => !same(valueAt(values, at), printedValue(at)))
  if (!changed.length) console.log('The garage says what the files say.')
  for (const [file, paths] of Map.groupBy(changed, fileOf)) {
    console.log(`${file}`)
    for (const at of paths) {
      const { what, before, after } = sentenceOf(
        { path: at, was: printedValue(at), now: values.get(at) },
        firstStaffLang,
      )
      console.log(`  ${at}  ${what}: ${before ? `${before} -> ` : ''}${after}`)
    }
  }
  for (const at of refused) console.log(`${at}: its value is not taken any more, the file speaks`)
}

function exportFacts(folded: Folded): void {
  const { changedOn: _, given: __, ...facts } = factsOf(folded)
  if (!folder) {
    process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`)
    return
  }
  mkdirSync(folder, { recursive: true })
  for (const [part, value] of Object.entries(facts))
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify(value, null, 2)}\n`)
}
