import { decl, type Root, rule } from 'postcss'

/** A picture of `app/ui/icon.css`: the attributes its shapes share, and the shapes. */
const ICON =
  /^url\("data:image\/svg\+xml,%3Csvg xmlns='[^']+' viewBox='0 0 24 24'([^"]*?)%3E(.*)%3C\/svg%3E"\)$/
const SIDE = 24

/**
 * Puts the icons of a stylesheet side by side in one picture. For every picture of its own a browser sets up a document:
 * 28 of them cost 80 ms of a laptop's time before the first paint (`npm run vitals`).
 */
export function mergeIcons(styles: Root): void {
  const drawings: string[] = []
  styles.walkDecls('--icon', (declaration) => {
    const [, attributes = '', shapes] = ICON.exec(declaration.value) ?? []
    if (shapes === undefined) throw new Error(`An icon of another form: ${declaration.value.slice(0, 120)}`)
    const place = drawings.length * SIDE
    drawings.push(`%3Cg${place ? ` transform='translate(${place})'` : ''}${attributes}%3E${shapes}%3C/g%3E`)
    declaration.value = `${drawings.length - 1}`
  })
  const count = drawings.length
  if (count === 0) return
  const width = count * SIDE
  const sprite = `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${SIDE}'%3E${drawings.join('')}%3C/svg%3E`
  const place = `calc(var(--icon)*100%/${Math.max(1, count - 1)}) 0/${count}00% 100% no-repeat`
  styles.walkDecls(/^(-webkit-)?mask$/, (declaration) => {
    if (declaration.value.includes('var(--icon)')) declaration.value = `var(--icons) ${place}`
  })
  styles.prepend(
    rule({
      selector: ':root',
      nodes: [decl({ prop: '--icons', value: `url("data:image/svg+xml,${sprite}")` })],
    }),
  )
}
