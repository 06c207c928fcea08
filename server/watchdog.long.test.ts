import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

/** Runs a process that starts the watchdog and then this. @returns what it printed, and how it ended */
async function run(work: string): Promise<{ out: string; code: number | null; signal: string | null }> {
  const start = `import { startWatchdog } from '#server/watchdog.ts'; startWatchdog(console.error, 3);`
  const child = spawn(process.execPath, ['--input-type=module', '-e', start + work], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { out, code, signal }
}

test('a process that stands still is ended, and says so', async () => {
  const { out, signal } = await run(`process.on('SIGTERM', () => 0); setTimeout(() => { for (;;); }, 2000);`)
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(out)).toMatchObject({ level: 'error', event: 'stood-still', seconds: 3 })
}, 60_000)

test('a process that works hard, in turns, goes on and ends by itself', async () => {
  const busy = `const until = Date.now() + 5000;
    const turn = () => { const t = Date.now() + 200; while (Date.now() < t); Date.now() < until ? setTimeout(turn, 5) : 0 };
    turn();`
  expect(await run(busy)).toEqual({ out: '', code: 0, signal: null })
}, 60_000)
