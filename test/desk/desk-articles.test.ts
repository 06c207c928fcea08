import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { WrittenArticle } from '#app/content/blog/articles.ts'
import { posts } from '#app/content/blog/posts.ts'
import { blogSlugs, photographKey } from '#app/content/blog/slugs.ts'
import { bundledFacts, type Facts, setFacts } from '#app/content/facts.ts'
import { langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { articleFaults, ownFigures } from '#app/publishing/article-rules.ts'
import { allAside, allDrafts, saveDraft } from '#app/publishing/changes.server.ts'
import { draftKey, openDesk } from '#app/publishing/desk.server.ts'
import { bundledValue, checkedValue, fileOf, isOneSided, isPath } from '#app/publishing/items.ts'
import { createLog } from '#platform/log.ts'
import { engines, type OpenedDatabase } from '../engines.ts'

const { log } = createLog('error', { write: () => undefined })
const slug = 'signes-changement-freins'
const path = `articles.${slug}`
const bundled = bundledValue(path) as WrittenArticle
const withFr = (change: Partial<WrittenArticle['fr']>): WrittenArticle => ({
  ...bundled,
  fr: { ...bundled.fr, ...change },
})
const factsWith = (article: WrittenArticle): Facts => ({ ...bundledFacts, articles: { [slug]: article } })

describe('articles of the garage', () => {
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
    const written: WrittenArticle = {
      ...bundled,
      category: 'tips',
      fr: {
        ...bundled.fr,
        title: 'Des freins qui parlent',
        tags: 'freins, bruits',
        markdown: '## Le bruit\n\nEncore.\n',
      },
      en: {
        ...bundled.en,
        title: 'Brakes that speak',
        tags: 'brakes, noises',
        markdown: '## The noise\n\nAgain.\n',
      },
    }
    for (const lang of langs) {
      const post = posts(lang, factsWith(written)).find(({ slugs }) => slugs.fr === slug)
      expect(post).toMatchObject({
        title: written[lang].title,
        tags: written[lang].tags.split(', '),
        category: 'tips',
        markdown: written[lang].markdown,
      })
      expect(post?.headings).toHaveLength(1)
      const others = (facts: Facts) => posts(lang, facts).filter(({ slugs }) => slugs.fr !== slug)
      expect(others(factsWith(written))).toEqual(others(bundledFacts))
    }
  })

  test('that are taken down are in no list', () => {
    for (const lang of langs)
      expect(
        posts(lang, factsWith({ ...bundled, published: false })).map(({ slugs }) => slugs.fr),
      ).not.toContain(slug)
  })

  test('ask whether the other language still says the same where one changes alone', () => {
    expect(isOneSided({ path, was: bundled, now: withFr({ title: 'Autre' }) })).toBe(true)
    expect(isOneSided({ path, was: bundled, now: { ...bundled, published: false } })).toBe(false)
  })
})

describe('the photograph of an article', () => {
  test.each(blogSlugs)('$fr stands instead of the picture of its files, with its own words', ({ fr }) => {
    const own = {
      sha: 'a'.repeat(64),
      width: 1600,
      height: 1000,
      alt: { fr: 'Nous', en: 'Us' },
      focus: [50, 50] as const,
    }
    const place = photographKey(fr)
    const post = posts('fr', { ...bundledFacts, pictures: { [place ?? '']: own } as Facts['pictures'] }).find(
      ({ key }) => key === fr,
    )
    expect(place).toBeDefined()
    expect(post?.image).toBe(place)
    expect(post?.imageAlt ?? post?.featuredImage).toBeUndefined()
  })
})

