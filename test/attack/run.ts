import fc from 'fast-check'
import type { Input } from './input.ts'
import { inputsFor } from './inputs.ts'
import { sceneOf } from './scene.ts'
import { type Heard, lineOf, send } from './send.ts'
import { type AttackedSite, addressOfItsOwn, type Who } from './site.ts'
import type { Tally } from './tally.ts'
import type { Family, Target } from './targets.ts'

/** Whose turn it is: each part of the site as often as it accepts input. */
const turns = [
  ...[
    'staff area',
    'sign-in',
    'staff area',
    'accounts for programs',
    'contact form',
    'staff area',
    'public pages',
  ],
  ...['staff area', 'sign-in', 'programs', 'staff area', 'documents and files', 'staff area', 'sign-in'],
  ...[
    'accounts for programs',
    'staff area',
    'contact form',
    'programs',
    'staff area',
    'public pages',
    'sign-in',
  ],
] as Family[]

const senders: Record<Family, readonly Who[]> = {
  'public pages': ['stranger'],
  'contact form': ['stranger', 'admin'],
  'documents and files': ['stranger'],
  programs: ['stranger', 'admin'],
  'accounts for programs': ['stranger', 'admin', 'holder'],
  'sign-in': ['stranger', 'holder', 'holder', 'admin'],
  'staff area': ['admin', 'admin', 'admin', 'admin', 'admin', 'clerk', 'stranger'],
}

/** Whether a rate limit refused the request: it did not reach its target. */
const isTurnedAway = ({ status, headers }: Heard) =>
  status === 429 || (status === 503 && headers['retry-after'] !== undefined)

export type Plan = { inputs: number; seed: number; atOnce: number; perScene: number; isOver: () => boolean }

/** Sends `inputs` generated requests to a site, `atOnce` concurrently; each turn sends some to one address as one person. */
export async function attack(
  site: AttackedSite,
  targets: readonly Target[],
  { inputs, seed, atOnce, perScene, isOver }: Plan,
  tally: Tally,
): Promise<void> {
  const lines = Map.groupBy(
    targets.flatMap((target) => Array<Target>(target.turns).fill(target)),
    ({ family }) => family,
  )
  const knownCookies = new Set<string>()
  let left = inputs
  let turn = 0
  const met = new Map<Family, number>()

  function next() {
    const number = turn
    turn += 1
    const family = turns[number % turns.length] ?? 'staff area'
    const count = met.get(family) ?? 0
    met.set(family, count + 1)
    const order = shuffled(
      lines.get(family) ?? [],
      seed + Math.floor(count / (lines.get(family)?.length ?? 1)),
    )
    const target = order[count % order.length]
    const who = senders[family][(count + seed) % senders[family].length] ?? 'stranger'
    return { target, who, seed: seed * 100_003 + number, count: Math.min(perScene, left) }
  }

  async function oneScene({ target, who, seed, count }: ReturnType<typeof next>): Promise<void> {
    if (!target) return
    left -= count
    await site.putBack()
    const { scene, cookie } = await sceneOf(site, targets, target, who, [...knownCookies])
    for (const input of fc.sample(inputsFor(scene), { seed, numRuns: count })) {
      const heard = await oneInput(site, target, who, input, cookie, tally)
      for (const line of heard?.headers['set-cookie'] ?? []) knownCookies.add(line.split('=')[0] ?? '')
      if (heard && cookie.includes('session_token') && isSignedOut(heard)) await site.putBack()
    }
    for (const error of site.newErrors()) tally.logged(site.name, error)
  }

  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0 && !isOver()) await oneScene(next())
    }),
  )
  const harm = await site.harm()
  if (harm) tally.logged(site.name, harm)
}

async function oneInput(
  site: AttackedSite,
  target: Target,
  who: Who,
  input: Input,
  cookie: string,
  tally: Tally,
): Promise<Heard | undefined> {
  const build = () => {
    const cookies = [input.headers.Cookie, cookie].filter(Boolean).join('; ')
    const origin = { ...(input.method === 'POST' && { Origin: site.url }) }
    const headers = { ...addressOfItsOwn(), ...origin, ...input.headers, ...(cookies && { Cookie: cookies }) }
    return { method: input.method, path: input.path, headers, body: input.body }
  }
  const sent = build()
  let heard = await send(site.url, sent).catch((error: Error) => error.message)
  // A kept-alive connection may close while it is reused; a rate-limited request is retried once.
  if (typeof heard === 'string' ? /ECONNRESET|EPIPE|hang up/.test(heard) : isTurnedAway(heard)) {
    if (typeof heard !== 'string') tally.turnedAway(site.name, target)
    heard = await send(site.url, build()).catch((error: Error) => error.message)
  }
  const status = typeof heard === 'string' ? heard : heard.status
  tally.heard({
    engine: site.name,
    target,
    input,
    status,
    ms: typeof heard === 'string' ? Number.NaN : heard.ms,
    line: () => lineOf(sent, who),
  })
  return typeof heard === 'string' ? undefined : heard
}

/** Whether the answer redirects to the sign-in page or deletes the session cookie. */
function isSignedOut({ status, headers, text }: Heard): boolean {
  if (headers['set-cookie']?.some((line) => /session_token=;/.test(line))) return true
  return headers.location === '/login' || (status === 202 && text.includes('/login'))
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...items.keys()], { minLength: items.length }), {
    seed,
    numRuns: 1,
  })
  return order.flatMap((index) => items[index] ?? [])
}
