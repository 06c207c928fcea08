import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, stillSeconds } = workerData as { beats: Int32Array<SharedArrayBuffer>; stillSeconds: number }

/** This thread’s `process.stdout` goes through the one that stands still. */
const STDOUT = 1

let known = -1
let still = 0

// Counted in own rounds, not by the clock: after a pause of the whole machine both threads go on.
setInterval(() => {
  const now = Atomics.load(beats, 0)
  still = now === known ? still + 1 : 0
  known = now
  if (still < stillSeconds) return
  const line = { time: new Date().toISOString(), level: 'error', event: 'stood-still', seconds: still }
  try {
    writeSync(STDOUT, `${JSON.stringify(line)}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
}, 1_000)
