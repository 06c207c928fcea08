import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { staffCopy } from '#app/staff-words.ts'
import routes from '../routes.ts'
import { linksFor, partAt, staffPages } from './staff-pages.ts'

/** Every route that is a page or file, with the files of the layouts around it, the outermost first. */
function leaves(
  entries: readonly RouteConfigEntry[],
  around: string[] = [],
): { file: string; around: string[] }[] {
  return entries.flatMap(({ file, children }) =>
    children ? leaves(children, [...around, file]) : [{ file, around }],
  )
}
const staffLayout = 'staff/layout.tsx'
const adminLayout = 'staff/admin-only.ts'

test('every page of the staff area is below the layout that lets its role in, and no other page is there', () => {
  const guarded = leaves(routes).filter(({ around }) => around.includes(staffLayout))
  const locks = guarded.map(({ file, around }) => [file, around.includes(adminLayout) ? 'admin' : 'editor'])
  const records = staffPages.map(({ module, role }) => [`staff/${module}`, role])
  expect(locks.toSorted()).toEqual(records.toSorted())
  const isPath = (entry: RouteConfigEntry): boolean =>
    entry.file !== staffLayout && (!!entry.path?.startsWith('/admin') || (entry.children ?? []).some(isPath))
  expect(routes.filter(isPath)).toEqual([])
})

test('an admin-only page is linked for admins alone, and every link has its name', () => {
  const closed = linksFor(true).filter((page) => !linksFor(false).includes(page))
  expect(closed.map(({ part }) => part)).toEqual(['people', 'privacy'])
  expect(linksFor(false).every(({ role }) => role === 'editor')).toBe(true)
  for (const { part } of linksFor(true)) expect(staffCopy('fr').navigation[part]).toBeTruthy()
})

test('a path belongs to the part of the page above it', () => {
  const paths = [
    '/admin',
    '/admin/requests/G-1',
    '/admin/desk/prices/valve',
    '/admin/opening',
    '/admin/account/passkey',
  ]
  expect(paths.map(partAt)).toEqual(['requests', 'requests', 'desk', 'desk', 'account'])
})
