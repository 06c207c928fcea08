import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss, { type Container, type Declaration, type Root } from 'postcss'
import { mergeIcons } from './icon-sprite.ts'

const STYLE_BEGINS = '<style>'
const STYLE_ENDS = '</style>'
/** The scripts a page asks for, as `document.server.ts` writes them. */
const SCRIPT_FILES = /import\("\/assets\/([\w.-]+\.js)"\)/g
/** Minified, a script names what it fetches later between backquotes. */
const IMPORTED = /["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g
/** The libraries hold no class of ours. */
const PASSED_OVER = /^(react|router)-/
/** What a page shows from its first moment on of the parts in `vite.config.ts`: every class of theirs stands in its HTML. */
const SHOWN_AT_ONCE = /from ?["'`]\.\/(parts-[\w.-]+\.js)["'`]/g

/** What was worked out of one stylesheet, named by its digest: the words it names, and what is left of it by the words used. */
export type KeptStyles = {
  sheet: string
  words: readonly string[]
  trimmed: Readonly<Record<string, string>>
}

/** Where the build keeps what it worked out of the pages as they then were. */
export function keptStylesFile(build: string): string {
  return path.join(build, 'page-styles.json')
}

/** What the build worked out; nothing where it did not. */
export function readKeptStyles(build: string): KeptStyles | undefined {
  try {
    return JSON.parse(readFileSync(keptStylesFile(build), 'utf8')) as KeptStyles
  } catch {
    return undefined
  }
}

/** A stylesheet, taken apart once that is needed, with what is known of it. */
function openSheet(text: string, before?: KeptStyles) {
  const digest = createHash('sha256').update(text).digest('hex')
  const known = before?.sheet === digest ? before : undefined
  let parsed: Root | undefined
  const root = (): Root => {
    parsed ??= postcss.parse(text)
    return parsed
  }
  return {
    text,
    digest,
    root,
    words: known?.words ?? [...wordsOf(root())],
    trimmed: new Map(Object.entries(known?.trimmed ?? {})),
  }
}

/**
 * Leaves in a page's inline styles only what the page can use: rules whose classes and elements stand in its HTML or in
 * one of the scripts it can load (what scripts add is a literal there, as Tailwind asks). Results are kept per set of words.
 * @param client folder of the built client files.
 * @param before what was worked out before.
 */
export function styleTrimmer(client: string, before?: KeptStyles) {
  const texts = new Map<string, string>()
  const wordsIn = new Map<string, ReadonlySet<string>>()
  let sheet: ReturnType<typeof openSheet> | undefined

  function scriptText(file: string): string {
    if (PASSED_OVER.test(file)) return ''
    return texts.getOrInsertComputed(file, () => readFileSync(path.join(client, 'assets', file), 'utf8'))
  }

  /** Every word of a script and the types of its fields. */
  function scriptWords(file: string): ReadonlySet<string> {
    return wordsIn.getOrInsertComputed(file, () => wordsOfScript(scriptText(file)))
  }

  /** Every script the page loads, at once or later. */
  function scriptsOf(html: string): string[] {
    const files = new Set([...html.matchAll(SCRIPT_FILES)].map(([, file = '']) => file))
    const shown = new Set([...files].flatMap((file) => namesIn(scriptText(file), SHOWN_AT_ONCE)))
    for (const file of files) for (const other of namesIn(scriptText(file), IMPORTED)) files.add(other)
    return [...files.difference(shown)]
  }

  function trim(html: string): string {
    const from = html.indexOf(STYLE_BEGINS) + STYLE_BEGINS.length
    const to = html.indexOf(STYLE_ENDS, from)
    if (from < STYLE_BEGINS.length || to < 0) return html
    const styles = html.slice(from, to)
    if (sheet?.text !== styles) sheet = openSheet(styles, before)
    const rest = html.slice(0, from) + html.slice(to)
    const own = new Set([...classNames(rest), ...elementNames(rest), ...fieldTypes(rest)])
    const places = [own, wordsOfScript(inlineScripts(rest)), ...scriptsOf(rest).map(scriptWords)]
    const isThere = (name: string) => places.some((words) => words.has(name))
    const used = sheet.words.filter((name) => isThere(name) || isThere(name.replace(ICON, '')))
    const key = used.sort().join(' ')
    const { trimmed, root } = sheet
    const small = trimmed.getOrInsertComputed(key, () => keepOnly(root(), new Set(used)))
    return html.slice(0, from) + small + html.slice(to)
  }

  return {
    trim,
    /** What is known by now. @throws an Error where no page was trimmed. */
    kept(): KeptStyles {
      if (!sheet) throw new Error('No page was trimmed')
      return { sheet: sheet.digest, words: sheet.words, trimmed: Object.fromEntries(sheet.trimmed) }
    },
  }
}

const CLASS = / class="([^"]*)"/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g
/** An icon's class is made from its name (`app/ui/icon.tsx`). */
const ICON = /^icon-/
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

