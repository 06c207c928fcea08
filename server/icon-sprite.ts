import { decl, type Root, type Rule, rule } from 'postcss'

/** A picture of `app/ui/icon.css`: the attributes that its shapes share, and the shapes. */
const ICON =
  /^url\("data:image\/svg\+xml,%3Csvg xmlns='[^']+' viewBox='0 0 24 24'([^"]*?)%3E(.*)%3C\/svg%3E"\)$/
const SIDE = 24
/** What most icons are drawn with: said once. Those that are filled are not. */
const LINES = " fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'"
const FILLED = " fill='%23000' stroke='none'"

/**
 * Puts the icons of a stylesheet side by side in one picture. For every picture of its own a browser sets up a document:
 * 28 of them took 80 ms of a laptop's processor before the first paint.
 */
export function mergeIcons(styles: Root): void {
  const drawings: string[] = []
  styles.walkDecls('--icon', (declaration) => {
    const [, attributes = '', shapes] = ICON.exec(declaration.value) ?? []
    if (shapes === undefined || (attributes !== '' && attributes !== LINES))
      throw new Error(`An icon of another form: ${declaration.value.slice(0, 200)}`)
    const place = drawings.length ? ` x='${drawings.length * SIDE}'` : ''
    drawings.push(`%3Csvg${place}${attributes ? '' : FILLED}%3E${shapes}%3C/svg%3E`)
    declaration.value = `${drawings.length - 1}`
  })
  const count = drawings.length
  if (count === 0) return
  const width = count * SIDE
  const sprite = `%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${SIDE}' viewBox='0 0 ${width} ${SIDE}'${LINES}%3E${drawings.join('')}%3C/svg%3E`
  const places: string[] = []
  let first: Rule | undefined
  styles.walkDecls(/^(-webkit-)?mask$/, (declaration) => {
    if (!declaration.value.includes('var(--icon)') || declaration.parent?.type !== 'rule') return
    const place = declaration.parent as Rule
    places.push(...place.selectors)
    first ??= place
    declaration.remove()
  })
  // The picture is said once and outside of every `var()`: else a browser reads it anew for each icon. The prefixed names
  // are known to every browser the scripts are built for.
  first?.after(
    rule({
      selectors: [...new Set(places)],
      nodes: [
        decl({
          prop: '-webkit-mask',
          value: `url("data:image/svg+xml,${sprite}") 0 0/${count}00% 100% no-repeat`,
        }),
        decl({
          prop: '-webkit-mask-position',
          value: `calc(var(--icon)*100%/${Math.max(1, count - 1)}) 0`,
        }),
      ],
    }),
  )
}
