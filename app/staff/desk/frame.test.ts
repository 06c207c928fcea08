import { expect, test } from 'vitest'
import { backFrom } from './frame.server.ts'

test.each([
  ['/admin/desk/prices/oilChange', '/admin/desk#oilChange'],
  ['/admin/desk/facts/business.phone', '/admin/desk/facts#business.phone'],
  ['/admin/desk/lists/reviews/own-1f2e3d4c', '/admin/desk/lists/reviews#own-1f2e3d4c'],
  ['/admin/desk/hours', '/admin/desk/hours'],
])('what was saved at %s leads back to its line, %s', (editor, list) => {
  expect(backFrom(editor, 'en')?.href).toBe(list)
})

test('no other address is led back to', () => {
  for (const address of ['', '/admin', '//elsewhere.example/admin/desk/hours', '/admin/desks/hours'])
    expect(backFrom(address, 'en')).toBeUndefined()
})
