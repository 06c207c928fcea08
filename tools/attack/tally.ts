import type { Input } from './input.ts'
import { families, type Target } from './targets.ts'

export type Outcome = {
  engine: string
  target: Target
  input: Input
  /** The HTTP status, or why there was no answer. */
  status: number | string
  ms: number
  /** The request, to send it again. */
  line: () => string
}

type Area = {
  inputs: number
  statuses: Map<string, number>
  worst: number
  failures: number
  turnedAway: number
}

export type Tally = ReturnType<typeof createTally>

/** Counts the results of an attack, by part of the site and engine; equal failures are counted as one. */
export function createTally() {
  const areas = new Map<string, Area>()
  const failures = new Map<string, ReturnType<typeof failureOf>>()
  const errors = new Map<string, number>()
  const sum = (of: 'inputs' | 'turnedAway') => [...areas.values()].reduce((all, area) => all + area[of], 0)

  function areaOf(engine: string, { family }: Target): Area {
    const name = `${family}, ${engine}`
    const area = areas.get(name) ?? { inputs: 0, statuses: new Map(), worst: 0, failures: 0, turnedAway: 0 }
    areas.set(name, area)
    return area
  }

  return {
    heard(outcome: Outcome): void {
      const { engine, target, input, status, ms } = outcome
      const area = areaOf(engine, target)
      const group = typeof status === 'number' ? `${status}` : 'none'
      area.inputs += 1
      area.statuses.set(group, (area.statuses.get(group) ?? 0) + 1)
      if (ms > area.worst) area.worst = ms
      if (Number(status) < 500) return
      area.failures += 1
      const fresh = failureOf(outcome)
      const key = `${fresh.route} ${input.place} ${status}`
      const known = failures.get(key) ?? fresh
      known.engines.add(engine)
      known.kinds.add(input.kind)
      known.times += 1
      failures.set(key, known)
    },
    turnedAway(engine: string, target: Target): void {
      areaOf(engine, target).turnedAway += 1
    },
    /** Something that the log should not contain. */
    logged(engine: string, line: string): void {
      const text = `${engine}: ${withoutTime(line)}`
      errors.set(text, (errors.get(text) ?? 0) + 1)
    },
    inputs: () => sum('inputs'),
    failures: () => [...failures.values()],
    errors: () => [...errors].map(([line, times]) => `${times} × ${line}`),
    turnedAwayShare: () => sum('turnedAway') / Math.max(1, sum('inputs')),
    met: (engine: string) => families.filter((family) => areas.get(`${family}, ${engine}`)?.inputs),
    table: () =>
      Object.fromEntries(
        [...areas].toSorted().map(([name, { statuses, worst, turnedAway, ...area }]) => {
          const times = [...statuses].map(([status, count]) => `${status}×${count}`).join(' ')
          return [
            name,
            { ...area, statuses: times, 'worst ms': Math.round(worst), 'turned away': turnedAway },
          ]
        }),
      ),
  }
}

function failureOf({ target, input: { method, path, place }, status, line }: Outcome) {
  const form = /\.data(\?|$)/.test(path) ? ' (.data)' : ''
  const sets = { engines: new Set<string>(), kinds: new Set<string>() }
  return { ...sets, route: `${method} ${target.path}${form}`, place, status, times: 0, line: line() }
}

function withoutTime(line: string): string {
  try {
    const { event, error, code, at } = JSON.parse(line) as Record<string, unknown>
    return [event, error, code, at].filter(Boolean).join(' ')
  } catch {
    return line.slice(0, 200)
  }
}
