import { type BrowserContext, test as base, expect } from '@playwright/test'

/**
 * Every test fails where a page, in whatever context it was opened, does what its Content Security Policy forbids. `refused`
 * is what the browser said of it; a test that provokes that empties it.
 */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ browser }, use) => {
      const refused: string[] = []
      const watch = (context: BrowserContext) =>
        context.on('console', (message) => {
          const text = message.text()
          if (text.includes('Content Security Policy')) refused.push(`${message.page()?.url()}: ${text}`)
        })
      browser.on('context', watch)
      await use(refused)
      browser.off('context', watch)
      expect(refused).toEqual([])
    },
    { auto: true },
  ],
})
