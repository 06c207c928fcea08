/** The part of a browser's trace event that is read here; times in microseconds. */
type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number }

/** What the browser names the work of each kind. All other work is the rest: painting, garbage collection, the browser's own. */
const names = {
  parse: ['ParseHTML', 'ParseAuthorStyleSheet'],
  style: ['UpdateLayoutTree', 'ScheduleStyleRecalculation'],
  layout: ['Layout', 'InvalidateLayout'],
  script: [
    'EvaluateScript',
    'EventDispatch',
    'FireAnimationFrame',
    'FireIdleCallback',
    'FunctionCall',
    'RunMicrotasks',
    'TimerFire',
    'V8.Execute',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
    'v8.produceCache',
  ],
}

export type CpuTimes = Record<keyof typeof names | 'rest' | 'all', number>

const kinds = new Map(
  Object.entries(names).flatMap(([kind, all]) => all.map((name) => [name, kind as keyof typeof names])),
)

/**
 * The CPU time of a thread by kind of work, in milliseconds: what the thread computed, not how long it took, which other
 * programs on the machine would prolong. Work within other work counts as its own kind only.
 */
export function cpuTimes(events: readonly TraceEvent[], from: number): CpuTimes {
  const times: CpuTimes = { parse: 0, style: 0, layout: 0, script: 0, rest: 0, all: 0 }
  const whole = events
    .filter(({ ph, ts, tdur }) => ph === 'X' && ts >= from && tdur !== undefined)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
  const around: { ends: number; kind: Exclude<keyof CpuTimes, 'all'> }[] = []
  for (const { name, ts, dur = 0, tdur = 0 } of whole) {
    while (around.length > 0 && (around.at(-1)?.ends ?? 0) <= ts) around.pop()
    const outer = around.at(-1)
    const kind = kinds.get(name) ?? outer?.kind ?? 'rest'
    const milliseconds = tdur / 1000
    times[kind] += milliseconds
    if (outer) times[outer.kind] -= milliseconds
    else times.all += milliseconds
    around.push({ ends: ts + dur, kind })
  }
  return times
}
