import { data } from 'react-router'
import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { garageLang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { addressOf } from '#app/requests/follow/links.server.ts'
import { requestWithStory } from '#app/requests/handling/changes.server.ts'
import { requestServiceLabel } from '#app/requests/service-options.ts'
import { requestPath } from '#app/site-map.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import { qrOf } from '#app/staff/kit/qr.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/work-order.ts'
import { workOrderEstimate } from './shown-estimate.server.ts'
import { type Sheet, WorkOrderSheet } from './work-order-sheet.tsx'
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
  const { street, city, region, postalCode } = facts().business.address
  const sheet: Sheet = {
    words: workOrder,
    print: workOrder.print[lang],
    back: requestPath(reference),
    reference,
    merchant: [
      facts().business.name,
      `${street}, ${city} (${region}) ${postalCode}`,
      phoneText(facts().business.phone, garageLang),
      facts().business.email,
    ],
    customer: [request.name, request.phone, request.email],
    vehicle: {
      make: request.vehicle_make,
      model: request.vehicle_model,
      year: request.vehicle_year,
      plate: request.plate,
    },
    nature: [requestServiceLabel(request.service_type, garageLang), request.message],
    estimate: workOrderEstimate(request.estimate),
    page: page ? qrOf(page) : undefined,
    keepsParts: request.keeps_parts === 1,
    reach: [reachBy[request.reach_by], request.reach_hours].filter(Boolean).join(', '),
  }
  return { wholeTitle: `${reference} | ${workOrder.title.fr}`, sheet }
}

export default function WorkOrder({ loaderData: { sheet } }: Route.ComponentProps) {
  return <WorkOrderSheet sheet={sheet} />
}
