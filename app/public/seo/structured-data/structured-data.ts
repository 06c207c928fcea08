import type { Post } from '#app/content/blog/posts.ts'
import { facts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import type { Place } from '#app/places.ts'
import { lastChangeOf } from '#app/public/seo/documents/last-change.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { socialPictureOf } from '#app/public/seo/social-picture.ts'
import { postAt, serviceAt } from '#app/public/seo/subjects.ts'
import { href, type PageName } from '#app/site-map.ts'
import { garage, garageInShort, type Thing, theGarage } from './garage.ts'
import { priceListThings, serviceThing } from './offers.ts'

/** The pages about the garage itself, which describe it in full. */
const aboutTheGarage: readonly PageName[] = ['home', 'contact', 'about']

/** The structured data of a page, in the schema.org vocabulary, all read from the content. */
export function structuredData(place: Place) {
  return { '@context': 'https://schema.org', '@graph': things(place) }
}

function things(place: Place): Thing[] {
  const { name, lang } = place
  const service = serviceAt(place)
  const post = postAt(place)
  return [
    aboutTheGarage.includes(name) ? garage(lang, new Date()) : garageInShort(lang),
    ...(name === 'home' ? [website(lang), ...faqPage(content(lang).faq)] : [breadcrumb(place)]),
    ...(name === 'pricing' ? priceListThings(lang) : []),
    ...(service ? [serviceThing(service, lang), ...faqPage(content(lang).services[service.id].more)] : []),
    ...(post ? [blogPosting(post, place)] : []),
  ]
}

function website(lang: Lang): Thing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#site'),
    name: facts().business.name,
    url: absolute(href('home', lang)),
    inLanguage: langs.map((each) => `${each}-CA`),
    publisher: theGarage(),
  }
}

/** Home, the list a page belongs to, the page: the same as the visible breadcrumb. */
function breadcrumb(place: Place): Thing {
  const { name, lang, path } = place
  const { nav } = content(lang).interface
  const service = serviceAt(place)
  const title = service ? content(lang).services[service.id].title : postAt(place)?.title
  const list = name === 'service' ? 'services' : name === 'post' ? 'blog' : undefined
  const steps = [
    { name: nav.home, path: href('home', lang) },
    ...(list ? [{ name: nav[list], path: href(list, lang) }] : []),
    { name: title ?? nav[name as keyof typeof nav], path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: { '@type': 'WebPage', '@id': absolute(step.path) },
    })),
  }
}

function faqPage(entries: readonly { question: string; answer: string }[]): Thing[] {
  if (entries.length === 0) return []
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function blogPosting(post: Post, place: Place): Thing {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: absolute(socialPictureOf(place).path),
    datePublished: post.date,
    dateModified: lastChangeOf(post, place),
    inLanguage: `${place.lang}-CA`,
    articleSection: post.categoryLabel,
    keywords: post.seoKeywords.join(', '),
    timeRequired: `PT${post.readingMinutes}M`,
    author: {
      '@type': 'Organization',
      name: capitalized(post.author),
      url: absolute(href('about', place.lang)),
    },
    publisher: theGarage(),
    mainEntityOfPage: absolute(place.path),
  }
}
