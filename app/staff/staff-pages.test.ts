import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { staffCopy } from '#app/staff-words.ts'
import type { Role } from '#database/rows/role.ts'
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
const locks = { 'staff/editor-only.ts': 'editor', 'staff/admin-only.ts': 'admin' } as const

test('every page of the staff area is below the layout that lets its role in, and no other page is there', () => {
  const guarded = leaves(routes).filter(({ around }) => around.includes(staffLayout))
  const closed = guarded.map(({ file, around }) => {
    const [lock] = Object.entries(locks).filter(([layout]) => around.includes(layout))
    return [file, lock?.[1] ?? 'writer']
  })
  const records = staffPages.map(({ module, role }) => [`staff/${module}`, role])
  expect(closed.toSorted()).toEqual(records.toSorted())
  const isPath = (entry: RouteConfigEntry): boolean =>
    entry.file !== staffLayout && (!!entry.path?.startsWith('/admin') || (entry.children ?? []).some(isPath))
  expect(routes.filter(isPath)).toEqual([])
})

test('a writer may open the desk and their account, and nothing of the opening, requests or alerts', () => {
  const open = staffPages.filter(({ role }) => role === 'writer')
  expect([...new Set(open.map(({ part }) => part))]).toEqual(['desk', 'account'])
  const paths = open.map(({ path }) => path)
  for (const path of ['/admin/opening', '/admin/account/alerts', '/admin/account/everything'])
    expect(paths).not.toContain(path)
})

test('each role is linked to the pages it may open, and every link has its name', () => {
  const parts = (role: Role) => linksFor(role).map(({ part }) => part)
  expect(parts('writer')).toEqual(['desk', 'account'])
  expect(parts('editor')).toEqual(['requests', 'today', 'overview', 'desk', 'templates', 'account'])
  expect(parts('admin').filter((part) => !parts('editor').includes(part))).toEqual(['people', 'privacy'])
  for (const part of parts('admin')) expect(staffCopy('fr').navigation[part]).toBeTruthy()
})

test('a path belongs to the part of the page above it', () => {
  const paths = ['', '/requests/G-1', '/desk/prices/valve', '/opening', '/account/passkey']
  const parts = paths.map((path) => partAt(`/admin${path}`))
  expect(parts).toEqual(['requests', 'requests', 'desk', 'desk', 'account'])
})
