import { describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { posts } from '#app/content/blog/posts.ts'
import { blogSlugs, photographKey } from '#app/content/blog/slugs.ts'
import { bundledFacts, type Facts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { factsAfter, foldedAfter } from '../../test/after-publishing.ts'
import { freeSlugs, takenBy } from './article-addresses.ts'
import { articleFaults, isShowable, ownFigures, tidyArticleText } from './article-rules.ts'
import { factsOf } from './fold.ts'
import { bundledValue, checkedValue, fileOf, isPath, pageOf, sentenceOf, shownValue } from './items.ts'

const slug = 'signes-changement-freins'
const path = `articles.${slug}`
const bundled = bundledValue(path) as WrittenArticle
const { markdown } = bundled.fr
const withFr = (change: Partial<WrittenArticle['fr']>): WrittenArticle => ({
  ...bundled,
  fr: { ...bundled.fr, ...change },
})
const inBoth = (text: string): WrittenArticle => ({
  ...bundled,
  fr: { ...bundled.fr, markdown: text },
  en: { ...bundled.en, markdown: text },
})
const factsWith = (article: WrittenArticle): Facts => ({ ...bundledFacts, articles: { [slug]: article } })

const OWN = 'articles.own-1f2e3d4c'
const words = { title: 'T', excerpt: 'E', tags: 'a, b', markdown: '• un\n• deux\n' }
const own: WrittenArticle = {
  category: 'tips',
  published: true,
  slugs: { fr: 't', en: 't' },
  fr: words,
  en: words,
}

describe('The articles of the garage', () => {
  test('of the files keep every rule, and are said as before', () => {
    for (const { fr } of blogSlugs) {
      const value = bundledValue(`articles.${fr}`) as WrittenArticle
      expect(articleFaults(value), fr).toEqual([])
      expect(checkedValue(`articles.${fr}`, value)).toEqual(value)
    }
    expect(isPath('articles.constructor')).toBe(false)
    expect(fileOf(path)).toBe(`blog/${slug}.md`)
  })

  test('say what was written in both languages; the others stay as they are', () => {
    const fr = {
      title: 'Ils parlent',
      excerpt: 'Dit',
      tags: 'freins, bruits',
      markdown: '## Le bruit\n\nOui.\n',
    }
    const en = {
      title: 'They speak',
      excerpt: 'Said',
      tags: 'brakes, noises',
      markdown: '## The noise\n\nYes.\n',
    }
    const written: WrittenArticle = { ...bundled, category: 'tips', fr, en }
    for (const lang of langs) {
      const post = posts(lang, factsWith(written)).find(({ slugs }) => slugs.fr === slug)
      const tags = written[lang].tags.split(', ')
      expect(post).toMatchObject({ ...written[lang], tags, category: 'tips', headings: [{ depth: 2 }] })
      const others = (facts: Facts) => posts(lang, facts).filter(({ slugs }) => slugs.fr !== slug)
      expect(others(factsWith(written))).toEqual(others(bundledFacts))
      const down = posts(lang, factsWith({ ...bundled, published: false }))
      expect(down.map(({ slugs }) => slugs.fr)).not.toContain(slug)
    }
  })

  test.each(blogSlugs)('$fr has its own photograph instead of the picture of its files', ({ fr }) => {
    const place = photographKey(fr) ?? ''
    const alt = { fr: 'Nous', en: 'Us' }
    const photograph = { sha: 'a'.repeat(64), width: 1600, height: 1000, alt, focus: [50, 50] as const }
    const facts = { ...bundledFacts, pictures: { [place]: photograph } as Facts['pictures'] }
    const post = posts('fr', facts).find(({ key }) => key === fr)
    expect(post?.image).toBe(place)
    expect(post?.imageAlt ?? post?.featuredImage).toBeUndefined()
  })

  test.each<[string, object, boolean]>([
    ['an address of 80 characters', { slugs: { fr: 'a'.repeat(80), en: 't' } }, true],
    ['one of 81', { slugs: { fr: 'a'.repeat(81), en: 't' } }, false],
    ['an address with a slash', { slugs: { fr: 'a/b', en: 't' } }, false],
    ['no address in one language', { slugs: { fr: 't', en: '' } }, false],
    ['none while it is half written', { slugs: { fr: '', en: '' }, published: false }, true],
    ['no title in one language', { en: { ...words, title: '' } }, false],
    [
      'none while it is half written, with an amount',
      { published: false, en: { ...words, title: '', markdown: '$40\n' } },
      true,
    ],
    ['a day that is none', { from: '2031-02-30' }, false],
    ['another category', { category: 'poems' }, false],
    ['100 figures', { figures: Array(100).fill('x'.repeat(120)) }, true],
    ['101 figures', { figures: Array(101).fill('x') }, false],
    ['a figure of 121 characters', { figures: ['x'.repeat(121)] }, false],
  ])('%s: %j is taken: %j', (_, change, isTaken) => {
    const value = { ...own, ...change }
    expect(checkedValue(OWN, value)).toEqual(isTaken ? value : undefined)
  })
})

describe('The address of an article', () => {
  const facts = factsOf(foldedAfter({ [OWN]: own }))
  test.each([
    ['t', 'own-00000000', 'own-1f2e3d4c'],
    ['t', 'own-1f2e3d4c', undefined],
    [slug, 'own-00000000', slug],
    ['libre', 'own-00000000', undefined],
  ])('%s of %s is taken by %s', (address, key, other) => {
    expect(takenBy(address, 'fr', key, facts)).toBe(other)
  })

  test('that another one had before stays taken, and a title’s own gets a number', () => {
    const moved = { ...facts, movedArticles: [{ key: 'own-1f2e3d4c', from: { fr: 'avant', en: 'before' } }] }
    expect(takenBy('avant', 'fr', 'own-00000000', moved)).toBe('own-1f2e3d4c')
    expect(takenBy('avant', 'fr', 'own-1f2e3d4c', moved)).toBeUndefined()
    expect(freeSlugs(own, 'own-00000000', facts)).toEqual({ fr: 't-2', en: 't-2' })
    expect(freeSlugs(own, 'own-1f2e3d4c', facts)).toEqual({ fr: 't', en: 't' })
  })
})

describe('What an article may not say', () => {
  const both = (line: string) => `${markdown}\n${line}\n`
  test.each([
    ['title', 'missing', ['']],
    ['title', 'long', ['x'.repeat(91), 'x'.repeat(271)]],
    ['excerpt', 'long', ['x'.repeat(156)]],
    ['tags', 'long', ['x'.repeat(161)]],
    ['title', 'figure', ['Freins à 100 $']],
    ['markdown', 'figure', [both('Deux roues : 380 $.')]],
    [
      'markdown',
      'markup',
      [
        ...['<script>alert(1)</script>', '![Photo](/photo.jpg)', '# Trop grand', '`code`', '<?x?>'],
        ...['[Ici](javascript:alert)', '[Ici](//ailleurs.example)', '[Ici](http://a.example)', '[Ici](prix)'],
        ...[
          '**a** b\n\n'.repeat(200),
          '> > > > > a',
          `${' '.repeat(16)}a`,
          '*'.repeat(121),
          'mot '.repeat(501),
        ],
      ].map(both),
    ],
    ['markdown', 'unknown', [both('{amount:dragon}')]],
    ['markdown', 'differ', [both('{amount:valve}')]],
  ] as const)('%s: %s', (field, kind, texts) => {
    for (const text of texts) {
      const article = withFr({ [field]: text })
      const found = articleFaults(article).map((fault) => `${fault.field} ${fault.kind}`)
      expect([...new Set(found)], text.slice(-40)).toEqual([`${field} ${kind}`])
      expect(checkedValue(path, article)).toBeUndefined()
    }
  })

  test.each([
    '## A\n\n- **un**\n- [deux](/prix)\n\n> dit\n\n| a | b |\n|---|---|\n| c | d |\n\n1. x\n',
    '[a](https://a.example) [b](/contact) [c](#a)\n',
    '> > > > a\n',
    `${'*a* '.repeat(60)}\n`,
  ])('but this may stand: %j', (text) => {
    expect(articleFaults(inBoth(text)).map((fault) => 'found' in fault && fault.found)).toEqual([])
  })

  test('nor more than its fields hold, each to the last character', () => {
    const long = (rest: string) => `${`${'x'.repeat(1_998)}\n\n`.repeat(6)}${rest}`.trim()
    const full = { title: 'x'.repeat(90), excerpt: 'x'.repeat(155), tags: 'x'.repeat(160) }
    const kinds = (text: string, change: object) => {
      const article = inBoth(text)
      return articleFaults({ ...article, fr: { ...article.fr, ...change } }).map(({ kind }) => kind)
    }
    expect(kinds(long(''), full)).toEqual([])
    expect(kinds(long('abc'), full)).toEqual(['long', 'long'])
  })

  test('all of it is said at once, each with the words around it', () => {
    const text =
      'Une <b>vraie</b> question {bidon}, puis [un lien](http://ailleurs.example).\n\n# Trop grand\n\nGaranti deux ans. Écrivez à moi@ailleurs.example.\n'
    const faults = articleFaults(withFr({ title: '', markdown: text, excerpt: 'Plus {amount:valve} ici' }))
    const found = faults.map((fault) => [
      `${fault.lang} ${fault.field} ${fault.kind}`,
      'found' in fault && fault.found,
    ])
    expect(found).toEqual(
      expect.arrayContaining([
        ['fr title missing', false],
        ['en excerpt differ', '{amount:valve}'],
        ...['<b>', '</b>', '[un lien](http://ailleurs.example)', '# Trop grand'].map((each) => [
          'fr markdown markup',
          each,
        ]),
        ['fr markdown unknown', '{bidon}'],
        ['fr markdown figure', 'Garanti deux ans'],
        ['fr markdown figure', 'moi@ailleurs.example.'],
      ]),
    )
    expect(faults.find((fault) => 'found' in fault && fault.found === '{bidon}')?.near).toBe(
      'Une <b>vraie</b> question {bidon}, puis [un…',
    )
  })

  test('but an amount, a distance or a number that its writer means may stand; a new one is asked again', () => {
    const article = withFr({
      markdown: both('Remorquage : 130 $ et 3 % par 10 km. Appelez le 514 555-0111.'),
    })
    const figures = ownFigures(article).map(({ found }) => found)
    expect(figures).toEqual(['130 $', '514 555-0111', '3 %', '10 km'])
    expect(articleFaults(article).every(({ isAsked }) => isAsked)).toBe(true)
    expect(checkedValue(path, article)).toBeUndefined()
    const meant = { ...article, figures }
    expect([articleFaults(meant), checkedValue(path, meant)]).toEqual([[], meant])
    const titled = (title: string) => ({ ...meant, fr: { ...meant.fr, title } })
    expect(articleFaults(titled('Freins à 99 $'))).toMatchObject([{ found: '99 $' }])
    const binding = { ...titled('Garanti deux ans'), figures: [...figures, 'Garanti deux ans'] }
    expect(checkedValue(path, binding)).toBeUndefined()
  })

  test('what a page can show may break a rule that came later, and no markup', () => {
    expect(isShowable(withFr({ title: 'Freins à 100 $' }))).toBe(true)
    expect(shownValue(path, withFr({ markdown: both('[Ici](//ailleurs.example)') }))).toBeUndefined()
    expect(isShowable(withFr({ markdown: both('{amount:dragon}') }))).toBe(false)
  })
})

test('what is typed is tidied: lines stay, the marks of print and the commas of tags are set', () => {
  const typed = {
    title: " L'hiver \n",
    excerpt: 'a  b',
    tags: ' a ,, b ,',
    markdown: "\n\nL'été  \r\n\u200b- un\t\n\n",
  }
  expect(tidyArticleText(typed)).toEqual({
    title: 'L’hiver',
    excerpt: 'a b',
    tags: 'a, b',
    markdown: 'L’été\n- un\n',
  })
})

describe('A change of an article in words', () => {
  test.each<[string, unknown, unknown, object]>([
    ['is new', null, own, { before: '', after: '“T”, Tips, online' }],
    [
      'is taken down',
      own,
      { ...own, published: false },
      { before: '“T”, Tips, online', after: '“T”, Tips, taken down' },
    ],
    ['is moved', own, { ...own, slugs: { fr: 't', en: 'u' } }, { before: '/en/blog/t', after: '/en/blog/u' }],
    [
      'waits for its day',
      null,
      { ...own, from: '2031-03-03' },
      { after: '“T”, Tips, online from March 3, 2031' },
    ],
    ['is taken back', own, null, { before: '“T”, Tips, online' }],
  ])('that %s', (_, was, now, sentence) => {
    expect(sentenceOf({ path: OWN, was, now }, 'en')).toMatchObject(sentence)
  })

  test('shows the changed words, and of the others at most 60 characters beside them', () => {
    const written = (markdown: string) => ({ ...own, fr: { ...words, markdown } })
    const parts = (was: string, now: string) =>
      sentenceOf({ path: OWN, was: written(was), now: written(now) }, 'fr').words?.flatMap((each) =>
        each.parts.map(({ is, text }) => `${is}: ${text}`),
      )
    const long = 'mot '.repeat(40)
    expect(parts(`${long}ici ${long}là ${long}`, `${long}ICI ${long}LÀ ${long}`)).toEqual([
      `same: […]${' mot'.repeat(14)} `,
      'removed: ici',
      'added: ICI',
      `same:  ${'mot '.repeat(14)}[…]${' mot'.repeat(14)} `,
      'removed: là',
      'added: LÀ',
      `same:  ${'mot '.repeat(14)}[…]`,
    ])
    const first = (text: string) => parts(`${text}ici`, `${text}ICI`)?.[0]
    expect(first('mot '.repeat(27))).toBe(`same: T\nE\na, b\n${'mot '.repeat(27)}`)
    expect(first('mot '.repeat(28))).toMatch(/^same: \[…\] mot/)
  })

  test('leads to its page, or to the list where it is not online', () => {
    expect(pageOf({ path: OWN, now: own }, 'en', factsAfter({ [OWN]: own }))).toBe('/en/blog/t')
    expect(pageOf({ path: OWN, now: { ...own, published: false } }, 'en')).toBe('/en/blog')
  })
})
