import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyPath } from '#app/places.ts'
import { plainPaths } from '#app/site-map.ts'
import { installFromDebian } from '../../scripts/debian.ts'
import { startGarage } from '../garage.ts'

/** For a few seconds of work a second compilation does not pay off; the first compiler's code needs a larger stack. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m']
const CHECKER = path.resolve('node_modules/vnu-jar/build/dist/vnu.jar')

/** Every public page, some rendered on request, not-found pages and sign-in pages. */
const addresses = [
  ...everyPath(),
  '/contact?service=freins',
  '/contact?service=freins',
  '/blog?q=freins',
  '/blog?q=rien-de-tel',
  '/en/gallery?tab=pneus',
  '/nowhere',
  '/en/nowhere',
  plainPaths.login,
  plainPaths.forgotPassword,
]

type Message = {
  type: string
  subType?: string
  url: string
  lastLine: number
  message: string
  extract?: string
}

let garage: Awaited<ReturnType<typeof startGarage>>
let folder: string

beforeAll(async () => {
  garage = await startGarage({}, 'garage-html-')
  folder = mkdtempSync(path.join(os.tmpdir(), 'garage-pages-'))
})
afterAll(async () => {
  await garage.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Errors about features newer than the checker; any other error counts. */
const newer = [
  // The standard also allows `blocking` on a link with rel="expect".
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
  /^CSS: Unrecognized at-rule “@(container|property|starting-style|view-transition)”/,
  /^CSS: “(r|container-type|animation-timeline|animation-range|view-timeline|view-transition-name|paint-order|margin-trim|vector-effect|field-sizing)”: Property “\S+” doesn.t exist/,
  /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
  /^CSS: “mask”: /,
  /^CSS: “transition”: “allow-discrete” is not a “transition” value/,
]

/** A Java of 17 or later, which the checker needs; as root on Debian it is installed if missing. */
function java(): string {
  const { JAVA_HOME } = process.env
  const found = JAVA_HOME ? path.join(JAVA_HOME, 'bin/java') : 'java'
  if (spawnSync(found, ['-version']).error) installFromDebian('default-jre-headless')
  return found
}

/** The messages of the Nu HTML checker for all files of a folder, in one run. */
function check(pages: string): Message[] {
  const { stderr, error } = spawnSync(
    java(),
    [...QUICK, '-jar', CHECKER, '--errors-only', '--format', 'json', pages],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (error) throw new Error('Install Java 17 or later, or set JAVA_HOME', { cause: error })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  return messages.filter(({ message }) => !newer.some((known) => known.test(message)))
}

/** A faulty page, which shows that the checker works. */
const WRONG =
  '<!DOCTYPE html><html lang="fr"><title>x</title><style>p{colr:red}</style><p><div id=a></div id=a>'

test('the Nu HTML checker finds no error on any page', async () => {
  const styles = new Set<string>()
  /** Removes styles already seen on another page: checking all of them again takes as long as checking the pages. */
  const withNewStyles = (page: string) =>
    page.replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (whole, tag, style) => {
      const isKnown = styles.has(style)
      styles.add(style)
      return isKnown ? tag : whole
    })
  writeFileSync(path.join(folder, 'wrong.html'), WRONG)
  for (const [index, address] of addresses.entries()) {
    const html = await (await fetch(garage.url + address)).text()
    expect(html).toContain('</html>')
    writeFileSync(path.join(folder, `${index}.html`), withNewStyles(html))
  }
  const messages = Map.groupBy(check(folder), ({ url }) => path.basename(url, '.html'))
  expect(messages.get('wrong')?.map(({ message }) => message.slice(0, 4))).toEqual(
    expect.arrayContaining(['CSS:', 'End ']),
  )
  messages.delete('wrong')
  const faults = [...messages].flatMap(([index, messages]) =>
    messages.map(({ message, extract = '' }) => `${addresses[Number(index)]}: ${message} ${extract}`),
  )
  expect(faults).toEqual([])
})
