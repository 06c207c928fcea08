import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './server.ts'

declare global {
  interface Window {
    axe?: { run(on: Document | string, options: RunOptions): Promise<AxeResults> }
  }
}

/** The file that the package names first is more than twice as long, and each page looked at would read it anew. */
const AXE = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** What the colours of a theme can break; everything else is the same in either. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What a page is looked at by: all rules and the whole of it, unless some or a part are named. */
type Look = { rules?: string[]; within?: string }

/** Fails with what axe finds on the page as it stands: rule, and where. */
export async function expectAccessible(page: Page, { rules, within }: Look = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(
    async ({ rules, within }) => {
      // Colours that are on their way are not the page's. Where one ends, an element inside may begin.
      const changes = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
      while (changes().length) for (const change of changes()) change.finish()
      // What passes is not asked for: writing it down takes most of the time.
      // A frame shows another site, which lets nobody look into it.
      const options: RunOptions = { resultTypes: ['violations'], iframes: false }
      if (rules) options.runOnly = rules
      const result = await window.axe?.run(within ?? document, options)
      return result?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
      )
    },
    { rules, within },
  )
  expect(found, `${page.url()}${rules ? ', dark' : ''}`).toEqual([])
}

/**
 * The page as it stands, or a part of one that is looked at whole elsewhere, by every rule in light and by those of colours in
 * dark: what a form answered is still there.
 */
export async function expectAccessibleInEachTheme(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^((?!\bdark\b).)*$/)
    await expectAccessible(page, { rules: colorScheme === 'dark' ? COLOUR_RULES : undefined, within })
  }
}

/** Brings every part of a page before the eyes, for as long as it takes to be drawn: what comes late has come. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await drawn()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await drawn()
  })
}

/** The same for pages of the site, one language for what is one template, each read through once. */
export async function expectPagesAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of addresses) {
    await page.goto(address)
    await readThrough(page)
    await expectAccessibleInEachTheme(page)
  }
}
