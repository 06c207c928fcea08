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

/** The minified file: the package's main file is more than twice as long, and every page has to parse it. */
const AXE = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')

/** The rules that depend on the theme's colours; all others give the same result in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Which rules to check, and the selector of the part to check; by default all rules on the whole page. */
type Look = { rules?: string[]; within?: string }

/** Fails if axe finds violations on the page as it is now; lists each rule and element. */
export async function expectAccessible(page: Page, { rules, within }: Look = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await page.evaluate(
    async ({ rules, within }) => {
      // Finish colour transitions, so that axe sees the final colours. When one ends, another may start inside it.
      const changes = () => document.getAnimations().filter((each) => each instanceof CSSTransition)
      while (changes().length) for (const change of changes()) change.finish()
      // What has yet to fade stays while axe reads, what is fading is gone: half faded text has no contrast.
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
      const waiting = timed.filter(({ effect }) => !effect?.getComputedTiming().progress)
      for (const each of timed) waiting.includes(each) ? each.pause() : each.finish()
      // Passing rules are not reported, because that takes most of the time.
      // iframes show other sites, which scripts cannot inspect.
      const only = rules && { runOnly: rules }
      const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...only }
      const result = await window.axe?.run(within ?? document, options)
      for (const each of waiting) each.play()
      return result?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
      )
    },
    { rules, within },
  )
  expect(found, `${page.url()}${rules ? ', dark' : ''}`).toEqual([])
}

/**
 * Checks the page in its current state, or a part of it, with all rules in light and the colour rules in dark. The page is
 * not reloaded, so the answer of a form is still there.
 */
export async function expectAccessibleInEachTheme(page: Page, within?: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^((?!\bdark\b).)*$/)
    await expectAccessible(page, { rules: colorScheme === 'dark' ? COLOUR_RULES : undefined, within })
  }
}

/** Scrolls through a page, drawing every part once, so that lazy content is loaded. */
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

/** Checks several pages in both themes, after scrolling through each; one language is enough for each template. */
export async function expectPagesAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of addresses) {
    await page.goto(address)
    await readThrough(page)
    await expectAccessibleInEachTheme(page)
  }
}
