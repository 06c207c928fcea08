import { data, redirect } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { erasePerson, listErasures } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { peopleNamed } from '#app/personal-data/person.server.ts'
import { lastRetentionRun, retentionHold, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Said } from '#app/staff/kit/said.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/privacy.ts'
import { privacyFrame } from './desk-tabs.server.ts'
import { ErasePerson } from './erase-person.tsx'
import { FindPerson } from './find-person.tsx'
import { HeldAbout } from './held-about.tsx'
import { findPerson, isNothing, personPath, readPerson } from './person-search.server.ts'
import { RetentionPanel } from './retention-panel.tsx'
import { erasureText, shownErasure, shownNamed, shownPerson } from './shown-person.server.ts'
import { shownHold, shownRuns } from './shown-runs.server.ts'
import { privacyDeskCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const { search, held, consents, erase, retention, erasures: erasuresCopy } = privacyDeskCopy(lang)
  const { typed, query, chosen } = readPerson(url.searchParams)
  const [run, hold, erasures] = await Promise.all([lastRetentionRun(db), retentionHold(db), listErasures(db)])
  const found = query && (await findPerson(db, query, chosen))
  const person =
    found && !(isNothing(found.held) && found.found.length === 0)
      ? shownPerson(found, await personDocument(db, found.held), lang)
      : undefined
  const named = typed && !query ? shownNamed(await peopleNamed(db, typed), lang) : []
  const erased = erasures.find(({ id }) => id === url.searchParams.get('erased'))
  return {
    ...privacyFrame('people', lang),
    copy: { search, held, consents, erase, retention, erasures: erasuresCopy },
    typed,
    person,
    named,
    nobody: typed && !person && !named.length ? fillSlots(search.nobody, { q: typed }) : undefined,
    titles: {
      held: fillSlots(held.title, { q: typed }),
      erase: fillSlots(erase.title, { q: typed }),
    },
    back: personPath(typed),
    erasing: url.searchParams.get('step') === 'erase',
    erased: erased && fillSlots(erase.done, { summary: erasureText(erased, lang) }),
    hold: shownHold(hold, lang),
    runs: shownRuns(run, lang),
    erasures: erasures.map((erasure) => shownErasure(erasure, lang)),
  }
}

/** Erases a person's data, once a method is chosen and confirmed, or what the retention rules wait to erase. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me: by, form } = staffPage(args)
  const { erase: copy } = privacyDeskCopy(lang)
  if (form.get('intent') === 'let-run') {
    await runRetention(runtime, true)
    throw redirect(`${plainPaths.privacy}#retention`)
  }
  const { query, chosen = [] } = readPerson(form)
  const method = (['anonymised', 'erased'] as const).find((known) => known === form.get('method'))
  if (!query || !method || form.get('confirmed') !== 'yes') {
    return data({ refused: copy.unconfirmed }, { status: 400 })
  }
  const { held } = await findPerson(runtime.database.db, query, chosen)
  if (isNothing(held)) return data({ refused: copy.gone }, { status: 409 })
  const { id } = await erasePerson(runtime, { query, references: chosen, method, by })
  throw redirect(`${plainPaths.privacy}?erased=${id}`)
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, typed, person, named, nobody, titles, erasing, erased } = loaderData
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      {erased && <Said notice={erased} />}
      <Banner tone="bad">{actionData?.refused}</Banner>
      {person && erasing ? (
        <ErasePerson
          copy={copy.erase}
          title={titles.erase}
          typed={typed}
          back={loaderData.back}
          person={person}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <FindPerson copy={copy.search} typed={typed} nobody={nobody} named={named} />
          {person && <HeldAbout copy={copy} title={titles.held} typed={typed} person={person} />}
          <RetentionPanel
            copy={copy}
            hold={loaderData.hold}
            runs={loaderData.runs}
            erasures={loaderData.erasures}
          />
        </div>
      )}
    </div>
  )
}
