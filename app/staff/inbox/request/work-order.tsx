import { data } from 'react-router'
import { cityLine } from '#app/content/business/address.ts'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { garageLang } from '#app/content/language.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { inPreparation } from '#app/content/records/state.ts'
import { content } from '#app/content/snapshot.ts'
import { dayAndClockText } from '#app/requests/answer-due.server.ts'
import { shownSheet } from '#app/requests/evaluation/sheet.server.ts'
import { answeredOf, unansweredOf } from '#app/requests/evaluation/stored.server.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { factsOf } from '#app/requests/life/facts.server.ts'
import { requestWithStory, type Story } from '#app/requests/life/story.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestPath } from '#app/site-map.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import { qrOf } from '#app/staff/kit/qr.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/work-order.ts'
import { estimateRows } from './shown-estimate.server.ts'
import { WorkOrderSheet } from './work-order-sheet.tsx'
import { workOrder } from './work-order-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, db, lang, params } = staffPage(args)
  const reference = asId(params.reference)
  const { env, secret } = runtime
  const story = reference && (await requestWithStory(db, reference))
  if (!story) throw data(null, { status: 404 })
  const { request } = story
  const page = await addressOf(db, { secret, siteUrl: env.siteUrl }, request)
  const { reachBy } = content(garageLang).contactForm
  const work = workOf(story)
  const { promised_at } = factsOf(story, new Date())
  const isOrdered = work.sheets.some(({ verdict }) => verdict && verdict !== 'refused')
  const sheet = {
    ...work,
    words: isOrdered ? { ...workOrder, title: workOrder.ordered } : workOrder,
    print: workOrder.print[lang],
    mark: isOpen() ? undefined : inPreparation.text,
    back: requestPath(reference),
    reference,
    merchant: [
      facts().business.name,
      `${facts().business.address.street}, ${cityLine(garageLang)}`,
      phoneText(facts().business.phone, garageLang),
      facts().business.email,
    ],
    customer: [request.name, request.phone, request.email],
    isCompany: request.company !== null,
    nature: [requestServiceLabel(request.service_type, garageLang), request.message],
    /** The address at which the customer follows the repair; undefined without an open one. */
    page: page ? qrOf(page) : undefined,
    keepsParts: request.keeps_parts === 1,
    promised: promised_at && dayAndClockText(promised_at, garageLang),
    reach: [request.reach_by === 'any' ? request.phone : reachBy[request.reach_by], request.reach_hours]
      .filter(Boolean)
      .join(', '),
  }
  return { wholeTitle: `${reference} | ${sheet.words.title.fr}`, sheet }
}

/** The evaluations that were answered or wait; before there are any, the price that the customer saw online. */
function workOf(story: Story) {
  const { request, evaluations } = story
  const waiting = unansweredOf(story)
  const shown = [...answeredOf(evaluations.sent), ...(waiting ? [waiting] : [])]
  const sheets = shown.map((each) => shownSheet(each, garageLang))
  const mark = workOrder.unanswered[garageLang]
  if (sheets.length) return { sheets: sheets.map((one) => ({ ...one, answered: one.answered ?? mark })) }
  const { plate, vehicle_make: make, vehicle_model: model, vehicle_year: year } = request
  const seen = estimateRows(request.estimate, new Date(), garageLang)
  return { vehicle: { make, model, year, plate }, sheets: [], seen }
}

export default function WorkOrder({ loaderData: { sheet } }: Route.ComponentProps) {
  return <WorkOrderSheet sheet={sheet} />
}
