import { type PriceKey, prices } from '#app/content/prices/prices.ts'
import { openRenderer } from '../../scripts/renderer.ts'

/** They change together: they stand on the home page, the price list, pages of services and in the documents. */
const keys = ['oilChange', 'rustproofingCar', 'tireSwap', 'diagnostic'] as const satisfies readonly PriceKey[]

export type PriceDraft = { path: string; was: unknown; now: unknown }

/** A version says another amount of each; all of them have two decimals, by which they are found on a page. */
function amountIn(version: number, key: PriceKey): number {
  const { amount } = prices[key]
  if (typeof amount !== 'number') throw new Error(`${key} has no amount`)
  return Math.round(amount * 100 + 1 + 2 * version) / 100
}

/** What a version changes of the one before it; version 0 of the files. */
export function draftsOf(version: number): PriceDraft[] {
  return keys.map((key) => {
    const { label: _, ...printed } = prices[key]
    const priceAt = (known: number) => ({ ...printed, amount: amountIn(known, key) })
    return {
      path: `prices.${key}`,
      was: version > 0 ? priceAt(version - 1) : printed,
      now: priceAt(version),
    }
  })
}

export type PriceVersions = Awaited<ReturnType<typeof openPriceVersions>>

/** Tells by its amounts which version a page has, having rendered each of them itself. */
export async function openPriceVersions() {
  const { entry, page, close } = await openRenderer()
  const { printedFacts } = entry
  const every = entry.publishedPages().map(({ path }) => path)

  const within = (version: number, address: string) => {
    const changed = keys.map((key) => [key, { ...prices[key], amount: amountIn(version, key) }])
    const facts = { ...printedFacts, prices: { ...printedFacts.prices, ...Object.fromEntries(changed) } }
    return entry.withFacts(facts, async () => amountsOn(await page(address)))
  }
  const telling: string[] = []
  for (const address of every)
    if ((await within(0, address)) !== (await within(1, address))) telling.push(address)

  const known = new Map<string, number>()
  return {
    every,
    /** The addresses that show a price which changes. */
    telling,
    /** From then on a version of these addresses is known. */
    async learn(addresses: readonly string[], version: number) {
      for (const address of addresses) known.set(`${address} ${await within(version, address)}`, version)
    },
    /** @returns undefined where the amounts of a page are those of no version: they are mixed */
    versionOf: (address: string, body: string) => known.get(`${address} ${amountsOn(body)}`),
    close,
  }
}

/** Every number with two decimals, in the order of the page. */
const amountsOn = (body: string) => body.match(/\d+[.,]\d\d(?!\d)/g)?.join(' ') ?? ''
