import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './server.ts'

/** Fails with what axe finds on the page as it stands: rule, and where. */
export async function expectAccessible(page: Page, about = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
  expect(found, about).toEqual([])
}
