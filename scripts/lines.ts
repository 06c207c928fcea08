import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const CODE = /\.(tsx?|mjs|css)$/
const PRODUCT = ['app', 'server', 'platform', 'database']
const TESTS = ['test', 'e2e']

/** The room of a file: its folder, within the site the folder below it too. */
function roomOf(file: string): string {
  const [top = '', below = ''] = file.split('/')
  return top === 'app' && below && !CODE.test(below) ? `${top}/${below}` : top
}

function kindOf(file: string): 'product' | 'tools' | 'tests' {
  const [top = ''] = file.split('/')
  if (TESTS.includes(top) || /\.test\.tsx?$/.test(file)) return 'tests'
  return PRODUCT.includes(top) ? 'product' : 'tools'
}

/** Prints the lines of product, tools and tests, room by room. */
const files = execFileSync('git', ['ls-files', ...PRODUCT, ...TESTS, 'scripts', 'tools'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => CODE.test(file))
const none = { product: 0, tools: 0, tests: 0 }
const rooms = new Map<string, typeof none>()
for (const file of files) {
  const lines = readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1
  for (const room of [roomOf(file), 'all']) {
    const counts = rooms.get(room) ?? none
    rooms.set(room, { ...counts, [kindOf(file)]: counts[kindOf(file)] + lines })
  }
}
console.table(Object.fromEntries([...rooms].toSorted(([one], [other]) => one.localeCompare(other))))
