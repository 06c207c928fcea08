import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { isOpen } from '#app/content/records/stands.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { type OpeningCopy, openingCopy } from '#app/publishing/words/opening.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { listDrafts } from '#app/staff/desk/draft-list.server.ts'
import { Warnings } from '#app/staff/desk/draft-list.tsx'
import { Act, Go, Hidden } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { Said } from '#app/staff/kit/said.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/opening.ts'
import { openSite, saveAnswers } from './answers.server.ts'
import { RecordLine } from './record-line.tsx'
import { type ShownGroup, shownRecords } from './shown-records.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, me, url } = staffPage(args)
  const copy = openingCopy(lang)
  const shown = await shownRecords(runtime, lang)
  // The list shows nothing that was undone, so it publishes nothing of it.
  const drafts = (await listDrafts(runtime, lang, me.role)).filter(({ isUndone }) => !isUndone)
  const { done, all } = shown
  return {
    ...shown,
    title: isOpen() ? copy.listTitle : copy.open,
    copy,
    isOpen: isOpen(),
    isJustOpened: isOpen() && url.searchParams.has('opened'),
    home: href('home', lang),
    progress: fillSlots(copy.progress, { done, all }),
    drafts: drafts.map(({ key }) => key),
    /** Drafts about which there is a question to answer before they are published. */
    asked: drafts.filter(({ sure, conflict, appointments }) => sure || conflict || appointments),
    words: deskCopy(lang).drafts,
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form } = staffPage(args)
  const asker = { by: me.email, lang }
  const opens = form.get('intent') === 'open'
  const refused = await (opens ? openSite : saveAnswers)(runtime, form, asker)
  if (refused) return data({ faulty: [], ...refused }, { status: 409 })
  throw redirect(plainPaths.opening + (opens ? '?opened' : ''))
}

export const shouldRevalidate = () => true

/** The list that a garage confirms before its site opens, and what is not shown since. */
export default function Opening({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, groups, dropped, standing, isOpen: open, isJustOpened, missing, done, all } = loaderData
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="empty:hidden xl:col-span-2">
        {actionData && <NotSaved>{actionData.error}</NotSaved>}
        {isJustOpened && <Said notice={copy.opened} links={[{ href: loaderData.home, what: copy.toSite }]} />}
      </div>
      <div className="xl:sticky xl:top-6">
        <Panel id="opening" title={open ? copy.listTitle : copy.open}>
          <p className="measure text-ink-soft">
            {!open ? copy.intro : groups.length ? copy.introOpen : copy.emptyOpen}
          </p>
          {!open && (
            <p className="grid gap-2 text-xl font-bold">
              {loaderData.progress}
              <meter aria-hidden="true" className="strength h-1.5 w-full" value={done} max={all} />
            </p>
          )}
          {!open && missing.length > 0 && (
            <div>
              <p className="font-semibold">{copy.missing}</p>
              <ul className="mt-2 flex flex-wrap gap-x-5">
                {missing.map(({ id, what }, at) => (
                  <li key={id} className={at ? '' : 'w-full'}>
                    <Go href={`#${id}`} look={at ? 'link' : 'signal'} label={what} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Panel>
      </div>
      <div className="grid gap-6">
        <Groups groups={groups} copy={copy} opened={groups.find(({ done, lines }) => done < lines.length)} />
        <Groups groups={dropped} copy={copy} />
        {standing.length > 0 && <h2 className="heading">{copy.shown}</h2>}
        <Groups groups={standing} copy={copy} />
        {(!open || loaderData.drafts.length > 0) && (
          <Publish {...loaderData} faulty={actionData?.faulty ?? []} />
        )}
      </div>
    </div>
  )
}

type GroupsProps = {
  groups: readonly ShownGroup[]
  copy: OpeningCopy
  /** The one that is open at first. */
  opened?: ShownGroup | undefined
}

/** Groups of lines as an index with their counts; one is open at a time. What is ticked in it is confirmed at once. */
function Groups({ groups, copy, opened }: GroupsProps) {
  // A group that is answered stays open under the hand.
  const [first] = useState(opened?.subject)
  return (
    <div className="divide-y divide-line border-y border-line bg-surface px-[var(--margin)] empty:hidden max-lg:-mx-[var(--margin)] lg:border-x lg:px-6">
      {groups.map(({ subject, done, required, lines }) => (
        <Fold
          key={subject}
          name="group"
          open={subject === first}
          heading={
            <h2 id={`${lines[0]?.place}-${subject}`} className="text-lg font-bold scroll-mt-4">
              {copy.subjects[subject]}
            </h2>
          }
          note={[
            fillSlots(copy.progress, { done, all: lines.length }),
            required > 0 && fillSlots(copy.requiredIn, { count: required }),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <Form method="post">
            <ul className="divide-y divide-line border-t border-line lg:grid lg:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto_fit-content(22rem)]">
              {lines.map((line) => (
                <RecordLine key={line.id} line={line} copy={copy} />
              ))}
            </ul>
            {lines.some(({ canConfirm }) => canConfirm) && (
              <p className="in-reach border-t border-line bg-surface py-2">
                <Act
                  look="line"
                  value="all"
                  formAction={`${plainPaths.opening}#${lines[0]?.place}-${subject}`}
                  label={copy.all}
                />
              </p>
            )}
          </Form>
        </Fold>
      ))}
    </div>
  )
}

type PublishProps = Pick<
  Route.ComponentProps['loaderData'],
  'copy' | 'missing' | 'asked' | 'drafts' | 'isOpen' | 'words'
> & { faulty: readonly string[] }

/** Opens the site; once it is open, publishes what was answered since. */
function Publish({ isOpen: open, copy, faulty, ...shown }: PublishProps) {
  const { missing, asked, drafts, words } = shown
  return (
    <Panel id="publish" title={copy.last}>
      <Form method="post" action={open ? plainPaths.deskDrafts : plainPaths.opening} className="grid gap-4">
        {asked.map((draft) => (
          <div key={draft.path} className="grid gap-1">
            <p className="font-semibold">{draft.sentence.what}</p>
            <Warnings draft={draft} isFaulty={faulty.includes(draft.path)} toTick={words.toTick} />
          </div>
        ))}
        <Hidden of={{ draft: drafts }} />
        {!open && <p className="measure text-ink-soft">{copy.openHint}</p>}
        <Act
          look={missing.length > 0 && !open ? 'line' : 'signal'}
          value={open ? 'publish' : 'open'}
          busy={words.publishing}
          label={open ? words.publish : copy.open}
        />
      </Form>
    </Panel>
  )
}
