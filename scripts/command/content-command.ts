import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setFacts } from '#app/content/facts.ts'
import { firstStaffLang } from '#app/content/language.ts'
import { unanswered } from '#app/content/records/said-on.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { allSets } from '#app/publishing/changes.server.ts'
import { factsOf, fold, valueAt } from '#app/publishing/fold.ts'
import { bundledValue, fileOf, nameOf, sentenceOf } from '#app/publishing/items.ts'
import { same } from '#app/publishing/same.ts'
import type { Database } from '#database/connect.ts'
import { commandEnv, openExisting, Refused, runCommand } from './command.ts'
import { errorPage } from './error-page.ts'

const USAGE = `npm run content -- diff              what the garage changed against the files, in words
npm run content -- export            all facts as they are now, as JSON
npm run content -- export <folder>   the same, a file for each part
npm run content -- outage-page       the page for a proxy to show in an outage, with the garage’s name and phone`

/**
 * Runs a command on the current facts.
 * @param words of the command line @returns the text to print @throws an Error with the usage text for an unknown command
 */
export async function contentCommand(
  [command, folder]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  if (command !== 'diff' && command !== 'export' && command !== 'outage-page') throw new Refused(USAGE)
  const database = await openExisting(commandEnv(environment))
  try {
    const folded = fold(await allSets(database.db), new Date())
    if (command === 'diff') return diff(folded)
    if (command === 'export') return exported(folded, folder)
    setFacts(factsOf(folded))
    return errorPage()
  } finally {
    await database.close()
  }
}

/**
 * What visitors will see of this version: by name what the garage published and cannot be shown, and how many questions of the
 * opening keep the site in preparation; 0 once it is open.
 */
export async function shownBy({ db }: Database): Promise<{ unshown: string[]; questions: number }> {
  const folded = fold(await allSets(db), new Date())
  const unshown = folded.refused.map((at) => {
    const name = nameOf(at, null, firstStaffLang)
    return name === at ? at : `${name} (${at})`
  })
  const facts = factsOf(folded)
  return { unshown, questions: isOpen(facts) ? 0 : unanswered(facts).length }
}

/** `contentCommand` from the command line. */
export const runContentCommand = (words: readonly string[], environment: NodeJS.ProcessEnv) =>
  runCommand(() => contentCommand(words, environment))

type Folded = ReturnType<typeof fold>

/** One line per changed path, grouped by the file in which a developer would change it. */
function diff({ values, refused }: Folded): string {
  const changed = [...values.keys()].filter((at) => !same(valueAt(values, at), bundledValue(at)))
  const lines = changed.length ? [] : ['The garage says what the files say.']
  for (const [file, paths] of Map.groupBy(changed, fileOf)) {
    lines.push(`${file}`)
    for (const at of paths) {
      const { what, before, after } = sentenceOf(
        { path: at, was: bundledValue(at), now: values.get(at) },
        firstStaffLang,
      )
      lines.push(`  ${at}  ${what}: ${before ? `${before} -> ` : ''}${after}`)
    }
  }
  for (const at of refused)
    lines.push(`${at}: its value is not taken any more, the one before it speaks, or the file`)
  return `${lines.join('\n')}\n`
}

function exported(folded: Folded, folder?: string): string {
  const { changedOn: _, given: __, ...facts } = factsOf(folded)
  if (!folder) return `${JSON.stringify(facts, null, 2)}\n`
  mkdirSync(folder, { recursive: true })
  for (const [part, value] of Object.entries(facts))
    writeFileSync(path.join(folder, `${part}.json`), `${JSON.stringify(value, null, 2)}\n`)
  return ''
}
