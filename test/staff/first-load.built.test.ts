import { expect, test } from 'vitest'
import { budgets } from '../../tools/budgets.ts'
import { staffScripts } from '../../tools/staff-scripts.ts'

test('no page of the staff area asks for more scripts than its budget', async () => {
  const pages = await staffScripts()
  expect(pages['staff/inbox/dashboard']).toBeGreaterThan(50)
  expect(Object.entries(pages).filter(([, kilobytes]) => kilobytes > budgets.staffScripts)).toEqual([])
})
