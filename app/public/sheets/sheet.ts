import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'

type Style = { text: string; sets: string | undefined; reads: readonly string[] }
/** Its classes, and its elements as `<name`. */
type Selector = { text: string; needs: readonly string[] }
type Part =
  | { selectors: readonly Selector[]; styles: readonly Style[] }
  | { head: string; parts: readonly Part[] }
  /** `@keyframes` and `@property`: kept if a style that is kept reads the name. */
  | { name: string; text: string; reads: readonly string[] }
  | { text: string }

/** A stylesheet that was parsed once, and the classes and elements (`<name`) it has rules for. */
export type Sheet = { parts: readonly Part[]; needs: ReadonlySet<string> }

const GROUP = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
/** What a selector excludes, and a list of alternatives, say nothing about what it needs. */
const NOT_NEEDED = new RegExp(
  String.raw`:not${GROUP}|:(?:is|where|has)\((?:[^(),]|${GROUP})*,(?:[^()]|${GROUP})*\)`,
  'g',
)
/** What in a selector is no name of an element: strings and attributes, and the arguments of `:nth-child()` and the like. */
const NO_ELEMENT = /\[[^\]]*\]|::?(?!where|is|has)[\w-]+(?:\([^()]*\))?/g
const ELEMENT = /(?<=^|[\s>+~(,])[a-z][\w-]*/g
/** Parts of form fields alone. */
const FIELD_PART = /::(?:-webkit-(?:datetime|date-and|calendar|search|inner-spin)|file-selector|placeholder)/
const CLASS = /\.((?:\\.|[\w-]|[^\p{ASCII}])+)/gu

const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? []

function selectorOf(text: string): Selector {
  const needed = text.replace(NOT_NEEDED, '')
  const classes = [...needed.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''))
  const elements = needed.replace(CLASS, '').replace(NO_ELEMENT, '').match(ELEMENT) ?? []
  const fields = FIELD_PART.test(needed) ? ['<input'] : []
  return { text, needs: [...classes, ...elements.map((name) => `<${name}`), ...fields] }
}

function styleOf({ prop, value, important }: Declaration): Style {
  const animations = /animation/.test(prop) ? value.split(/[\s,]+/) : []
  return {
    text: `${prop}:${value}${important ? '!important' : ''}`,
    sets: prop.startsWith('--') ? prop : undefined,
    reads: [...variablesIn(value), ...animations],
  }
}

function ruleOf(rule: Rule): Part {
  const styles = rule.nodes.map((node) => {
    if (node.type !== 'decl') throw new Error(`A rule within a rule: ${rule.selector}`)
    return styleOf(node)
  })
  // Once is enough of what one utility repeats.
  const once = new Map(styles.map((style) => [style.text, style]))
  return { selectors: rule.selectors.map(selectorOf), styles: [...once.values()] }
}

function atRuleOf(rule: AtRule): Part {
  const { name, params, nodes } = rule
  if (name === 'property') return { name: params, text: `${rule}`, reads: [] }
  if (name === 'keyframes') return { name: params, text: `${rule}`, reads: variablesIn(`${nodes}`) }
  if (!nodes) return { text: `${rule};` }
  if (nodes.some(({ type }) => type === 'decl')) return { text: `${rule}` }
  return { head: `@${name} ${params}`, parts: nodes.flatMap(partOf) }
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') return [ruleOf(node)]
  if (node.type !== 'atrule') return []
  // Every browser that the site is for mixes colours: what asks for that stands without asking.
  const isKnown = node.name === 'supports' && node.params.startsWith('(color:color-mix')
  return isKnown ? (node.nodes ?? []).flatMap(partOf) : [atRuleOf(node)]
}

/** @throws if a rule has rules within it: what the browser gets is flat */
export function parseSheet(css: string): Sheet {
  const parts = parse(css).nodes.flatMap(partOf)
  const needsOf = (part: Part): readonly string[] => {
    if ('parts' in part) return part.parts.flatMap(needsOf)
    return 'selectors' in part ? part.selectors.flatMap(({ needs }) => needs) : []
  }
  return { parts, needs: new Set(parts.flatMap(needsOf)) }
}

/** The parts whose selectors can match on a page with these classes and elements. */
function matching(parts: readonly Part[], has: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if ('parts' in part) {
      const inner = matching(part.parts, has)
      return inner.length ? [{ ...part, parts: inner }] : []
    }
    if (!('selectors' in part)) return [part]
    const selectors = part.selectors.filter(({ needs }) => needs.every((name) => has.has(name)))
    return selectors.length ? [{ ...part, selectors }] : []
  })
}

/** The names of variables and animations that something reads, directly or through others. */
function namesRead(parts: readonly Part[], words: Iterable<string>): ReadonlySet<string> {
  const read = new Set<string>(words)
  const through = new Map<string, string[]>()
  const note = (name: string | undefined, names: readonly string[]) => {
    if (name === undefined) for (const one of names) read.add(one)
    else through.set(name, [...(through.get(name) ?? []), ...names])
  }
  const visit = (part: Part): void => {
    if ('parts' in part) part.parts.forEach(visit)
    else if ('styles' in part) for (const { sets, reads } of part.styles) note(sets, reads)
    else if ('name' in part) note(part.name, part.reads)
  }
  parts.forEach(visit)
  // A set is iterated with what is added meanwhile.
  for (const name of read) for (const next of through.get(name) ?? []) read.add(next)
  return read
}

function written(parts: readonly Part[], read: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('parts' in part) {
        const inner = written(part.parts, read)
        return inner && `${part.head}{${inner}}`
      }
      if ('name' in part) return read.has(part.name) ? part.text : ''
      if (!('styles' in part)) return part.text
      const styles = part.styles.filter(({ sets }) => sets === undefined || read.has(sets))
      if (styles.length === 0) return ''
      return `${part.selectors.map(({ text }) => text).join()}{${styles.map(({ text }) => text).join(';')}}`
    })
    .join('')
}

/**
 * The stylesheet of a page that has no other classes and elements than those among `words`: without the rules that cannot match, and without the
 * variables that nothing reads (`words` also has the variables that scripts read).
 */
export function rulesFor({ parts, needs }: Sheet, words: ReadonlySet<string>): string {
  const kept = matching(parts, needs.intersection(words))
  const variables = [...words].filter((word) => word.startsWith('--'))
  return written(kept, namesRead(kept, variables))
}
