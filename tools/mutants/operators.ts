import { type ESTree, parseSync } from 'vite'

type Node = ESTree.Node
type Span = { start: number; end: number }

/** One small bug: the code from `start` to `end` becomes `code`. `leads` if it begins a statement. */
export type Change = Span & { operator: string; code: string; leads: boolean }

const SQL: Record<string, string> = { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '!=', '!=': '=' }
const BY_ONE: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const EXIT = /^(Return|Throw|Continue|Break)Statement/
const ESCAPE = /(^|\.)(escape\w*|encode\w*|normali[sz]e|replace|replaceAll|toWellFormed|trim)$/
/** Calls whose texts are for a log, or must be there when the site is built. */
const UNASKED = /(^|\.)(log|console)\.\w+$|^import\.meta|Error$|^(URL|super)$/
/** Where a string is not one of the names that the compiler knows. */
const FREE = /^(ConditionalExpression|LogicalExpression|ReturnStatement|ArrowFunctionExpression)$/

const isExit = (node?: Node): boolean =>
  node?.type === 'BlockStatement' ? isExit(node.body.at(-1)) : EXIT.test(node?.type ?? '')
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* bugsAt(
  node: Node,
  parent: Node,
  text: (span: Span) => string,
): Generator<[operator: string, place: Span, code: string]> {
  if (node.type === 'BinaryExpression') {
    const bound = BY_ONE[node.operator]
    if (bound || /^[!=]==$/.test(node.operator)) yield ['comparison', node, `!(${text(node)})`]
    if (bound) yield ['bound', node, `${text(node.left)} ${bound} ${text(node.right)}`]
  } else if (node.type === 'LogicalExpression') {
    const other = node.operator === '&&' ? '||' : '&&'
    if (node.operator === '??') yield ['fallback', node, text(node.left)]
    else yield ['and-or', node, `(${text(node.left)}) ${other} (${text(node.right)})`]
  } else if (node.type === 'IfStatement' && !node.alternate && isExit(node.consequent)) {
    yield ['guard', node.test, 'false']
  } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    yield ['branch', node.test, `!(${text(node.test)})`]
  } else if (node.type === 'AwaitExpression' && parent.type !== 'ReturnStatement') {
    yield ['await', node, text(node.argument)]
  } else if (node.type === 'ExpressionStatement') {
    const { expression } = node
    const call = expression.type === 'AwaitExpression' ? expression.argument : expression
    if (call.type === 'CallExpression' && !UNASKED.test(text(call.callee)))
      yield ['call', expression, 'undefined']
  } else if (node.type === 'CallExpression' && ESCAPE.test(text(node.callee)) && !text(node).includes('?.')) {
    const isMethod = node.callee.type === 'MemberExpression' && !text(node.callee).startsWith('CSS.')
    const kept = isMethod && 'object' in node.callee ? node.callee.object : node.arguments[0]
    if (kept) yield ['escape', node, text(kept)]
  } else if (node.type === 'Literal' && parent.type !== 'JSXExpressionContainer') {
    const { value } = node
    const sql = parent.type === 'CallExpression' ? `${value}` : ''
    const isFree = FREE.test(parent.type) || (parent.type === 'Property' && parent.key.type === 'Literal')
    if (typeof value === 'boolean') yield ['constant', node, `${!value}`]
    if (typeof value === 'number')
      yield ['bound', node, `${value + (node.start % 2 || value === 0 ? 1 : -1)}`]
    if (SQL[sql]) yield ['comparison', node, `'${SQL[sql]}'`]
    if (BY_ONE[sql]) yield ['bound', node, `'${BY_ONE[sql]}'`]
    if (typeof value === 'string' && isFree && /^\S+$/.test(value)) yield ['constant', node, "''"]
  }
}

/** The parts of a node that run and that a test can see. */
function partsOf(node: Node, text: (span: Span) => string): Node[] {
  const callee = 'callee' in node ? text(node.callee) : ''
  if (/^(Import|ExportAll)/.test(node.type) || (node.type.startsWith('TS') && !('expression' in node)))
    return []
  if (node.type === 'JSXAttribute' && (node.name.name === 'className' || node.value?.type === 'Literal'))
    return []
  if (UNASKED.test(callee)) return []
  const isLeftOut = (name: string) =>
    /^(type|returnType|superType|implements)/.test(name) ||
    (name === 'key' && !('computed' in node && node.computed)) ||
    (name === 'source' && node.type === 'ExportNamedDeclaration')
  return Object.entries(node).flatMap(([name, value]) =>
    isLeftOut(name) ? [] : [value].flat().filter(isNode),
  )
}

/** Every bug that the operators find in the code of a file. */
export function changesIn(file: string, source: string): Change[] {
  const text = ({ start, end }: Span) => source.slice(start, end)
  const changesOf = (node: Node, parent: Node, outer: number): Change[] => {
    const statement = node.type === 'ExpressionStatement' ? node.start : outer
    const here = [...bugsAt(node, parent, text)].map(([operator, { start, end }, code]) => ({
      ...{ operator, start, end, code, leads: start === statement },
    }))
    return [...here, ...partsOf(node, text).flatMap((part) => changesOf(part, node, statement))]
  }
  const { program } = parseSync(file, source)
  return changesOf(program, program, -1)
}
