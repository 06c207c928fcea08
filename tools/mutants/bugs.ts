import { hash } from 'node:crypto'
import fs from 'node:fs'
import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node
type Table = Record<string, string>
type Span = { start: number; end: number }
/** One small bug: the code from `start` to `end` becomes `code`. */
export type Bug = Span & { file: string; line: number; code: string; number: number }

const PRODUCT = '{app,server,platform,database}/**/*.{ts,tsx}'
/** Data, what runs before the tests, and the development server. */
const LEFT_OUT = /\.test\.|\.d\.ts$|^database\/(migrations|rows)|^server\/dev|^app\/content\/(texts|pictures)/
const SQL: Table = { '=': '!=', '!=': '=' }
const TURNED: Table = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===', ...SQL }
const BY_ONE: Table = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const EXIT = /\b(return|throw|continue|break)\b/
const ESCAPE = /(^|\.)(escape\w*|encode\w*|normali[sz]e|replace|replaceAll|toWellFormed|trim)$/
/** Calls whose texts are for a log, or must be there when the site is built. */
const UNASKED = /(^|\.)(log|console)\.\w+$|^import\.meta|Error$|^(URL|super)$/
/** Where a string is not one of the names that the compiler knows. */
const FREE = /^(ConditionalExpression|LogicalExpression|ReturnStatement|ArrowFunctionExpression)$/

/** Every bug that the operators find in the code of a file, without those that no test could see. */
export function bugsIn(file: string, source: string): Bug[] {
  const bugs: Bug[] = []
  const text = ({ start, end }: Span) => source.slice(start, end)
  const bug = ({ start, end }: Span, code: string) =>
    bugs.push({ file, line: source.slice(0, start).split('\n').length, start, end, code, number: 0 })
  const compare = (place: Span, operator: string, write: (other: string) => string) => {
    if (TURNED[operator]) bug(place, write(TURNED[operator]))
    if (BY_ONE[operator]) bug(place, write(BY_ONE[operator]))
  }
  const visit = (node: Node, parent = node): void => {
    const callee = 'callee' in node ? text(node.callee) : ''
    const isClass = node.type === 'JSXAttribute' && node.name.name === 'className'
    if (isClass || UNASKED.test(callee) || node.type === 'TSLiteralType') return
    const awaited = node.type === 'AwaitExpression' ? node.argument : node
    if (parent.type === 'ExpressionStatement' && awaited.type === 'CallExpression') bug(node, 'undefined')
    if (awaited !== node && parent.type !== 'ReturnStatement') bug(node, text(awaited))
    if (node.type === 'BinaryExpression')
      compare(node, node.operator, (other) => `${text(node.left)} ${other} ${text(node.right)}`)
    if (node.type === 'LogicalExpression' && node.operator === '??') bug(node, text(node.left))
    else if (node.type === 'LogicalExpression')
      bug(node, `((${text(node.left)}) ${node.operator === '&&' ? '||' : '&&'} (${text(node.right)}))`)
    const isGuard = node.type === 'IfStatement' && !node.alternate && EXIT.test(text(node.consequent))
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      bug(node.test, isGuard ? 'false' : `!(${text(node.test)})`)
    if (node.type === 'CallExpression' && ESCAPE.test(callee) && !text(node).includes('?.'))
      bug(node, text('object' in node.callee ? node.callee.object : (node.arguments[0] ?? node)))
    // Neither what a part of a page is given nor a name.
    if (node.type === 'Literal' && source[node.start - 1] !== '{' && source[node.end] !== ':') {
      const isFree = FREE.test(parent.type) || (parent.type === 'Property' && parent.key.type === 'Literal')
      if (typeof node.value === 'boolean') bug(node, `${!node.value}`)
      // A thousand or one more: nobody could tell.
      if (typeof node.value === 'number' && node.value < 1000)
        bug(node, `${node.value + (node.start % 2 || !node.value ? 1 : -1)}`)
      if (parent.type === 'CallExpression') compare(node, `${node.value}`, (other) => `'${other}'`)
      if (typeof node.value === 'string' && isFree && /^\S+$/.test(node.value)) bug(node, "''")
    }
    for (const part of Object.values(node).flat()) if (part?.type) visit(part, node)
  }
  visit(parseSync(file, source).program)
  return bugs
}

/** `count` bugs of the files whose path contains `part`, the same ones for a seed. */
export function sample(seed: string, count: number, part: string): Bug[] {
  const files = fs.globSync(PRODUCT).filter((file) => !LEFT_OUT.test(file) && file.includes(part))
  const found = files.flatMap((file) => bugsIn(file, fs.readFileSync(file, 'utf8')))
  const order = ({ file, start, code }: Bug) => hash('sha1', `${seed} ${file} ${start} ${code}`)
  const chosen = found.toSorted((a, b) => order(a).localeCompare(order(b))).slice(0, count)
  return chosen.map((bug, number) => ({ ...bug, number }))
}

/** What each file asks: whether its bug of that number is on. It notes once which bugs' code is run: in the file MET, in a page by MET(). */
const SWITCH = `const orBug = (value) => value; const isOn = (n) => { const met = globalThis.met ??= new Set(); \
const { MET, VITE_BUG = import.meta.env?.VITE_BUG } = globalThis.document ? globalThis : globalThis.process?.env ?? {}; \
if (MET && !met.has(n) && met.add(n)) MET.call ? MET(n) : process.getBuiltinModule('fs').appendFileSync(MET, n + ' '); \
return '' + n === VITE_BUG }; `

/** The code of a file with bugs in it, each behind its switch; one may be a part of another. */
export function withSwitches(source: string, bugs: readonly Bug[]): string {
  const inside = bugs.toSorted((a, b) => b.start - a.start || a.end - b.end)
  const parts = inside.flatMap(({ start, end, number, code }) => [
    { at: start, part: `orBug(isOn(${number}) ? ${code} : ` },
    { at: end, part: ')' },
  ])
  const last = parts.toSorted((a, b) => b.at - a.at)
  return SWITCH + last.reduce((text, { at, part }) => text.slice(0, at) + part + text.slice(at), source)
}
