import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { hoursText, tellsHours, weekdayText } from '#app/content/hours/opening.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { listedRows } from '#app/content/prices/listed.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import { absolute } from '#app/public/seo/site-url.ts'
import { lineName } from '#app/public/seo/structured-data/line-name.ts'
import { packageLines } from '#app/public/seo/structured-data/packages.ts'
import { documents, href } from '#app/site-map.ts'
import { document } from './document.ts'

/** The garage for language models: what it is, what it costs, and links to the pages (llmstxt.org). */
export function llms(): Response {
  const factsAddress = `${absolute(documents.facts.path)}`
  const text = [
    `# ${facts().business.name}`,
    ...langs.map((lang) => section(lang)),
    `## Optional\n\n- [${documents.facts.path.slice(1)}](${factsAddress}): JSON\n- [sitemap.xml](${absolute(documents.sitemap.path)})`,
  ]
  return document(`${text.join('\n\n')}\n`, 'text/plain; charset=utf-8')
}

function section(lang: Lang): string {
  const { headings, interface: words, posts, services: copies } = content(lang)
  const link = (label: string, path: string, about: string) =>
    labelledText(`- [${label}](${absolute(path)})`, about, lang)
  return [
    `> ${headings.home.description}`,
    factLines(lang),
    `## ${words.nav.services}`,
    facts()
      .services.map(({ id, label, slug }) =>
        link(label[lang], href('service', lang, slug[lang]), copies[id].description),
      )
      .join('\n'),
    `## ${words.nav.pricing}`,
    [...prices(lang), `- ${words.taxesExtra}`].join('\n'),
    `## ${content(lang).estimate.title}`,
    [...packageLines(lang), `- ${words.taxesExtra}`].join('\n'),
    `## ${words.footer.quickLinks}`,
    (Object.keys(headings) as (keyof typeof headings)[])
      .map((name) => link(words.nav[name], href(name, lang), headings[name].description))
      .join('\n'),
    `## ${words.nav.blog}`,
    posts.map((post) => link(post.title, href('post', lang, post.slug), post.excerpt)).join('\n'),
  ].join('\n\n')
}

function factLines(lang: Lang): string {
  const { interface: words } = content(lang)
  const { business, calendar } = facts()
  const { street, city, region, postalCode } = business.address
  const week = Object.values(calendar.week).map((hours, index) =>
    labelledText(weekdayText(index + 1, lang), hoursText(hours, lang), lang),
  )
  return [
    `- ${street}, ${city} (${region}) ${postalCode}`,
    `- ${phoneText(business.phone, lang)}`,
    `- ${business.email}`,
    tellsHours() && labelledText(`- ${words.footer.hours}`, week.join(', '), lang),
    words.footer.payments && `- ${words.footer.payments}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function prices(lang: Lang): string[] {
  const rows = content(lang).prices
  return [...new Set(facts().services.flatMap(({ id }) => listedRows(id)))].map((key) => {
    const { price = '', details = '' } = rows[key] ?? {}
    return labelledText(`- ${lineName(key, lang)}`, `${price}${details && ` (${details})`}`, lang)
  })
}
