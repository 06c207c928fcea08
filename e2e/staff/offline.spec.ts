import type { Page } from '@playwright/test'
import { grantAdmin } from '#app/accounts/roles.server.ts'
import type { Status } from '#app/requests/handling/inbox.ts'
import { act, writeDown } from '#app/requests/life/act.server.ts'
import { requestWithStory } from '#app/requests/life/story.server.ts'
import { actQueue } from '#app/staff/offline/act-store.ts'
import { readEnv } from '#platform/env.ts'
import type { Garage } from '../../test/garage.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { rowsOnDevice } from '../helpers/kept.ts'
import { type Network, startNetwork } from '../helpers/network.ts'
import { insertRequest, withDatabase } from '../helpers/requests.ts'
import { withWorkers } from '../helpers/server.ts'
import { staffTest as base, enter, expect, PASSWORD, workerOf } from '../helpers/staff.ts'

/** A request on the owner's page: who asked, and its stored notes. */
type Seen = { page: Page; name: string; reference: string; notes(): Promise<string[]> }

/** Each test has its own simulated network; `phone` is the owner's page behind it, on which `seen` is shown and stored. */
const test = base.extend<{ network: Network; phone: Page; seen: Seen }>({
  async network({ garage }, use) {
    const network = await startNetwork(garage.url)
    await use(network)
    await network.stop()
  },
  async phone({ ownerPage, network }, use) {
    await ownerPage.goto(`${network.url}/admin`)
    await isOnDevice(ownerPage)
    await use(ownerPage)
  },
  async seen({ phone, garage }, use, { title }) {
    const name = title.slice(0, 30).trim()
    const reference = await insertRequest(garage, { name })
    await open(phone, name)
    await use({ page: phone, name, reference, notes: () => notesOf(garage, reference) })
  },
})

async function storyOf(garage: Garage, reference: string) {
  const story = await withDatabase(garage, (db) => requestWithStory(db, reference))
  if (!story) throw new Error('The request is gone')
  return story
}

/** A colleague gives a request another status, in another process. */
const changedByMarie = (garage: Garage, reference: string, to: Status) =>
  withDatabase(garage, async (db) => {
    const me = await db.selectFrom('user').select(['id', 'email']).executeTakeFirstOrThrow()
    const by = { ...me, email: 'marie@garage.example' }
    const desk = { database: { db }, env: readEnv({}), secret: '', jobs: { wake() {} } }
    await act(desk, { reference, by }, (doing) =>
      writeDown(doing, [{ field: 'status', from: doing.request.status, to }], { status: to }),
    )
  })

/** Tells the worker what a browser does when the network is back. */
async function browserSays(page: Page, { url: origin }: Network): Promise<void> {
  const { devtools, registrationId } = await workerOf(page)
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: actQueue.name,
    lastChance: false,
  })
}

const notesOf = async (garage: Garage, reference: string) =>
  (await storyOf(garage, reference)).notes.map(({ text }) => text)

/** Waits until the worker has cached the current page, containing `text`. */
async function isOnDevice(page: Page, text = ''): Promise<void> {
  const cached = () =>
    page.evaluate(async () => (await caches.match(location.pathname, { ignoreVary: true }))?.text())
  await expect.poll(cached).toContain(text)
}

/** Opens a request from the list, as on a phone. */
async function open(page: Page, name: string): Promise<void> {
  await page.reload()
  await isOnDevice(page, name)
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await isOnDevice(page, name)
}

/** Taps a link of the page that is opened next as soon as React has it, before the effects. */
const tapAtOnce = (page: Page, name: string) =>
  page.addInitScript((text) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const root = Object.entries(document).find(([key]) => key.startsWith('__reactContainer'))?.[1]
      if (root?.stateNode.current.memoizedState.isDehydrated !== false) return port2.postMessage(0)
      for (const link of document.links) if (link.textContent?.trim() === text) return link.click()
    }
    port2.postMessage(0)
  }, name)

async function lose(page: Page, network: Network): Promise<void> {
  network.set('down')
  await page.context().setOffline(true)
}

async function regain(page: Page, network: Network): Promise<void> {
  network.set('normal')
  await page.context().setOffline(false)
}

