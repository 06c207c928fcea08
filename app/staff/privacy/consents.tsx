import { counted, fillSlots, formFor } from '#app/content/slots.ts'
import { listConsents, withdrawConsent } from '#app/requests/consents.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { asId, wholeNumber } from '#app/staff/kit/input-values.ts'
import { PageLinks } from '#app/staff/kit/page-links.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type Answered, Outcome } from '#app/staff/kit/toasts.tsx'
import type { Route } from './+types/consents.ts'
import { ConsentList } from './consent-list.tsx'
import { privacyFrame } from './desk-tabs.server.ts'
import { shownConsent } from './shown-consent.server.ts'
import { privacyDeskCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const { consents: copy } = privacyDeskCopy(lang)
  const wanted = wholeNumber(url.searchParams.get('page')) ?? 1
  const { rows, total, holding, page, pages } = await listConsents(db, wanted)
  const address = (to: number) => `${plainPaths.consents}?page=${to}`
  return {
    ...privacyFrame('consents', lang),
    copy,
    total: fillSlots(formFor(copy.total, total, lang), { count: total, holding }),
    consents: rows.map((consent) => shownConsent(consent, lang)),
    list: {
      place: pages > 1 ? fillSlots(copy.page, { page, pages }) : '',
      newer: page > 1 ? address(page - 1) : undefined,
      older: page < pages ? address(page + 1) : undefined,
    },
  }
}

/** Records that a person withdrew their consent. */
export async function action(args: Route.ActionArgs) {
  const { db, lang, me, form } = staffPage(args)
  const { consents: copy } = privacyDeskCopy(lang)
  const id = asId(form.get('id'))
  const ended = id && (await withdrawConsent(db, { id, by: me }))
  return ended ? { success: counted(copy.done, ended, lang) } : { error: copy.already }
}

export default function Consents({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, total, consents, list } = loaderData
  const outcome: Answered | undefined = actionData
  return (
    <div className="grid gap-6">
      <Outcome of={outcome} />
      <Panel id="consents" title={copy.title}>
        <p className="measure -mt-3 text-ink-soft">{copy.hint}</p>
        <p className="font-semibold">{consents.length ? total : copy.none}</p>
        {consents.length > 0 && <ConsentList copy={copy} consents={consents} />}
        {list.place && <PageLinks list={list} copy={copy} />}
      </Panel>
    </div>
  )
}