describe('what an article may not say', () => {
  const { markdown } = bundled.fr
  test.each([
    ['title', { title: '' }, 'missing'],
    ['excerpt', { excerpt: 'x'.repeat(156) }, 'long'],
    ['title', { title: 'Freins à 100 $' }, 'figure'],
    ['markdown', { markdown: `${markdown}\nDeux roues : 380 $.\n` }, 'figure'],
    ['markdown', { markdown: `${markdown}\n<script>alert(1)</script>\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n![Photo](/photo.jpg)\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n[Ici](javascript:alert)\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n[Ici](//ailleurs.example)\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n# Trop grand\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n\n${'**a** b\n\n'.repeat(200)}` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n\`code\`\n` }, 'markup'],
    ['markdown', { markdown: `${markdown}\n{amount:dragon}\n` }, 'unknown'],
    ['markdown', { markdown: `${markdown}\n{amount:valve}\n` }, 'differ'],
  ])('%s: %j', (field, change, kind) => {
    const faults = articleFaults(withFr(change))
    expect(new Set(faults.map((fault) => `${fault.field} ${fault.kind}`))).toEqual(
      new Set([`${field} ${kind}`]),
    )
    expect(checkedValue(path, withFr(change))).toBeUndefined()
  })

  test('all of it is said at once, each with the words around it', () => {
    const text =
      'Une <b>vraie</b> question {bidon}, puis [un lien](http://ailleurs.example).\n\n# Trop grand\n\nGaranti deux ans. Écrivez à moi@ailleurs.example.\n'
    const faults = articleFaults(withFr({ title: '', markdown: text, excerpt: 'Plus {amount:valve} ici' }))
    expect(
      faults.map(({ field, kind, lang, ...fault }) => [lang, field, kind, 'found' in fault && fault.found]),
    ).toEqual(
      expect.arrayContaining([
        ['fr', 'title', 'missing', false],
        ['en', 'excerpt', 'differ', '{amount:valve}'],
        ['fr', 'markdown', 'markup', '<b>'],
        ['fr', 'markdown', 'markup', '</b>'],
        ['fr', 'markdown', 'unknown', '{bidon}'],
        ['fr', 'markdown', 'markup', '[un lien](http://ailleurs.example)'],
        ['fr', 'markdown', 'markup', '# Trop grand'],
        ['fr', 'markdown', 'figure', 'Garanti deux ans'],
        ['fr', 'markdown', 'figure', 'moi@ailleurs.example.'],
      ]),
    )
    expect(faults.find((fault) => 'found' in fault && fault.found === '{bidon}')?.near).toBe(
      'Une <b>vraie</b> question {bidon}, puis [un…',
    )
  })

  test('but an amount, a distance or a number that its writer means may stand; a new one is asked again', () => {
    const said = 'Remorquage : 130 $ et 3 % par 10 km. Appelez le 514 555-0111.\n'
    const article = withFr({ markdown: `${markdown}\n${said}` })
    const figures = ownFigures(article).map(({ found }) => found)
    expect(figures).toEqual(['130 $', '514 555-0111', '3 %', '10 km'])
    expect(articleFaults(article).every(({ isAsked }) => isAsked)).toBe(true)
    expect(checkedValue(path, article)).toBeUndefined()
    const meant = { ...article, figures }
    expect(articleFaults(meant)).toEqual([])
    expect(checkedValue(path, meant)).toEqual(meant)
    const more = { ...meant, fr: { ...meant.fr, title: 'Freins à 99 $' } }
    expect(articleFaults(more).map((fault) => 'found' in fault && fault.found)).toEqual(['99 $'])
    const binding = {
      ...meant,
      fr: { ...meant.fr, title: 'Garanti deux ans' },
      figures: ['Garanti deux ans'],
    }
    expect(checkedValue(path, binding)).toBeUndefined()
  })

  test('an article stored by an earlier version is still read as it is', () => {
    const words = { title: 'T', excerpt: 'E', tags: 'a, b', markdown: '• un\n• deux\n' }
    const slugs = { fr: 't', en: 't' }
    const old = { category: 'tips', published: true, slugs, fr: words, en: words, from: '2026-11-01' }
    expect(checkedValue('articles.own-1f2e3d4c', old)).toEqual(old)
  })

  test('lists, tables, quotes, bold and links may stand', () => {
    const text = '## A\n\n- **un**\n- [deux](/prix)\n\n> dit\n\n| a | b |\n|---|---|\n| c | d |\n\n1. x\n'
    const both = { ...bundled, fr: { ...bundled.fr, markdown: text }, en: { ...bundled.en, markdown: text } }
    expect(articleFaults(both)).toEqual([])
  })
})

describe.each(engines)('texts and articles on $name', (engine) => {
  let opened: OpenedDatabase
  let desk: Awaited<ReturnType<typeof openDesk>>
  beforeAll(async () => {
    opened = await engine.open()
    desk = await openDesk({ database: opened.database, log })
  })
  afterEach(() => setFacts(bundledFacts))
  afterAll(async () => {
    await desk.stop()
    await opened.close()
  })

  test('are published together and taken back', async () => {
    const by = 'a@garage.example'
    const text = { fr: 'Freins, « et puis voilà »', en: 'Brakes 😀' }
    const now = withFr({ title: 'Des freins qui parlent' })
    const { db } = opened.database
    await saveDraft(db, { path, was: bundled, now, by }, '')
    const place = 'texts.freins.title'
    await saveDraft(db, { path: place, was: bundledValue(place), now: text, by }, '')
    const seen = new Set((await allDrafts(db)).map(draftKey))
    expect((await desk.publish({ by, role: 'admin', seen, sure: new Set() })).status).toBe('unsure')
    const outcome = await desk.publish({ by, role: 'admin', seen, sure: new Set([path]) })
    expect(outcome.status).toBe('published')
    const titles = () => content('fr').posts.map(({ title }) => title)
    expect(titles()).toContain('Des freins qui parlent')
    expect(content('en').services.freins.title).toBe(text.en)
    await desk.undo(outcome.status === 'published' ? outcome.set.id : 0, { by, role: 'admin' })
    expect({ ...desk.factsNow(), changedOn: {} }).toEqual(bundledFacts)
    expect(titles()).not.toContain('Des freins qui parlent')
    expect((await allAside(db)).map((aside) => aside.now)).toEqual(expect.arrayContaining([now, text]))
  })
})
