import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { check, faults } from '../../scripts/checks.ts'
import { ensureTestBrowser } from '../../scripts/chromium.ts'
import { underLoad } from '../load/proxy-load.ts'
import { rules, settings } from './proxy-settings.ts'
import { tls } from './proxy-tls.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Runs every browser test, each site as two processes behind nginx. */
function browser(words: string[]): void {
  ensureTestBrowser()
  const program = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(process.execPath, [program, 'test', '--reporter=list', ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PROCESSES: '2' },
  })
  check('the browser tests pass on two processes', status === 0)
}

const parts = { settings, rules, tls, load: underLoad }

/** `npm run behind-nginx [-- --only settings,rules,tls,load,browser] [-- specs of the browser tests]` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
  const wanted = (part: string) => !values.only || values.only.split(',').includes(part)
  for (const [name, part] of Object.entries(parts)) if (wanted(name)) await part()
  if (wanted('browser')) browser(positionals)
  console.log(faults.length ? `\n${faults.length} wrong:\n${faults.join('\n')}` : '\nAll well')
  process.exitCode = faults.length ? 1 : 0
}

await main()