const waiting = (page: Page, count: number) =>
  page.getByRole('status').getByText(count === 1 ? '1 change is waiting' : `${count} changes are waiting`)

async function addNote(page: Page, text: string): Promise<void> {
  await page.getByLabel('New note').fill(text)
  await page.getByRole('button', { name: 'Add the note' }).click()
}

/** How many seen pages and unsent acts are stored on the device. */
async function onDevice(page: Page) {
  const pages = await page.evaluate(async () =>
    (await caches.keys()).includes('staff-seen-1')
      ? (await (await caches.open('staff-seen-1')).keys()).length
      : 0,
  )
  return { pages, acts: await rowsOnDevice(page, 'garage-staff', 'acts') }
}

test.use({ ...withWorkers, viewport: { width: 360, height: 740 } })

test('a request that was seen is read, noted and marked as contacted; all is sent once when the network is back', async ({
  seen: { page, name, reference, notes },
  garage,
  network,
}) => {
  await lose(page, network)

  await addNote(page, 'Plaquettes à 2 mm')
  await expect(waiting(page, 1)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Plaquettes à 2 mm' })).toContainText('waiting')
  await expect(page.getByLabel('New note')).toHaveValue('')
  await page.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect(waiting(page, 2)).toBeVisible()
  await expectAccessibleInEachTheme(page)

  await page.reload()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText(/Offline, seen at \d/)).toBeVisible()
  await expect(waiting(page, 2)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await page.waitForURL(/\/admin(\?|$)/)
  // Its line moves the list, under a finger as well.
  await expect(waiting(page, 2)).toBeVisible()
  await page.getByRole('link', { name, exact: true }).first().click()
  await expect(page.getByText('Plaquettes à 2 mm')).toBeVisible()
  expect(await notes()).toEqual([])

  // The first response is lost, so the act is sent again.
  network.faults('answer-lost', 'doubled')
  await regain(page, network)
  await expect(page.getByRole('status').getByText('waiting')).toHaveCount(0)
  await expect(page.getByText(/Offline, seen/)).toHaveCount(0)
  await page.getByRole('heading', { name: 'Status', exact: true }).click()
  const contacted = page.getByRole('button', { name: 'Contacted', exact: true })
  await expect(contacted).toHaveAttribute('aria-pressed', 'true')
  expect(await notes()).toEqual(['Plaquettes à 2 mm'])
  const { history } = await storyOf(garage, reference)
  expect(history.map(({ to_value }) => to_value)).toEqual(['contacted'])
})

test('what a colleague changed meanwhile is shown beside what was wanted, and its author decides', async ({
  seen: { page, reference },
  garage,
  network,
}) => {
  await lose(page, network)
  await page.getByRole('heading', { name: 'Status', exact: true }).click()
  await page.getByRole('button', { name: 'Contacted', exact: true }).click()
  // Going from one's own status to the next is no conflict.
  await page.getByRole('button', { name: 'Completed', exact: true }).click()
  await expect(waiting(page, 2)).toBeVisible()

  await changedByMarie(garage, reference, 'archived')

  await regain(page, network)
  const refused = page.getByRole('alert', { name: `Not saved, ${reference}` })
  await expect(refused).toHaveCount(2)
  await expect(refused.first()).toContainText('New → Archived — marie@garage.example')
  await expect(refused.first()).toContainText('Contacted')
  await expectAccessibleInEachTheme(page)
  await refused.first().getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(refused).toHaveCount(1)
  await refused.getByRole('button', { name: 'Use mine anyway' }).click()
  await expect(refused).toHaveCount(0)
  await expect.poll(async () => (await storyOf(garage, reference)).request.status).toBe('completed')
})

test('a note whose button is tapped twice stands there once, and the next one, even the same, beside it', async ({
  seen: { page, notes },
  network,
}) => {
  network.faults('answer-late')
  await page.getByLabel('New note').fill('Courroie commandée')
  await page.getByRole('button', { name: 'Add the note' }).dblclick()
  const shown = page.getByRole('listitem').filter({ hasText: 'Courroie commandée' })
  await expect(shown).toHaveCount(1)
  await expect(page.getByLabel('New note')).toHaveValue('')
  expect(await notes()).toEqual(['Courroie commandée'])
  await addNote(page, 'Courroie reçue')
  await expect(page.getByRole('listitem').filter({ hasText: 'Courroie reçue' })).toHaveCount(1)
  await addNote(page, 'Courroie commandée')
  await expect(shown).toHaveCount(2)
  expect((await notes()).toSorted()).toEqual(['Courroie commandée', 'Courroie commandée', 'Courroie reçue'])
})

test('what was made is sent once the network is back, with no page of the staff area open', async ({
  seen: { page, notes },
  network,
}) => {
  await lose(page, network)
  await addNote(page, 'Vu au sous-sol')
  await expect(waiting(page, 1)).toBeVisible()
  await page.goto('about:blank')
  await regain(page, network)
  await browserSays(page, network)
  await expect.poll(notes).toEqual(['Vu au sous-sol'])
})

test('a request that was erased meanwhile leaves the device, and pages of the owner never stay on it', async ({
  seen: { page, reference },
  garage,
  network,
}) => {
  const addresses = [`${network.url}/admin/requests/${reference}`, `${network.url}/admin/people`]
  await withDatabase(garage, (db) =>
    db.deleteFrom('contact_submissions').where('reference', '=', reference).execute(),
  )
  expect((await page.reload())?.status()).toBe(404)
  await page.goto(`${network.url}/admin/people`)
  await expect(page.getByLabel('Email of the person')).toBeVisible()
  await lose(page, network)
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  }
  await page.goto(`${network.url}/admin`)
  await expect(page.getByText(/Offline, seen at \d/)).toBeVisible()
})

