import { bundledArticle } from '#app/content/blog/posts.ts'
import { blogSlugs } from '#app/content/blog/slugs.ts'
import type { Facts } from '#app/content/facts.ts'
import { galleryCopy } from '#app/content/gallery-copy.ts'
import { seasonCopy } from '#app/content/hours/season.ts'
import { interfaceCopy } from '#app/content/interface.ts'
import type { Lang, Text } from '#app/content/language.ts'
import { requestMails } from '#app/content/mails.ts'
import { bundledProse } from '#app/content/prose.ts'
import { services } from '#app/content/services/index.ts'
import { accessibility } from '#app/content/texts/accessibility.ts'
import { contactForm } from '#app/content/texts/contact-form.ts'
import { estimateCopy } from '#app/content/texts/estimate.ts'
import { evaluationCopy } from '#app/content/texts/evaluation.ts'
import { followCopy } from '#app/content/texts/follow.ts'
import { headings } from '#app/content/texts/headings.ts'
import { privacy } from '#app/content/texts/privacy.ts'
import { rightsCopy } from '#app/content/texts/rights.ts'
import { recordsNamed } from './named.ts'
import { isRecordId, type RecordId } from './records.ts'

const { home, faq, servicesPage, process, pricing, about, projectsPage, projects, contact, canIDrive } =
  bundledProse

/** The texts of each page of the menu and the foot; its title and description are with them. */
const ofPages = {
  home,
  services: [servicesPage, process],
  pricing: [pricing, estimateCopy],
  gallery: galleryCopy,
  projects: [projectsPage, projects],
  about,
  contact: [contact, contactForm],
  canIDrive,
  blog: blogSlugs.map(({ fr }) => bundledArticle(fr)),
  rights: rightsCopy,
  privacy,
  accessibility,
}
const ofOthers: readonly [Text, unknown][] = [
  [{ fr: 'toutes les pages', en: 'every page' }, interfaceCopy],
  [{ fr: 'les questions', en: 'the questions' }, faq],
  [{ fr: 'l’avis de saison', en: 'the season notice' }, seasonCopy],
  [{ fr: 'les courriels', en: 'the emails' }, requestMails],
  [{ fr: 'la page du client', en: 'the customer’s page' }, [followCopy, evaluationCopy]],
]

const places: readonly [Text, unknown][] = [
  ...(Object.keys(ofPages) as (keyof typeof ofPages)[]).map((page): [Text, unknown] => [
    { fr: headings.fr[page].link, en: headings.en[page].link },
    [headings.fr[page], headings.en[page], ofPages[page]],
  ]),
  ...services.map(({ id, label }): [Text, unknown] => [label, bundledProse[id]]),
  ...ofOthers,
]

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The records that a text stands on, by its conditions and the facts it names. */
const recordsIn = (text: string, facts: Facts): RecordId[] =>
  [...text.matchAll(/\{(\w+)(?::([\w.]+))?\}/g)].flatMap(([, name = '', key = '']) =>
    name === 'if' ? [key].filter(isRecordId) : recordsNamed(name, key, facts),
  )

/** Where the site's own texts say what a record is about: the pages by name, for each record that a text stands on. */
export function saidOn(lang: Lang, facts: Facts): ReadonlyMap<string, string> {
  const said = places.flatMap(([name, texts]) =>
    textsIn(texts)
      .flatMap((text) => recordsIn(text, facts))
      .map((id) => ({ id, name: name[lang] })),
  )
  const list = (names: readonly string[]) => [...new Set(names)].join(', ')
  return new Map(
    [...Map.groupBy(said, ({ id }) => id)].map(([id, all]) => [id, list(all.map(({ name }) => name))]),
  )
}
