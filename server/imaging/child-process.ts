import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import type { PictureResult, PictureTask } from './work.ts'

/** Timeout after which the process is killed. */
const LONGEST_MILLISECONDS = 40_000

/** By its import name, not by a relative path: the build puts this file in another folder. */
const WORK = createRequire(import.meta.url).resolve('#server/imaging/work.ts')

let turn: Promise<unknown> = Promise.resolve()

/**
 * Processes a picture in a child process that inherits nothing from this one, one picture at a time.
 * @returns undefined if it was aborted, timed out, used too much memory or crashed
 * @throws if no process could be started
 */
export function runInChildProcess(task: PictureTask, signal?: AbortSignal) {
  const run = () => inProcess(task, signal)
  const mine = turn.then(run, run)
  turn = mine
  return mine
}

function inProcess(task: PictureTask, signal: AbortSignal | undefined): Promise<PictureResult | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    // The child decodes untrusted bytes, so it gets none of our secrets.
    const child = fork(WORK, [], {
      env: { PATH: process.env.PATH },
      execArgv: [],
      serialization: 'advanced',
      stdio: 'ignore',
    })
    let result: PictureResult | undefined
    const end = () => child.kill('SIGKILL')
    const late = setTimeout(end, LONGEST_MILLISECONDS)
    signal?.addEventListener('abort', end)
    child.once('message', (sent: PictureResult) => {
      result = sent
    })
    child.once('error', () => resolve(undefined))
    child.once('close', () => {
      clearTimeout(late)
      signal?.removeEventListener('abort', end)
      resolve(result)
    })
    child.send(task, () => undefined)
  })
}
