import { data, Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { dayOf } from '#app/content/hours/opening.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { deskListPath, deskPicturePath } from '#app/desk-paths.ts'
import { isPath, nameOf } from '#app/publishing/items.ts'
import { isAddedList } from '#app/publishing/kinds/lists.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { deskListsCopy } from '#app/publishing/words/lists.ts'
import { DeskTabs } from '#app/staff/desk/desk-tabs.tsx'
import { openItem, saveEdit, seenIn } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { NotSaved } from '#app/staff/desk/not-saved.tsx'
import { NEW, ownKey } from '#app/staff/desk/own-key.server.ts'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { Route } from './+types/listed.ts'
import { listFields, readEntry, typedEntry, typedIn } from './list-edit.server.ts'
import { ListForm } from './list-form.tsx'

/** @throws 404 if the address names no such list, or no valid key */
function placeIn(params: { list: string; key: string }, sent?: FormDataEntryValue | null) {
  const { list } = params
  const key = params.key === NEW ? ownKey(sent) : params.key
  if (!isAddedList(list) || !isPath(`${list}.${key}`)) throw data(null, { status: 404 })
  return { list, key, path: `${list}.${key}` }
}

const today = () => dayOf(new Date())

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const { list, key, path } = placeIn(params)
  const item = await openItem(runtime, path)
  const known = item.value ?? item.online
  if (!known && params.key !== NEW) throw data(null, { status: 404 })
  const { lists, save, picture, pictureHint } = deskListsCopy(lang)
  return {
    ...(await deskFrame(list, runtime, lang)),
    copy: { ...lists[list], save, picture, pictureHint },
    list,
    key,
    heading: known ? nameOf(path, known, lang) : lists[list].addTitle,
    isKnown: Boolean(known),
    photograph: list === 'projects' && known ? deskPicturePath(key) : undefined,
    fields: listFields(list, typedEntry(known, today()), { lang }),
    seen: item.seen,
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const { form } = context.get(postedContext)
  const { list, key, path } = placeIn(params, form.get('key'))
  const copy = deskListsCopy(lang)
  const seen = seenIn(form)
  const typed = typedIn(list, form)
  const isRemoved = form.get('intent') === 'remove'
  const { value, wrong } = isRemoved ? { value: null, wrong: [] } : readEntry(list, typed, today())
  if (wrong.length)
    return data(
      { notice: deskCopy(lang).wrong, key, fields: listFields(list, typed, { lang, wrong }), seen },
      { status: 400 },
    )
  const theirs = await saveEdit(runtime, { path, now: value, seen, by: context.get(staffContext).email })
  if (!theirs) throw afterSaving(url)
  return data(
    { notice: copy.conflict, key, fields: listFields(list, typed, { lang }), seen: theirs.seen },
    { status: 409 },
  )
}

export const meta = staffMeta

export default function DeskListed({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, list, heading, isKnown, photograph } = loaderData
  const { key, fields, seen } = actionData ?? loaderData
  const isRefused = actionData !== undefined
  return (
    <div className="grid gap-6">
      <DeskTabs tabs={tabs} />
      <StaffBackLink to={deskListPath(list)}>{copy.back}</StaffBackLink>
      {actionData && <NotSaved>{actionData.notice}</NotSaved>}
      <Panel id="entry" title={heading} narrow>
        {photograph ? (
          <Link to={photograph} className="action action-line justify-self-start">
            {copy.picture}
          </Link>
        ) : (
          list === 'projects' && <p className="small text-ink-soft">{copy.pictureHint}</p>
        )}
        <ListForm
          key={seen.was + seen.draft}
          entryKey={key}
          {...{ isRefused, isKnown, fields, seen, copy }}
        />
      </Panel>
    </div>
  )
}
