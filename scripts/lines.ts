import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const CODE = /\.(tsx?|mjs|css)$/
const PRODUCT = ['app', 'server', 'platform', 'database']
const TESTS = ['test', 'e2e']
/** Texts and facts in files of their own are product as well. */
const PRODUCT_TEXT = new RegExp(`^(${PRODUCT.join('|')})/.*\\.ya?ml$`)

type Kind = 'product' | 'tools' | 'tests'
/** `letters`: characters that are no space. Lines that are joined make no fewer of them. */
type Size = { lines: number; letters: number }

/** The room of a file: its folder, within the site the folder below it too. */
function roomOf(file: string): string {
  const [top = '', below = ''] = file.split('/')
  return top === 'app' && below && !CODE.test(below) ? `${top}/${below}` : top
}

function kindOf(file: string): Kind {
  const [top = ''] = file.split('/')
  if (TESTS.includes(top) || /\.test\.tsx?$/.test(file)) return 'tests'
  return PRODUCT.includes(top) ? 'product' : 'tools'
}

/** What git tracks of product, tools and tests, by room and kind; the room `all` has the sums. */
export function sizes(): Map<string, Record<Kind, Size>> {
  const files = execFileSync('git', ['ls-files', ...PRODUCT, ...TESTS, 'scripts', 'tools'], { cwd: ROOT })
    .toString()
    .split('\n')
    .filter((file) => CODE.test(file) || PRODUCT_TEXT.test(file))
  const rooms = new Map<string, Record<Kind, Size>>()
  for (const file of files) {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    for (const name of [roomOf(file), 'all']) {
      const none = () => ({ lines: 0, letters: 0 })
      const room = rooms.get(name) ?? { product: none(), tools: none(), tests: none() }
      const size = room[kindOf(file)]
      size.lines += text.split('\n').length - 1
      size.letters += text.replace(/\s/g, '').length
      rooms.set(name, room)
    }
  }
  return rooms
}

/** Prints lines and letters, room by room. */
function print(): void {
  const rows = [...sizes()].toSorted(([one], [other]) => one.localeCompare(other))
  const cells = (room: Record<Kind, Size>) =>
    Object.entries(room).flatMap(([kind, { lines, letters }]) => [
      [kind, lines],
      [`letters of ${kind}`, letters],
    ])
  console.table(Object.fromEntries(rows.map(([name, room]) => [name, Object.fromEntries(cells(room))])))
}

if (import.meta.main) print()
