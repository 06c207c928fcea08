import { expect, type Locator } from '@playwright/test'

export const typed = {
  name: 'Zoé Tremblay',
  phone: '514 555-0199',
  email: 'zoe@example.org',
  vehicle_make: 'Toyota',
  message: 'Ça grince\nau freinage',
}

/** Fills in the form, the section with the optional fields too. */
export async function fill(form: Locator, values: Record<string, string> = typed): Promise<void> {
  if (!(await form.locator('[name="vehicle_make"]').isVisible()))
    await form.locator('summary').first().click()
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
  await form.locator('[name="service_type"]').selectOption('freins')
}

export const send = (form: Locator) => form.locator('button[type="submit"]')

export async function expectValuesKept(form: Locator): Promise<void> {
  for (const [name, value] of Object.entries(typed))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
  await expect(form.locator('[name="service_type"]')).toHaveValue('freins')
}
