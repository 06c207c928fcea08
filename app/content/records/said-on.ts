import { bundledArticle } from '#app/content/blog/posts.ts'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import { type Facts, facts as factsNow } from '#app/content/facts.ts'
import { galleryCopy } from '#app/content/gallery-copy.ts'
import { seasonCopy } from '#app/content/hours/season.ts'
import { interfaceCopy } from '#app/content/interface.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { requestMails } from '#app/content/mails.ts'
import { type ProsePart, prose } from '#app/content/prose.ts'
import { accessibility } from '#app/content/texts/accessibility.ts'
import { contactForm } from '#app/content/texts/contact-form.ts'
import { estimateCopy } from '#app/content/texts/estimate.ts'
import { evaluationCopy } from '#app/content/texts/evaluation.ts'
import { followCopy } from '#app/content/texts/follow.ts'
import { privacy } from '#app/content/texts/privacy.ts'
import { rightsCopy } from '#app/content/texts/rights.ts'
import { recordsNamed } from './named.ts'
import { isRecordId, type RecordId, records } from './records.ts'
import { isAnswered, isRelevant } from './stands.ts'

/** The texts of each page that the garage has, as it wrote them itself, and of what is no page. */
function placesOf(lang: Lang, facts: Facts): (readonly [name: string, texts: unknown])[] {
  const own = <Part extends ProsePart>(part: Part) => prose(part, lang, facts)
  const headings = own('headings')
  const page = (name: keyof typeof headings, ...texts: unknown[]) =>
    [headings[name].link, [headings[name], texts]] as const
  const bundled = blogSlugs.map(({ fr }) => !facts.articles[fr] && bundledArticle(fr))
  return [
    page('home', own('home')),
    page('services', own('servicesPage'), own('process')),
    page('pricing', own('pricing'), estimateCopy),
    page('gallery', galleryCopy),
    page('projects', own('projectsPage'), own('projects')),
    page('about', own('about')),
    page('contact', own('contact'), contactForm),
    page('canIDrive', own('canIDrive')),
    page('blog', ...bundled, ...Object.values(facts.articles).filter(({ published }) => published)),
    page('rights', rightsCopy),
    page('privacy', privacy),
    page('accessibility', accessibility),
    ...facts.services.map(({ id, label }) => [label[lang], own(id)] as const),
    [{ fr: 'toutes les pages', en: 'every page' }[lang], interfaceCopy],
    [{ fr: 'les questions', en: 'the questions' }[lang], [own('faq'), facts.questions]],
    [{ fr: 'l’avis de saison', en: 'the season notice' }[lang], seasonCopy],
    [{ fr: 'les courriels', en: 'the emails' }[lang], requestMails],
    [{ fr: 'la page du client', en: 'the customer’s page' }[lang], [followCopy, evaluationCopy]],
  ]
}

/** The records that texts stand on, by their conditions and the facts they name. */
const recordsIn = (texts: unknown, facts: Facts): RecordId[] =>
  [...JSON.stringify(texts).matchAll(/\{(\w+)(?::([\w.]+))?\}/g)].flatMap(([, name = '', key = '']) =>
    name === 'if' ? [key].filter(isRecordId) : recordsNamed(name, key, facts),
  )

/** Where the site's own texts say what a record is about: the pages by name, for each record that a text stands on. */
export function saidOn(lang: Lang, facts: Facts): ReadonlyMap<string, string> {
  const said = placesOf(lang, facts).flatMap(([name, texts]) =>
    recordsIn(texts, facts).map((id) => ({ id, name })),
  )
  const list = (names: readonly string[]) => [...new Set(names)].join(', ')
  return new Map(
    [...Map.groupBy(said, ({ id }) => id)].map(([id, all]) => [id, list(all.map(({ name }) => name))]),
  )
}

/** The records that the garage is asked about: of the samples in its texts, only those that are left. */
export function asked(now: Facts) {
  const said = new Set(langs.flatMap((lang) => [...saidOn(lang, now).keys()]))
  return records.filter(
    (one) => isRelevant(one, now) && (one.subject !== 'texts' || one.use || said.has(one.id)),
  )
}

/** Those that it has still to answer. */
export const unanswered = (now: Facts = factsNow()) => asked(now).filter((record) => !isAnswered(record, now))
