import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The colours set in a block of `tokens.css`. */
function coloursOf(block: string): [string, string][] {
  const [, text = ''] = css.split(`${block} {`)
  const [inner = ''] = text.split('}')
  return [...inner.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ])
}

const light = Object.fromEntries(coloursOf(':root'))
const themes = { light, dark: { ...light, ...Object.fromEntries(coloursOf('@utility dark-colors')) } }

/** As WCAG 2 defines it. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const grounds = ['paper', 'surface', 'steel']
/** Each with the grounds it stands on. Placeholders are in the soft ink. */
const texts: Record<string, readonly string[]> = {
  ink: grounds,
  'ink-soft': grounds,
  accent: grounds,
  good: [...grounds, 'good-surface'],
  bad: [...grounds, 'bad-surface'],
  'on-night': ['night'],
  'on-night-soft': ['night'],
  'on-signal': ['signal', 'signal-strong'],
}

const tooFaint = (pairs: Record<string, readonly string[]>, least: number) =>
  Object.entries(themes).flatMap(([theme, colours]) =>
    Object.entries(pairs).flatMap(([name, on]) =>
      on
        .map((ground) => ({ ground, ratio: contrast(colours[name], colours[ground]) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ ground, ratio }) => `${theme}: ${name} on ${ground} ${ratio.toFixed(2)}`),
    ),
  )

test('text can be read on each ground it stands on, in both themes', () => {
  expect(tooFaint(texts, 4.5)).toEqual([])
})

test('a placeholder can be read as text can', () => {
  expect(css.split('::placeholder {')[1]?.split('}')[0]?.trim()).toBe('color: var(--ink-soft);')
})

test('the line of a field is seen on each ground it stands on, in both themes', () => {
  expect(tooFaint({ 'line-strong': grounds }, 3)).toEqual([])
})
