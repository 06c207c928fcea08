import fc from 'fast-check'
import type { Input } from './input.ts'
import { inputsFor } from './inputs.ts'
import { sceneOf } from './scene.ts'
import { type Heard, lineOf, send } from './send.ts'
import { type AttackedSite, addressOfItsOwn, type Who } from './site.ts'
import type { Tally } from './tally.ts'
import { type Family, families, type Target } from './targets.ts'

/** How often each part of the site is attacked, more often where it accepts more, and as whom. */
const parts: Record<Family, { turns: number; senders: readonly Who[] }> = {
  'public pages': { turns: 2, senders: ['stranger'] },
  'contact form': { turns: 2, senders: ['stranger', 'admin'] },
  'documents and files': { turns: 1, senders: ['stranger'] },
  programs: { turns: 2, senders: ['stranger', 'admin'] },
  'accounts for programs': { turns: 2, senders: ['stranger', 'admin', 'holder'] },
  'sign-in': { turns: 4, senders: ['stranger', 'holder', 'holder', 'admin'] },
  'staff area': { turns: 8, senders: ['admin', 'admin', 'admin', 'admin', 'admin', 'clerk', 'stranger'] },
}
const turns = families.flatMap((family) => Array<Family>(parts[family].turns).fill(family))

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

  function next() {
    const number = seed * 100_003 + turn
    const family = turns[turn % turns.length] ?? 'staff area'
    turn += 1
    const drawn = fc.tuple(
      fc.constantFrom(...(lines.get(family) ?? [])),
      fc.constantFrom(...parts[family].senders),
    )
    const [[target, who] = []] = fc.sample(drawn, { seed: number, numRuns: 1 })
    return { target, who: who ?? 'stranger', seed: number, count: Math.min(perScene, left) }
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