function classNames(html: string): string[] {
  const values = [...html.matchAll(CLASS)].map(([, value = '']) => value)
  return values
    .join(' ')
    .replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .split(/\s+/)
}

function elementNames(html: string): string[] {
  return [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)
}

const FIELD_TYPE = /\btype(?:=|:)["'`](\w+)/g

/** `type=date` for each type of field in a page or a script. The parts of a date are those of every type that holds a day or a time. */
function fieldTypes(text: string): string[] {
  const types = namesIn(text, FIELD_TYPE)
  const parts = types.flatMap((type) =>
    /^(datetime|month|week)/.test(type) ? ['date', 'time'] : type === 'time' ? ['date'] : [],
  )
  return [...types, ...parts].map((type) => `type=${type}`)
}

function wordsOfScript(code: string): Set<string> {
  return new Set([...code.split(/[\s"'`]+/), ...fieldTypes(code)])
}

function namesIn(text: string, names: RegExp): string[] {
  return [...text.matchAll(names)].map(([, name = '']) => name)
}

function inlineScripts(html: string): string {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code).join('\n')
}

const CLASS_NAME = /\.((?:\\[0-9a-fA-F]{1,6} ?|\\.|[\w-])+)/g
/** At the start of a selector, after a combinator or an opening bracket. */
const ELEMENT = /(?:^|[\s>+~(])([a-z][a-z0-9]*)(?![\w-])/g
const BRACKETS = '\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)'
const NOT = new RegExp(`:not${BRACKETS}`, 'g')
/** What stands between their brackets is no selector: `:nth-child(odd)`. */
const COUNTED = /:(?!is|where|has)[\w-]+\([^()]*\)/g
const ONE_OF = new RegExp(`:(?:is|where)${BRACKETS}`, 'g')
/** What only a field has, of whatever type or of one: its placeholder, its parts in one browser or another. */
const OF_A_FIELD = [
  [/::placeholder|:-moz-ui/, 'input'],
  [/::file-selector/, 'type=file'],
  [/::-webkit-search/, 'type=search'],
  [/::-webkit-(?:inner|outer)-spin/, 'type=number'],
  [/::-webkit-(?:date|calendar)/, 'type=date'],
  [/-(?:hour|minute|second|millisecond|meridiem)-field/, 'type=time'],
] as const

/**
 * The words a selector demands, its classes and its elements: it matches nothing where one of them is not used. What is
 * one of several is no demand.
 */
function demandedBy(selector: string): readonly string[] {
  return demandsOf.getOrInsertComputed(selector, wordsDemandedBy)
}

const demandsOf = new Map<string, readonly string[]>()

function wordsDemandedBy(selector: string): string[] {
  const plain = selector.replace(/\\[()]/g, (bracket) => (bracket === '\\(' ? '\\28 ' : '\\29 '))
  const demands = plain
    .replace(NOT, '')
    .replace(COUNTED, '')
    .replace(ONE_OF, (group) => (group.includes(',') ? '' : group))
  return [
    ...[...demands.matchAll(CLASS_NAME)].map(([, name = '']) => unescaped(name)),
    ...[...demands.replace(CLASS_NAME, '.').matchAll(ELEMENT)].map(([, name = '']) => name),
    ...OF_A_FIELD.filter(([part]) => part.test(selector)).map(([, demanded]) => demanded),
  ]
}

/** A class name as HTML writes it: `md\:flex` is "md:flex". */
function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-fA-F]{1,6}) ?/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1')
}

/** Every class and element a stylesheet names. */
function wordsOf(styles: Root): Set<string> {
  const names = new Set<string>()
  styles.walkRules((rule) => {
    for (const name of rule.selectors.flatMap(demandedBy)) names.add(name)
  })
  return names
}

function keepOnly(styles: Root, used: ReadonlySet<string>): string {
  const kept = styles.clone()
  kept.walkRules((rule) => {
    // Steps of an animation ("50%") are no selectors.
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))
      return
    // No part of a page is a tree of its own.
    const selectors = rule.selectors.filter(
      (selector) => selector !== ':host' && demandedBy(selector).every((name) => used.has(name)),
    )
    if (selectors.length === 0) rule.remove()
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors
  })
  mixColors(kept)
  fillInTheme(kept)
  removeUnusedProperties(kept)
  mergeIcons(kept)
  removeEmpty(kept)
  return kept.toString()
}

