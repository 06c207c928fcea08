import { freePort } from '../../scripts/free-port.ts'
import { startIdentityProvider } from '../../test/accounts/identity-provider.ts'
import { expectAccessibleInEachTheme } from '../helpers/axe.ts'
import { startOn } from '../helpers/server.ts'
import { enter, expect, staffTest as test } from '../helpers/staff.ts'

const OWNER = 'owner@garage.example'

test('an identity of the provider is linked in the account, and opens it', async ({ browser }) => {
  const port = `${await freePort()}`
  const provider = await startIdentityProvider(`http://localhost:${port}`)
  const { stop, ...garage } = await startOn('SQLite', { ...provider.environment, PORT: port })
  provider.people.set('mila', { email: OWNER, email_verified: true })
  const page = await enter(browser, garage, OWNER)

  provider.seat('mila')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Link my Garage ID account' }).click()
  await expect(page.getByText(/^Garage ID account, linked on /)).toBeVisible()
  await expectAccessibleInEachTheme(page)

  const other = await (await browser.newContext({ baseURL: garage.url })).newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Continue with Garage ID' }).click()
  await expect(other).toHaveURL(`${garage.url}/admin`)
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  for (const each of [page, other]) await each.context().close()
  await stop()
  await provider.stop()
})
