import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { startPostgres } from '../../scripts/postgres.ts'
import type { Garage } from '../../test/garage.ts'
import { mailsTo } from './mail.ts'
import { test as base } from './policy.ts'
import { inPairs, startSite, withMotion, withWorkers } from './server.ts'

type Engine = 'SQLite' | 'Postgres'

/** A pair of processes has one database, which is Postgres. */
export const engines: readonly Engine[] = inPairs ? ['Postgres'] : ['SQLite', 'Postgres']
/**
 * For what the pages show alike on both, as the tests of the server prove: `npm test` takes the engine of one machine,
 * `npm run behind-nginx` the other.
 */
export const oneEngine: readonly Engine[] = engines.slice(0, 1)

export const PASSWORD = 'trombone-sapin-47'
const OWNER = 'owner@garage.example'

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>
type Entered = { garage: Garage; owner: SignedIn }

/** An empty garage on an engine, with settings of its own, and what stops it. */
export async function startOn(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<Garage & { stop(): Promise<void> }> {
  const postgres = engine === 'Postgres' ? await startPostgres({ durable: false }) : undefined
  const garage = await startSite(
    { ...settings, ...(postgres && { DATABASE_URL: postgres.url }) },
    'garage-staff-',
  )
  return {
    url: garage.url,
    dataDir: garage.dataDir,
    databaseUrl: garage.databaseUrl,
    async stop() {
      await garage.stop()
      await postgres?.stop()
    },
  }
}

/**
 * The staff tests of a file share one garage per engine and worker, chosen with `test.use({ engine })`. `ownerPage` is a page of its first
 * admin, signed in, at `/admin`; every test has its own. `pageWithoutScripts` is another of theirs, whose browser runs none.
 */
export const staffTest = base.extend<
  { engine: Engine; garage: Garage; ownerPage: Page; pageWithoutScripts: Page },
  { entered: (engine: Engine, file: string) => Promise<Entered> }
>({
  engine: [inPairs ? 'Postgres' : 'SQLite', { option: true }],
  // The worker is part of all that staff do, and keys are pressed while pages change.
  serviceWorkers: withWorkers.serviceWorkers,
  contextOptions: withMotion.contextOptions,
  entered: [
    async ({ browser }, use) => {
      const running = new Map<string, Promise<Entered>>()
      const stops: (() => Promise<void>)[] = []
      async function start(engine: Engine): Promise<Entered> {
        // Tests of a file share the garage; what one of them sends takes nothing from the budget of the others.
        const { stop, ...garage } = await startOn(engine, { REQUEST_LIMITS: 'off' })
        stops.push(stop)
        const page = await enter(browser, garage, OWNER)
        const owner = await page.context().storageState()
        await page.context().close()
        return { garage, owner }
      }
      await use((engine, file) => {
        const known = running.get(engine + file) ?? start(engine)
        running.set(engine + file, known)
        return known
      })
      for (const stop of stops) await stop()
    },
    { scope: 'worker' },
  ],
  garage: async ({ entered, engine }, use, { file }) => use((await entered(engine, file)).garage),
  baseURL: async ({ garage }, use) => use(garage.url),
  ownerPage: async ({ browser, entered, engine }, use, { file }) => {
    const { garage, owner } = await entered(engine, file)
    const context = await browser.newContext({ baseURL: garage.url, storageState: owner })
    const page = await context.newPage()
    await page.goto('/admin')
    await use(page)
    await context.close()
  },
  pageWithoutScripts: async ({ browser, entered, engine }, use, { file }) => {
    const { garage, owner } = await entered(engine, file)
    const context = await browser.newContext({
      baseURL: garage.url,
      storageState: owner,
      javaScriptEnabled: false,
    })
    await use(await context.newPage())
    await context.close()
  },
})

export { expect }

/**
 * Someone who signed up, confirmed through the mail and signed in: a page at `/admin`, in a context of its own. The forms are
 * sent without being shown; `whole.spec.ts` fills them in.
 */
export async function enter(browser: Browser, garage: Garage, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: garage.url })
  const send = (address: string, form: Record<string, string>) =>
    context.request.post(address, { form, headers: { origin: garage.url } })
  await send('/login?tab=sign-up', { intent: 'sign-up', email, password: PASSWORD })
  const [mail] = await mailsTo(garage.dataDir, email)
  await context.request.get(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await send('/login', { intent: 'sign-in', email, password: PASSWORD })
  const page = await context.newPage()
  await page.goto('/admin')
  await expect(page).toHaveURL(`${garage.url}/admin`)
  return page
}

/** The page has its scripts and hears of the inbox. */
export const isLive = (page: Page) =>
  expect(page.getByRole('status').getByText('Live', { exact: true })).toBeVisible()
