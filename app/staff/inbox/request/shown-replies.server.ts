import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { weekdayAndDay } from '#app/content/hours/dates.ts'
import { clockText, localTime } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Verdict } from '#app/requests/evaluation/evaluation.ts'
import { fallbacks, type Placeholder, templatesCopy } from '#app/requests/handling/template-words.ts'
import type { Template } from '#app/requests/handling/templates.server.ts'
import { fillTemplate } from '#app/requests/handling/templates.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import type { RequestRow } from '#app/requests/life/story.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestVehicle } from '#app/requests/vehicle-text.ts'
import { dialledNumber } from '#database/phone-numbers.ts'
import type { ReplyContact, ReplyWay } from './reply-links.ts'

export function contactOf({ phone, email, reference, lang }: RequestRow): ReplyContact {
  const number = dialledNumber(phone)
  return {
    number,
    // WhatsApp needs the country code.
    whatsapp: number.startsWith('+') ? number.slice(1) : undefined,
    email,
    subject: fillSlots(inboxCopy(lang).request.subject, { reference }),
  }
}

/** How to answer those who ask to be reached in each way: one more does not compile before it is here. */
const answeredBy: Record<RequestRow['reach_by'], ReplyWay> = {
  any: 'email',
  phone: 'text',
  text: 'text',
  email: 'email',
}

/** The replies to a request, in its language and filled with its data, ready to send. */
export function shownReplies(request: RequestRow, templates: Template[], reader: Lang, verdict?: Verdict) {
  const { names, reply, ready, change, text, gap, gaps, by, edit } = templatesCopy(reader)
  const { lang } = request
  const unfilled = fallbacks.appointment[lang]
  return {
    copy: { reply, ready, change, text, gap, gaps, by, edit },
    lang,
    contact: contactOf(request),
    prefers: answeredBy[request.reach_by],
    unfilled,
    texts: templates
      // Nobody is told that work is done which they refused.
      .filter(({ name, ...one }) => one.lang === lang && !(name === 'ready' && verdict === 'refused'))
      .map((template) => {
        const filled = fillTemplate(template.text, lang, wordsOf(request))
        return {
          name: template.name,
          label: names[template.name],
          text: filled,
          incomplete: filled.includes(unfilled),
        }
      }),
  }
}

export type ShownReplies = ReturnType<typeof shownReplies>

function wordsOf(request: RequestRow): Record<Placeholder, string> {
  const { lang } = request
  return {
    name: request.name,
    reference: request.reference,
    vehicle: requestVehicle(request, lang) || fallbacks.vehicle[lang],
    service:
      request.service_type === 'unsure'
        ? fallbacks.service[lang]
        : requestServiceLabel(request.service_type, lang),
    // One that has passed is offered to nobody.
    appointment:
      (request.appointment_at ?? '') > new Date().toISOString()
        ? momentText(`${request.appointment_at}`, lang)
        : fallbacks.appointment[lang],
    garage: facts().business.name,
    phone: phoneText(facts().business.phone, lang),
    address: `${facts().business.address.street}, ${facts().business.address.city}`,
  }
}

/** "mardi 1er décembre à 10 h 30", "Tuesday, December 1 at 10:30 a.m." */
function momentText(at: string, lang: Lang): string {
  const local = localTime(new Date(at))
  const day = weekdayAndDay(local.toPlainDate(), lang)
  const time = clockText(local.toPlainTime().toString({ smallestUnit: 'minute' }), lang)
  return fillSlots(inboxCopy(lang).at, { day, time })
}
