import type { InputEvent } from 'react'
import { data, Form, redirect } from 'react-router'
import { facts } from '#app/content/facts.ts'
import { fill } from '#app/content/fill.ts'
import { langs } from '#app/content/language.ts'
import { noticeAt } from '#app/content/notice.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskNoticeCopy, suggestedNotices } from '#app/publishing/words/notice.ts'
import { href, plainPaths } from '#app/site-map.ts'
import { textToFields } from '#app/staff/desk/text-fields.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import {
  Act,
  type Filled,
  FilledIn,
  Go,
  Hidden,
  In,
  LangsIn,
  RadioIn,
  sentIn,
} from '#app/staff/kit/fields.tsx'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { Said } from '#app/staff/kit/said.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { nearText } from '#app/staff/kit/when.server.ts'
import type { Route } from './+types/notice.ts'
import { moments, OTHER, publishedNotice, publishNotice, typedFrom } from './notice-edit.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, url } = staffPage(args)
  const now = new Date()
  const copy = deskNoticeCopy(lang)
  const shown = noticeAt(now)
  const choices = moments(now, lang)
  const suggested = url.searchParams.get('with') ?? ''
  const { text: published, ...typed } = typedFrom(shown, choices)
  const notices = suggestedNotices(facts().business.messagingNumber !== '')
  const { text } = (Object.hasOwn(notices, suggested) && notices[suggested]) || { text: published }
  const said = url.searchParams.get('said')
  return {
    title: copy.name,
    copy,
    home: href('home', lang),
    done: said && (shown ? copy.done : copy.ended),
    online: shown && {
      lines: langs.map((each) => ({ lang: each, text: fill(shown.text[each], each) })),
      until: fillSlots(copy.until, { when: nearText(new Date(shown.until), now, lang) }),
    },
    was: JSON.stringify(publishedNotice(runtime)),
    suggestions: Object.entries(notices).map(([name, { label }]) => ({ name, label: label[lang] })),
    choices: [...choices, { value: OTHER, label: copy.other }],
    filled: { values: { ...typed, ...textToFields('text', text) }, errors: {} } as Filled,
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form } = staffPage(args)
  const asker = { by: me.email, role: me.role, lang }
  const refused = await publishNotice(runtime, form, asker)
  if (!refused) throw redirect(`${plainPaths.deskNotice}?said=done`)
  const { error, status, errors = {} } = refused
  return data({ error, filled: { values: sentIn(form), errors } as Filled }, { status })
}

export const shouldRevalidate = () => true

/** The notice on top of every public page: written, published and ended here. */
export default function DeskNotice({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, online, done, home, was } = loaderData
  const filled = actionData?.filled ?? loaderData.filled
  return (
    <div className="grid gap-6">
      <StaffBackLink to={plainPaths.desk}>{copy.back}</StaffBackLink>
      {actionData ? (
        <NotSaved>{actionData.error}</NotSaved>
      ) : (
        done && <Said notice={done} links={[{ href: home, what: copy.see }]} />
      )}
      {online && (
        <Panel id="online" title={copy.online} narrow>
          <div className="grid gap-1">
            {online.lines.map(({ lang, text }) => (
              <p key={lang} lang={lang} className="bg-night px-3 py-2 font-semibold text-on-night">
                {text}
              </p>
            ))}
            <p className="small text-ink-soft">{online.until}</p>
          </div>
          <Form method="post">
            <Hidden of={{ was }} />
            <Act look="line" value="end" label={copy.end} />
          </Form>
        </Panel>
      )}
      <Panel id="notice" title={copy.name} narrow>
        <p className="measure text-ink-soft">{copy.intro}</p>
        <NoticeForm key={was + JSON.stringify(filled.values)} {...loaderData} filled={filled} />
      </Panel>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type NoticeFormProps = Pick<Loaded, 'copy' | 'was' | 'suggestions' | 'choices' | 'filled'>

function NoticeForm({ copy, was, suggestions, choices, filled }: NoticeFormProps) {
  return (
    <Form method="post" className="grid gap-5">
      <Hidden of={{ was }} />
      <p className="flex flex-wrap items-center gap-x-5">
        {copy.suggest}
        {suggestions.map(({ name, label }) => (
          <Go
            key={name}
            to={`?with=${name}`}
            replace
            preventScrollReset
            label={label}
            className="font-semibold"
          />
        ))}
      </p>
      <FilledIn value={filled}>
        <LangsIn name="text" labels={copy.text} hint={copy.textHint} rows={2} />
        <RadioIn name="until" label={copy.choose} options={choices} />
        <In
          type="datetime-local"
          name="moment"
          label={copy.moment}
          className="max-w-80"
          onInput={({ currentTarget }: InputEvent<HTMLInputElement>) => {
            const until = currentTarget.form?.elements.namedItem('until')
            if (until instanceof RadioNodeList) until.value = choices.at(-1)?.value ?? ''
          }}
        />
      </FilledIn>
      <Act look="signal" label={copy.publish} />
    </Form>
  )
}
