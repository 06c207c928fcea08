import { fork } from 'node:child_process'
import { createRequire } from 'node:module'
import type { PictureResult, PictureTask } from './work.ts'

/** A process that takes longer is ended. */
const LONGEST_MILLISECONDS = 40_000

/** By its name and not by its place: what the build makes of this file stands elsewhere. */
const WORK = createRequire(import.meta.url).resolve('#server/pictures/work.ts')

let turn: Promise<unknown> = Promise.resolve()

/**
 * Works on a picture in a process of its own, which knows nothing of this one: one after the other.
 * @returns undefined where it took too long, too much memory, or ended
 * @throws where no process could be begun
 */
export function workOn(task: PictureTask, signal?: AbortSignal): Promise<PictureResult | undefined> {
  const run = () => inProcess(task, signal)
  const mine = turn.then(run, run)
  turn = mine
  return mine
}

function inProcess(task: PictureTask, signal: AbortSignal | undefined): Promise<PictureResult | undefined> {
  if (signal?.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    // Bytes from outside are decoded there: it gets no password of ours.
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
