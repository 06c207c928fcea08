import { Worker } from 'node:worker_threads'

/** How long no request was answered before the process is ended, in seconds. */
const STILL_SECONDS = 20
const BEAT_MILLISECONDS = 1_000

/**
 * Ends this process when its event loop has stood still for a while: nobody gets an answer then, and a signal to stop is not
 * heard either. Whatever started the process starts it again (docs/decisions/100).
 */
export function startWatchdog(onError: (error: unknown) => void, stillSeconds = STILL_SECONDS): void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, stillSeconds },
    env: {},
    execArgv: [],
  })
  thread.once('error', onError)
  thread.unref()
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MILLISECONDS).unref()
}
