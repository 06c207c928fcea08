import { business } from '#app/content/business.ts'
import type { Lang } from '#app/content/language.ts'
import { phoneText } from '#app/content/phone.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { type PriceKey, type PriceSection, priceSections } from '#app/content/prices.ts'
import { service } from '#app/content/services/index.ts'
import type { ServiceId } from '#app/content/services/service.ts'
import { content } from '#app/content/snapshot.ts'
import { href } from '#app/site-map.ts'
import { requestHref } from '../request-href.server.ts'

/** The service that each section's Book button asks for; its id is also the section's anchor. */
const sectionServices: Record<PriceSection, ServiceId> = {
  oils: 'huiles',
  rustproofing: 'antirouille',
  tires: 'pneus',
  labour: 'general',
}

/** Everything the price page shows, in one language. */
export function pricingContent(lang: Lang) {
  const { pricing, prices, headings, interface: words } = content(lang)
  const call = { href: `tel:${business.phone}`, label: words.call, phone: phoneText(business.phone, lang) }

  function section(name: PriceSection) {
    const id = sectionServices[name]
    return {
      id,
      ...pricing.sections[name],
      rows: priceSections[name].map((key) => prices[key]),
      book: { href: requestHref(id, lang), label: words.book },
      call,
    }
  }

  const sections = {
    oils: section('oils'),
    rustproofing: section('rustproofing'),
    tires: section('tires'),
    labour: section('labour'),
  }
  return {
    heading: headings.pricing.heading,
    subtitle: pricing.subtitle,
    crumbs: {
      label: words.breadcrumb,
      items: [{ label: words.nav.home, href: href('home', lang) }, { label: words.nav.pricing }],
    },
    navLabel: pricing.navLabel,
    columns: pricing.columns,
    taxes: pricing.taxes,
    print: pricing.print,
    rate: { ...pricing.hourlyRate, row: prices.labour },
    diagnostic: { ...pricing.diagnostic, row: prices.diagnostic },
    sections: Object.values(sections).map(({ id, title }) => ({ id, label: title })),
    ...sections,
    estimate: {
      ...pricing.estimate,
      href: href('rights', lang),
      picture: pictureData(pagePictures.pricing, lang),
    },
    related: { title: pricing.related.title, links: relatedLinks(lang) },
    wall: {
      ...pricing.wall,
      garage: `${business.name}, ${business.address.street}, ${business.address.city}`,
      phone: call.phone,
      columns: [
        [sections.oils, sections.rustproofing, sections.labour, ownLines('inspection', lang)],
        [sections.tires, ownLines('freins', lang), ownLines('carrosserie', lang)],
      ],
    },
  }
}

export type PricingContent = ReturnType<typeof pricingContent>
export type PriceListSection = PricingContent['oils']

function relatedLinks(lang: Lang) {
  const { links } = content(lang).pricing.related
  const serviceHref = (id: ServiceId) => href('service', lang, service(id).slug[lang])
  return [
    { label: links.inspection, href: serviceHref('inspection') },
    { label: links.brakes, href: serviceHref('freins') },
    { label: links.bodywork, href: serviceHref('carrosserie') },
    { label: links.warranties, href: href('warranties', lang) },
    { label: links.rights, href: href('rights', lang) },
    { label: links.contact, href: href('contact', lang) },
  ]
}

const inSections: ReadonlySet<PriceKey> = new Set(Object.values(priceSections).flat())

/** The lines of a service without a section on the page: the printed sheet still carries them. */
function ownLines(id: ServiceId, lang: Lang) {
  const { label, prices } = service(id)
  const rows = prices.filter((key) => !inSections.has(key)).map((key) => content(lang).prices[key])
  return { title: label[lang], rows, note: '' }
}
