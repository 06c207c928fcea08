import { data, Form, redirect } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { erasePerson, listErasures } from '#app/personal-data/erase.server.ts'
import { personDocument } from '#app/personal-data/export.server.ts'
import { peopleNamed } from '#app/personal-data/person.server.ts'
import { lastRetentionRun, retentionHold, runRetention } from '#app/personal-data/retention-runs.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, Go, In } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { Said } from '#app/staff/kit/said.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/privacy.ts'
import { privacyFrame } from './desk-tabs.server.ts'
import { ErasePerson, Lines } from './erase-person.tsx'
import { HeldAbout } from './held-about.tsx'
import { findPerson, isNothing, personPath, readPerson } from './person-search.server.ts'
import { erasureText, personSheet, shownErasure, shownNamed, shownPerson } from './shown-person.server.ts'
import { shownHold, shownRuns } from './shown-runs.server.ts'
import { privacyDeskCopy } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, url } = staffPage(args)
  const { search, held, consents, erase, retention, erasures: erasuresCopy } = privacyDeskCopy(lang)
  const { typed, query, chosen } = readPerson(url.searchParams)
  const [run, hold, erasures] = await Promise.all([lastRetentionRun(db), retentionHold(db), listErasures(db)])
  const step = url.searchParams.get('step')
  const found = query && (await findPerson(db, query, chosen))
  const stored =
    found && !(isNothing(found.held) && found.found.length === 0) && (await personDocument(db, found.held))
  const person = stored ? await shownPerson(db, found, stored, lang) : undefined
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
    erasing: step === 'erase',
    sheet: stored && step === 'print' ? await personSheet(db, stored, lang) : undefined,
    erased: erased && fillSlots(erase.done, { summary: erasureText(erased, lang) }),
    periods:
      content(lang).privacy.sections.find(({ id }) => /^(conservation|retention)$/.test(id))?.list ?? [],
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
  const { person, erasing, erased, sheet, titles } = loaderData
  return (
    <div className="grid gap-6">
      {erased && <Said notice={erased} />}
      <Banner tone="bad">{actionData?.refused}</Banner>
      {sheet ? (
        <Panel id="sheet" title={titles.held} wide>
          {sheet.map(({ title, lines }) => (
            <section key={title}>
              <h3 className="font-bold">{title}</h3>
              <Lines of={lines} />
            </section>
          ))}
          <Lines of={person?.accounts ?? []} />
        </Panel>
      ) : person && erasing ? (
        <ErasePerson {...loaderData} person={person} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <FindPerson {...loaderData} />
          {person && <HeldAbout {...loaderData} person={person} />}
          <RetentionPanel {...loaderData} />
        </div>
      )}
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']
export type OfPerson = Loaded & { person: NonNullable<Loaded['person']> }

/** Searches for a person by e-mail or phone; a name lists the people who have it. */
function FindPerson({ copy: { search: copy }, typed, nobody, named }: Loaded) {
  return (
    <Panel id="find" title={copy.title}>
      <Form key={typed} method="get" action={plainPaths.privacy} role="search" className="grid gap-4">
        <In
          label={copy.label}
          name="q"
          type="search"
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={typed}
          hint={copy.hint}
        />
        <Act look="line" label={copy.submit} />
      </Form>
      {nobody && (
        <p role="status" className="border-l-4 border-line-strong bg-steel p-4">
          {nobody}
        </p>
      )}
      {named.length > 0 && (
        <div>
          <h3 className="font-bold">{copy.named}</h3>
          <p className="small text-ink-soft">{copy.namedHint}</p>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {named.map(({ href, email, text }) => (
              <li key={email} className="py-2">
                <Go to={href} label={email} className="font-semibold break-all" />
                <p className="small text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}

/** The retention periods, the runs of the retention job, and the erasures on request. */
function RetentionPanel({ copy: { retention, erasures: copy }, periods, hold, runs, erasures }: Loaded) {
  return (
    <>
      <div className="lg:row-span-2">
        <Panel id="retention" title={retention.title}>
          <p className="-mt-3 text-ink-soft">{retention.hint}</p>
          {hold && (
            <Form method="post" className="grid justify-items-start gap-3 border-l-4 border-ink bg-steel p-4">
              <p className="font-semibold">{hold.text}</p>
              <p>{hold.clock}</p>
              <Act look="line" value="let-run" label={hold.button} />
            </Form>
          )}
          <Lines of={periods} />
          <div className="border-l-4 border-line-strong pl-3">
            {runs.map((run) => (
              <p key={run}>{run}</p>
            ))}
          </div>
        </Panel>
      </div>
      <Panel id="erasures" title={copy.title}>
        {erasures.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
        <ul className="divide-y divide-line empty:hidden">
          {erasures.map(({ id, method, text, by }) => (
            <li key={id} className="py-2 first:pt-0">
              <p>
                <span className="font-semibold">{method}</span> · {text}
              </p>
              <p className="small text-ink-soft">{by}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  )
}
