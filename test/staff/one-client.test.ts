import { describe, expect, test } from 'vitest'
import { business } from '#app/content/business/business.ts'
import { livePageLimits } from '#server/live-pages.ts'
import { siteForEach } from '../accounts/auth-site.ts'

describe('One client', () => {
  const at = siteForEach()

  test('that asks for very many live pages at once is told when to ask again, in its language', async () => {
    const visitor = at.site.visit()
    const asked = Array.from({ length: livePageLimits.ofNetwork + 6 }, (_, number) =>
      visitor.ask(`/en/nowhere-${number}`, 'GET', { accept: 'text/html' }),
    )
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(livePageLimits.ofNetwork)
    expect(refused).toHaveLength(6)
    for (const answer of refused) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      const page = await answer.text()
      expect(page).toMatch(/^<!doctype html><html lang="en"/)
      for (const words of [`href="tel:${business.phone}"`, 'lang="fr"']) expect(page).toContain(words)
    }
  })
})
