import { expect, test } from 'vitest'
import { cpuTimes } from '../../tools/vitals/main-thread.ts'

const event = (name: string, ts: number, dur: number, tdur = dur) => ({ name, ph: 'X', ts, dur, tdur })

test('work within other work counts once, as its own kind, by what the thread computed', () => {
  const task = event('RunTask', 1000, 9000, 8000)
  const parse = event('ParseHTML', 2000, 6000, 5000)
  const script = event('EvaluateScript', 3000, 4000, 3000)
  const forced = event('Layout', 3500, 1000)
  const within = event('unknown', 5000, 500)
  const early = event('ParseHTML', 100, 500)
  expect(cpuTimes([forced, parse, early, task, within, script], 1000)).toEqual({
    parse: 2,
    style: 0,
    layout: 1,
    script: 2,
    rest: 3,
    all: 8,
  })
})
