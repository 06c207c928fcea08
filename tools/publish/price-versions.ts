import { type PriceKey, prices } from '#app/content/prices/prices.ts'
import { builtSite } from '../../scripts/built-site.ts'
import { openRenderer } from '../../scripts/renderer.ts'

/** Prices that change together: they are on the home page, the price list, service pages and in the documents. */
const keys = ['oilChange', 'rustproofingCar', 'tireSwap', 'diagnostic'] as const satisfies readonly PriceKey[]

export type PriceDraft = { path: string; was: unknown; now: unknown }

/** A price in a version: different in each, and always with two decimals, by which it is found on a page. */
function amountIn(version: number, key: PriceKey): number {
  const { amount } = prices[key]
  if (typeof amount !== 'number') throw new Error(`${key} has no amount`)
  return Math.round(amount * 100 + 1 + 2 * version) / 100
}

/** The changes from the version before to this one; from the files to version 0. */
export function draftsOf(version: number): PriceDraft[] {
  return keys.map((key) => {
    const { label: _, ...bundled } = prices[key]
    const priceAt = (known: number) => ({ ...bundled, amount: amountIn(known, key) })
    return {
      path: `prices.${key}`,
      was: version > 0 ? priceAt(version - 1) : bundled,
      now: priceAt(version),
    }
  })
}

export type PriceVersions = Awaited<ReturnType<typeof openPriceVersions>>

/** Tells by the amounts on a page which version it shows, by rendering each version itself. */
export async function openPriceVersions() {
  const { api, page, close } = await openRenderer(await builtSite())
  const { bundledFacts } = api
  const every = api.publishedPages().map(({ path }) => path)

  const within = (version: number, address: string) => {
    const changed = keys.map((key) => [key, { ...prices[key], amount: amountIn(version, key) }])
    const facts = { ...bundledFacts, prices: { ...bundledFacts.prices, ...Object.fromEntries(changed) } }
    return api.withFacts(facts, async () => amountsOn(await page(address)))
  }
  const telling: string[] = []
  for (const address of every)
    if ((await within(0, address)) !== (await within(1, address))) telling.push(address)

  const known = new Map<string, number>()
  return {
    every,
    /** The addresses that show a price which changes. */
    telling,
    /** Renders a version of these pages, so that `versionOf` knows it. */
    async learn(addresses: readonly string[], version: number) {
      for (const address of addresses) known.set(`${address} ${await within(version, address)}`, version)
    },
    /** @returns undefined if the amounts of a page match no version: they are mixed */
    versionOf: (address: string, body: string) => known.get(`${address} ${amountsOn(body)}`),
    close,
  }
}

/** Every number with two decimals, in the order of the page. */
const amountsOn = (body: string) => body.match(/\d+[.,]\d\d(?!\d)/g)?.join(' ') ?? ''
