import { blogCopy } from './blog/copy.ts'
import { posts } from './blog/posts.ts'
import { ownProjects } from './business/projects.ts'
import { reviews } from './business/reviews.ts'
import { type Facts, facts as factsNow, setFacts } from './facts.ts'
import { fillAll } from './fill.ts'
import { galleryCopy } from './gallery-copy.ts'
import { seasonCopy } from './hours/season.ts'
import { inspectionPoints } from './inspection-points.ts'
import { interfaceCopy } from './interface.ts'
import { forEachLang, type Lang } from './language.ts'
import { requestMails } from './mails.ts'
import { priceRows } from './prices/price-rows.ts'
import { type Warranty, type WarrantyKey, warrantyLines } from './prices/warranties.ts'
import { type ProsePart, prose, servicesProse } from './prose.ts'
import { stands } from './records/stands.ts'
import { safetyLines } from './safety-lines.ts'
import { ofOffered } from './services/offered.ts'
import { standingCopies, standingTabs, titledCopies } from './services/standing-copy.ts'
import { accessibility } from './texts/accessibility.ts'
import { contactForm } from './texts/contact-form.ts'
import { estimateCopy } from './texts/estimate.ts'
import { evaluationCopy } from './texts/evaluation.ts'
import { followCopy } from './texts/follow.ts'
import { offlineCopy } from './texts/offline.ts'
import { privacy } from './texts/privacy.ts'
import { rightsCopy } from './texts/rights.ts'
import { warrantiesPage } from './texts/warranties.ts'

function fillContent(lang: Lang, facts: Facts) {
  const filledPart = <Part extends ProsePart>(part: Part) => fillAll(prose(part, lang, facts), lang, facts)
  const headings = filledPart('headings')
  const about = filledPart('about')
  const { specialties } = about
  return {
    facts,
    interface: { ...fillAll(interfaceCopy[lang], lang, facts), nav: linkWords(headings) },
    headings,
    prices: priceRows(lang, facts),
    services: titledCopies(fillAll(standingCopies(servicesProse(lang, facts), facts), lang, facts), lang),
    servicesPage: filledPart('servicesPage'),
    inspectionPoints: inspectionPoints[lang],
    process: stands('howWeWork', facts) ? filledPart('process') : [],
    gallery: fillAll(standingTabs(galleryCopy[lang], facts), lang, facts),
    pricing: filledPart('pricing'),
    estimate: fillAll(estimateCopy[lang], lang, facts),
    follow: fillAll(followCopy[lang], lang, facts),
    evaluation: fillAll(evaluationCopy[lang], lang, facts),
    warranties: { ...fillAll(warrantiesPage[lang], lang, facts), ...warrantiesWith(lang, facts) },
    rights: fillAll(rightsCopy[lang], lang, facts),
    canIDrive: filledPart('canIDrive'),
    safety: fillAll(safetyLines(lang, facts), lang, facts),
    home: filledPart('home'),
    faq: [
      ...filledPart('faq'),
      ...fillAll(
        facts.questions.map(({ question, answer }) => ({ question: question[lang], answer: answer[lang] })),
        lang,
        facts,
      ),
    ],
    season: fillAll(seasonCopy[lang], lang, facts),
    reviews: stands('reviews', facts)
      ? fillAll(ofOffered(reviews(lang, facts.reviews), facts), lang, facts)
      : [],
    about: {
      ...about,
      specialties: {
        ...specialties,
        items: specialties.items.filter(({ service }) => stands(`includes.${service}`, facts)),
      },
    },
    projectsPage: filledPart('projectsPage'),
    projects: !stands('projects', facts)
      ? []
      : ofOffered(
          facts.projects.length
            ? fillAll(ownProjects(lang, facts.projects, facts.pictures), lang, facts)
            : filledPart('projects'),
          facts,
        ),
    contact: filledPart('contact'),
    contactForm: fillAll(contactForm[lang], lang, facts),
    requestMails: fillAll(requestMails[lang], lang, facts),
    offline: fillAll(offlineCopy[lang], lang, facts),
    privacy: fillAll(privacy[lang], lang, facts),
    accessibility: fillAll(accessibility[lang], lang, facts),
    blog: fillAll(blogCopy[lang], lang, facts),
    posts: posts(lang, facts),
  }
}

/** The warranties that stand by these facts. */
export const warrantiesWith = (lang: Lang, facts: Facts) =>
  fillAll(warrantyLines(lang, standingWarranties(facts)), lang, facts)

function standingWarranties(facts: Facts): Partial<Facts['warranties']> {
  const all = Object.entries(facts.warranties) as [WarrantyKey, Warranty][]
  return Object.fromEntries(all.filter(([key]) => stands(`warranties.${key}`, facts)))
}

/** The name of each page in menus and links. */
function linkWords<Name extends string>(headings: Record<Name, { link: string }>): Record<Name, string> {
  const words = Object.entries<{ link: string }>(headings).map(([name, { link }]) => [name, link])
  return Object.fromEntries(words)
}

/** All content in one language, with its facts filled in. */
export type Content = ReturnType<typeof fillContent>

export function contentWith(facts: Facts): Record<Lang, Content> {
  return forEachLang((lang) => fillContent(lang, facts))
}

const filled = new WeakMap<Facts, Partial<Record<Lang, Content>>>()

/** The current content in one language, as pages and loaders read it; cached per `Facts` object. */
export function content(lang: Lang): Content {
  const facts = factsNow()
  const known = filled.get(facts) ?? {}
  filled.set(facts, known)
  known[lang] ??= fillContent(lang, facts)
  return known[lang]
}

/** Replaces the published content for every later render. */
export function setContent(next: Record<Lang, Content>): void {
  filled.set(next.fr.facts, next)
  setFacts(next.fr.facts)
}
