import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { codeBelow, readSource } from './files.ts'

type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Whether an expression may give bare text; elements, lists and nothing are no text. */
function mayBeText(node: Node): boolean {
  switch (node.type) {
    case 'ConditionalExpression':
      return mayBeText(node.consequent as Node) || mayBeText(node.alternate as Node)
    case 'LogicalExpression':
      return mayBeText(node.right as Node)
    case 'ParenthesizedExpression':
      return mayBeText(node.expression as Node)
    case 'Identifier':
      return !/^(?:children|undefined)$/.test(node.name as string)
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true
    case 'Literal':
      return typeof node.value === 'string'
    default:
      return false
  }
}

const isCondition = ({ type }: Node) => type === 'ConditionalExpression' || type === 'LogicalExpression'

function isSpace(node: Node): boolean {
  return node.type === 'JSXText' && /^\s*$/.test(node.value as string)
}

/** The conditions of a file that put bare text beside other nodes. */
function swaps(node: Node, found: Node[] = []): Node[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = (node.children as Node[]).filter((child) => !isSpace(child))
    if (children.length > 1)
      for (const { type, expression } of children)
        if (type === 'JSXExpressionContainer' && isNode(expression) && isCondition(expression))
          if (mayBeText(expression)) found.push(expression)
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) swaps(child, found)
  return found
}

/**
 * The browser's translation moves text into elements of its own, and React then cannot take it away: the page breaks. Text
 * that comes and goes stands in an element of its own.
 */
test('no condition swaps bare text beside other nodes', () => {
  const wrong = ['app/staff', 'app/ui', 'app/public/contact-form', 'app/estimate']
    .flatMap((folder) => codeBelow(folder))
    .filter((file) => file.endsWith('.tsx') && !/\.test\./.test(file))
    .flatMap((file) => {
      const source = readSource(file)
      const tree = parseAst(source, { lang: 'tsx' }) as unknown as Node
      return swaps(tree).map((node) => `${file}: ${source.slice(node.start as number, node.end as number)}`)
    })
  expect(wrong).toEqual([])
})
