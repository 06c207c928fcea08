import { describe, expect, test } from 'vitest'
import { langOf, textOf } from '#app/content/language.ts'
import { alternate, everyPath, placeOf, redirectFor } from './places.ts'

test('every address of the specification is on the map', () => {
  const specified = [
    ['/', '/en'],
    ['/services', '/en/services'],
    ['/services/inspection', '/en/services/inspection'],
    ['/services/antirouille', '/en/services/rustproofing'],
    ['/services/huiles-fluides', '/en/services/oil-fluids'],
    ['/services/pneus', '/en/services/tires'],
    ['/services/freins', '/en/services/brakes'],
    ['/services/carrosserie', '/en/services/bodywork'],
    ['/services/travail-general', '/en/services/general-repair'],
    ['/gallery', '/en/gallery'],
    ['/blog', '/en/blog'],
    ['/projects', '/en/projects'],
    ['/about', '/en/about'],
    ['/prix', '/en/pricing'],
    ['/contact', '/en/contact'],
  ]
  for (const [fr = '', en = ''] of specified) {
    expect(placeOf(fr)?.lang).toBe('fr')
    expect(placeOf(en)?.lang).toBe('en')
    expect(alternate(fr, 'en')).toBe(en)
    expect(alternate(en, 'fr')).toBe(fr)
  }
})

test('switching the language twice leads back, from every page', () => {
  for (const path of everyPath()) {
    const lang = langOf(path)
    expect(alternate(alternate(path, lang === 'fr' ? 'en' : 'fr'), lang)).toBe(path)
  }
})

describe('addresses that lead elsewhere for good', () => {
  test.each([
    ['/EN/pricing', '/en/pricing'],
    ['/PRIX', '/prix'],
    ['/Services', '/services'],
    ['/Galerie/', '/gallery'],
    ['/galerie', '/gallery'],
    ['/a-propos', '/about'],
    ['/galerie/', '/gallery'],
    ['/en/services/freins', '/en/services/brakes'],
    ['/services/brakes', '/services/freins'],
    ['/pricing', '/prix'],
    ['/en/prix', '/en/pricing'],
    ['/prix/', '/prix'],
    ['/en/', '/en'],
    ['/prix).', '/prix'],
    ['/en/services/brakes,', '/en/services/brakes'],
    ['/.well-known/change-password', '/admin/account'],
    ['/en/blog/preparation-hivernale-montreal', '/en/blog/winter-preparation-montreal'],
  ])('%s leads to %s', (from, to) => expect(redirectFor(from)).toBe(to))

  test('a page leads nowhere else, and what does not exist is not guessed at', () => {
    for (const path of everyPath()) expect(redirectFor(path)).toBeUndefined()
    for (const path of [
      '/nowhere',
      '/en/nowhere',
      '/services/x',
      '//evil.example',
      '/en/services/constructor',
    ]) {
      expect(redirectFor(path)).toBeUndefined()
    }
  })
})

test('a text that is missing falls back to French, then to its key', () => {
  const texts = { both: { fr: 'Freins', en: 'Brakes' }, french: { fr: 'Freins' }, none: {} }
  expect(textOf(texts, 'both', 'en')).toBe('Brakes')
  expect(textOf(texts, 'french', 'en')).toBe('Freins')
  expect(textOf(texts, 'none', 'en')).toBe('none')
  expect(textOf(texts, 'toString', 'en')).toBe('toString')
})
