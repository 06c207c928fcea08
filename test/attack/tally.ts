import type { Input } from './input.ts'
import { families, type Target } from './targets.ts'

export type Outcome = {
  engine: string
  target: Target
  input: Input
  /** The HTTP status, or why there was no answer. */
  status: number | string
  ms: number
  /** The request as a shell command, to send it again. */
  line: () => string
}

type Area = {
  inputs: number
  statuses: Map<string, number>
  worst: number
  failures: number
  turnedAway: number
  notSent: number
}
export type Failure = {
  engines: Set<string>
  route: string
  place: string
  status: number | string
  kinds: Set<string>
  times: number
  line: string
}

export type Tally = ReturnType<typeof createTally>

/** Counts the results of an attack, by part of the site and engine; equal failures are counted as one. */
export function createTally() {
  const areas = new Map<string, Area>()
  const failures = new Map<string, Failure>()
  const errors = new Map<string, number>()
  let inputs = 0

  function areaOf(engine: string, { family }: Target): Area {
    const name = `${family}, ${engine}`
    const area = areas.get(name) ?? {
      inputs: 0,
      statuses: new Map(),
      worst: 0,
      failures: 0,
      turnedAway: 0,
      notSent: 0,
    }
    areas.set(name, area)
    return area
  }

  return {
    heard({ engine, target, input, status, ms, line }: Outcome): void {
      inputs += 1
      const area = areaOf(engine, target)
      area.inputs += 1
      const group = typeof status === 'number' ? `${status}` : 'none'
      area.statuses.set(group, (area.statuses.get(group) ?? 0) + 1)
      if (ms > area.worst) area.worst = ms
      if (Number(status) < 500) return
      area.failures += 1
      const form = /\.data(\?|$)/.test(input.path) ? ' (.data)' : ''
      const route = `${input.method} ${target.path}${form}`
      const key = `${route} ${input.place} ${status}`
      const known = failures.get(key) ?? {
        engines: new Set(),
        route,
        place: input.place,
        status,
        kinds: new Set(),
        times: 0,
        line: line(),
      }
      known.engines.add(engine)
      known.kinds.add(input.kind)
      known.times += 1
      failures.set(key, known)
    },
    turnedAway(engine: string, target: Target): void {
      areaOf(engine, target).turnedAway += 1
    },
    /** Not sent, because the same address did not answer three times. */
    skipped(engine: string, target: Target): void {
      areaOf(engine, target).notSent += 1
    },
    /** Something that the log should not contain. */
    logged(engine: string, line: string): void {
      const text = `${engine}: ${withoutTime(line)}`
      errors.set(text, (errors.get(text) ?? 0) + 1)
    },
    inputs: () => inputs,
    failures: () => [...failures.values()],
    errors: () => [...errors].map(([line, times]) => `${times} × ${line}`),
    turnedAwayShare: () =>
      [...areas.values()].reduce((sum, area) => sum + area.turnedAway, 0) / Math.max(1, inputs),
    met: (engine: string) => families.filter((family) => areas.get(`${family}, ${engine}`)?.inputs),
    table() {
      return Object.fromEntries(
        [...areas].toSorted().map(([name, { inputs, statuses, worst, failures, turnedAway, notSent }]) => [
          name,
          {
            inputs,
            statuses: [...statuses]
              .toSorted(([, one], [, other]) => other - one)
              .map(([status, times]) => `${status}×${times}`)
              .join(' '),
            'worst ms': Math.round(worst),
            'turned away': turnedAway,
            'not sent': notSent,
            failures,
          },
        ]),
      )
    },
  }
}

function withoutTime(line: string): string {
  try {
    const { event, error, code, at } = JSON.parse(line) as Record<string, unknown>
    return [event, error, code, at].filter(Boolean).join(' ')
  } catch {
    return line.slice(0, 200)
  }
}