/** Rules and conditions that nothing is left in, and those that had nothing else. */
function removeEmpty(styles: Root): void {
  for (let found = true; found; ) {
    found = false
    styles.walk((node) => {
      if (node.type !== 'rule' && !(node.type === 'atrule' && CONDITIONS.has(node.name))) return
      if (node.nodes?.length !== 0) return
      node.remove()
      found = true
    })
  }
}

const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'starting-style'])

/** Tailwind's stand-ins for mixed colours: every browser that the scripts are built for can mix them. */
function mixColors(styles: Root): void {
  styles.walkAtRules('supports', (rule) => {
    if (!rule.params.startsWith('(color:color-mix')) return
    const standIn = rule.prev()
    rule.each((mixed) => {
      if (mixed.type !== 'rule' || standIn?.type !== 'rule' || standIn.selector !== mixed.selector) return
      mixed.walkDecls(({ prop }) => {
        standIn.walkDecls(prop, (declaration) => {
          declaration.remove()
        })
      })
      if (standIn.nodes.length === 0) standIn.remove()
    })
    rule.replaceWith(rule.nodes ?? [])
  })
}

/** What the theme says, and nothing else sets, stands where it is used: most of its names are longer than what they say. */
function fillInTheme(styles: Root): void {
  const settings = new Map<string, number>()
  styles.walkDecls(/^--/, ({ prop }) => {
    settings.set(prop, (settings.get(prop) ?? 0) + 1)
  })
  const theme = new Map<string, string>()
  styles.walkAtRules('layer', (layer) => {
    if (layer.params !== 'theme') return
    layer.walkDecls(/^--/, ({ prop, value }) => {
      if (settings.get(prop) === 1) theme.set(prop, value)
    })
  })
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (place, name: string) => theme.get(name) ?? place,
    )
  })
}

/** A property of Tailwind's own where it is used, and what stands in for it. */
const OF_TAILWIND = /var\((--(?:tw|default)-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g

/**
 * Properties that no rule uses any more, those that nothing sets (what is registered has its initial value then), and the
 * stand-in for browsers that cannot register any.
 */
function removeUnusedProperties(styles: Root): void {
  styles.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties' && rule.nodes) rule.remove()
  })
  const set = new Set<string>()
  styles.walkDecls(/^--/, (declaration) => {
    set.add(declaration.prop)
  })
  const initial = new Map<string, string>()
  const registered: string[] = []
  styles.walkAtRules('property', (rule) => {
    registered.push(rule.params)
    rule.walkDecls('initial-value', ({ value }) => {
      initial.set(rule.params, value)
    })
  })
  styles.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(OF_TAILWIND, (place, name: string, otherwise?: string) => {
        if (!set.has(name)) return initial.get(name) ?? otherwise ?? place
        // Its defaults are set on the root or nowhere.
        return name.startsWith('--default-') ? `var(${name})` : place
      })
      .trim()
    if (!declaration.value) declaration.remove()
  })
  const ofTailwind: Declaration[] = []
  styles.walkDecls((declaration) => {
    if (`${declaration.prop}${declaration.value}`.includes('--tw-')) ofTailwind.push(declaration)
  })
  for (const name of registered) if (set.has(name)) fillIn(ofTailwind, name)
  // One that is gone may have been the last to use another.
  for (let found = true; found; ) {
    found = false
    const used = new Set<string>()
    styles.walkDecls((declaration) => {
      for (const [, name = ''] of declaration.value.matchAll(/var\((--[\w-]+)/g)) used.add(name)
    })
    styles.walkAtRules('property', (rule) => {
      if (!used.has(rule.params)) rule.remove()
    })
    styles.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      found = true
    })
  }
}

/** A property is its value where the rules that set it are those that use it, and all of them for the same. */
function fillIn(declarations: readonly Declaration[], name: string): void {
  const set = new Map<Container | undefined, string>()
  const uses = new Map<Container | undefined, Declaration[]>()
  for (const declaration of declarations) {
    const rule = declaration.parent
    if (declaration.prop === name) set.set(rule, declaration.value)
    if (declaration.value.includes(`var(${name}`)) uses.set(rule, [...(uses.get(rule) ?? []), declaration])
  }
  const usedFor = new Set([...uses.values()].map((of) => of.map(({ prop }) => prop).join(' ')))
  if (usedFor.size !== 1 || new Set(uses.keys()).symmetricDifference(set).size > 0) return
  for (const [rule, using] of uses)
    for (const declaration of using)
      declaration.value = declaration.value.replaceAll(OF_TAILWIND, (place, used: string) =>
        used === name ? (set.get(rule) ?? place) : place,
      )
}
