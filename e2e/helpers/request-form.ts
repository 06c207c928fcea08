import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Garage } from '../../test/garage.ts'
import { withDatabase } from './requests.ts'

/** Fills in the form. @returns the name, which no other test uses */
export async function fillIn(page: Page): Promise<string> {
  const name = `Camille ${randomUUID()}`
  const form = page.locator('main form')
  await form.getByLabel('Nom complet').fill(name)
  await form.getByLabel('Téléphone').fill('514 555-0199')
  await form.getByLabel('Courriel', { exact: false }).first().fill('camille@exemple.ca')
  await form.getByLabel('Service souhaité').selectOption('freins')
  await form.getByLabel('Message', { exact: false }).first().fill('Ça grince le matin.')
  return name
}

/** Waits until a form was open for as long as a person needs: one filled in faster is taken for a bot's. */
export const aPersonTakesTime = (page: Page) => page.waitForFunction(() => performance.now() > 2_200)

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' })
export const pendingNotice = (page: Page) => page.getByText('Elle partira d’elle-même')
export const sentNotice = (page: Page) => page.getByText('Demande envoyée avec succès!')

/** How many requests the garage has stored under a name. */
export async function requestsOf(garage: Garage, name: string): Promise<number> {
  const rows = await withDatabase(garage, (db) =>
    db.selectFrom('contact_submissions').select('id').where('name', '=', name).execute(),
  )
  return rows.length
}
