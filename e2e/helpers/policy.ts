import { type BrowserContext, test as base, expect } from '@playwright/test'

/**
 * Every test fails if a page, in any context, violates its Content Security Policy. `refused` holds the browser's messages;
 * a test that provokes a violation empties it.
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