test('a page that is not on the device says so in both languages, and opens once the network is back', async ({
  phone: page,
  garage,
  network,
}) => {
  const name = 'Unseen Request'
  await insertRequest(garage, { name })
  await page.reload()
  await isOnDevice(page, name)
  await lose(page, network)
  await tapAtOnce(page, name)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pas de réseau' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No network' })).toBeVisible()
  await expectAccessibleInEachTheme(page)
  await regain(page, network)
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('signing out warns of what was not sent, and leaves nothing on the device', async ({
  browser,
  garage,
  network,
}) => {
  const name = 'Leaving Request'
  await insertRequest(garage, { name })
  // A session of their own: the owner's is used by other tests.
  const page = await enter(browser, garage, 'leaving@garage.example')
  await withDatabase(garage, (db) => grantAdmin(db, 'leaving@garage.example'))
  await page.goto(`${network.url}/admin`)
  await open(page, name)
  network.set('posts-dropped')
  await addNote(page, 'Pas encore envoyée')
  await expect(waiting(page, 1)).toBeVisible()
  await page.getByLabel('New note').fill('Half typed')
  await page.locator('.thumb-bar').getByText('More', { exact: true }).click()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    if (asked.length === 1) return void dialog.dismiss()
    // If the network were back earlier, the acts would be sent before anyone was asked.
    network.set('normal')
    void dialog.accept()
  })
  const signOut = page.getByRole('button', { name: 'Sign Out', exact: true })
  await signOut.click()
  expect((await onDevice(page)).acts).toBe(1)
  await signOut.click()
  await expect(page).toHaveURL(`${network.url}/`)
  expect(asked).toEqual(Array(2).fill(expect.stringContaining('1 change has not been sent yet')))
  await expect.poll(() => onDevice(page)).toEqual({ pages: 0, acts: 0 })
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Half typed')
  await page.goBack()
  await expect(page).toHaveURL(`${network.url}/login`)
  await page.context().close()
})

test('where a session ends meanwhile, what was seen goes and what was made waits for the same person', async ({
  seen: { page, notes },
  network,
}) => {
  await lose(page, network)
  await addNote(page, 'Après la fin')
  await expect(waiting(page, 1)).toBeVisible()
  await page.context().clearCookies()
  await regain(page, network)
  // The page may already be going to the sign-in page by itself.
  await page.reload().catch(() => undefined)
  await expect(page).toHaveURL(`${network.url}/login`)
  await expect.poll(() => onDevice(page)).toEqual({ pages: 0, acts: 1 })
  expect(await notes()).toEqual([])
  await page.getByLabel('Email').fill('owner@garage.example')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect.poll(notes).toEqual(['Après la fin'])
})
