import { data, Form } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { numberError } from '#app/content/typed-number.ts'
import type { Runtime } from '#app/context.server.ts'
import { nameOf, valueText } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { saveEdits } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Act, FilledIn, Hidden, In, TickIn } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/price-raise.ts'
import { lineKey, priceLists } from './price-lists.server.ts'
import { type Raise, raisedLine, readRaise, tickedEdits } from './raise.server.ts'
import { deskRaiseCopy, type RaiseCopy } from './raise-words.ts'

/** @throws 404 if the address names no list */
async function listIn(name: string, runtime: Runtime) {
  const found = (await priceLists(runtime)).find(({ id }) => id === name)
  if (!found?.id) throw data(null, { status: 404 })
  return { id: found.id, lines: found.lines.map((line) => ({ ...line, key: lineKey(line) })) }
}

type Lines = Awaited<ReturnType<typeof listIn>>['lines']

/** Each line's price before and after, and the lines that are left with the reason. */
function previewOf(lines: Lines, raise: Raise, lang: Lang) {
  const copy = deskRaiseCopy(lang)
  const { online: onlineWord } = deskCopy(lang).price
  const all = lines.flatMap(({ path, key, value, online, isDraft, seen }) => {
    const becomes = raisedLine({ path, value, online, isDraft, seen }, raise)
    if (!becomes) return []
    return {
      key,
      seen,
      name: nameOf(path, value, lang),
      before: valueText(path, value, lang),
      online:
        isDraft && online !== null ? fillSlots(onlineWord, { value: valueText(path, online, lang) }) : '',
      left: becomes.left,
      after: becomes.now ? valueText(path, becomes.now, lang) : '',
      amount: becomes.now?.amount,
    }
  })
  return {
    lines: all.filter(({ left }) => !left),
    left: Object.entries(copy.left).flatMap(([why, text]) => {
      const names = all.flatMap(({ left, name }) => (left === why ? name : []))
      return names.length ? fillSlots(text, { what: names.join(', ') }) : []
    }),
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, url, params } = staffPage(args)
  const { id, lines } = await listIn(params.service, runtime)
  const copy = deskRaiseCopy(lang)
  const { price, drafts } = deskCopy(lang)
  const { typed, ...raise } = readRaise(url.searchParams, lang)
  const isRead = raise.by > 0
  return {
    ...(await deskFrame('prices', runtime, lang)),
    copy: { ...copy, back: price.back, was: drafts.was },
    heading: fillSlots(copy.title, { list: service(id).label[lang] }),
    filled: {
      values: { ...raise, by: typed },
      errors:
        typed === undefined || isRead ? {} : { by: raise.by <= 0 ? copy.wrong : numberError(typed, lang, 2) },
    },
    preview: isRead ? previewOf(lines, raise, lang) : undefined,
  }
}

/** Saves the ticked lines, each as a draft: all of them or none. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, url, params } = staffPage(args)
  const { lines } = await listIn(params.service, runtime)
  const { untick, conflict } = deskRaiseCopy(lang)
  const edits = tickedEdits(lines, form).map((edit) => ({ ...edit, by: me.email }))
  if (edits.length === 0) return data({ notice: untick }, { status: 400 })
  const theirs = await saveEdits(runtime, edits)
  if (theirs.length === 0) throw afterSaving(url)
  return data({ notice: conflict }, { status: 409 })
}

export default function PriceRaise({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, heading, filled, preview } = loaderData
  const options = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }))
  return (
    <ItemPage back={{ to: plainPaths.desk, label: copy.back }} refused={actionData?.notice}>
      <Panel id="raise" title={heading} narrow>
        <Form action="#preview" className="grid gap-5">
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
            <FilledIn value={filled}>
              <In name="way" label={copy.way} options={options(copy.ways)} />
              <In name="by" label={copy.by} hint={copy.byHint} inputMode="decimal" />
              <In name="rounding" label={copy.rounding} options={options(copy.roundings)} />
            </FilledIn>
          </div>
          <Act look={preview ? 'line' : 'signal'} label={copy.show} />
        </Form>
      </Panel>
      {preview && (
        <Panel id="preview" title={copy.preview} narrow>
          <Preview preview={preview} copy={copy} />
        </Panel>
      )}
    </ItemPage>
  )
}

type PreviewProps = {
  preview: ReturnType<typeof previewOf>
  copy: RaiseCopy & { was: string }
}

/** Every line that would change, with a tick for each. */
function Preview({ preview: { lines, left }, copy }: PreviewProps) {
  return (
    <>
      <p className="measure text-ink-soft">{lines.length > 0 ? copy.previewHint : copy.none}</p>
      {left.map((line) => (
        <p key={line} className="small measure text-ink-soft">
          {line}
        </p>
      ))}
      {lines.length > 0 && (
        <Form
          key={lines.map(({ key, amount, seen }) => `${key} ${amount} ${seen.draft}`).join()}
          method="post"
          className="grid gap-5"
        >
          <button
            type="button"
            onClick={({ currentTarget }) => {
              for (const box of currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=line]') ?? [])
                box.checked = false
            }}
            className="scripted link min-h-11 justify-self-start"
          >
            {copy.untickAll}
          </button>
          <ul className="divide-y divide-line border-y border-line">
            {lines.map(({ key, seen, name, online, before, after, amount }) => (
              <li key={key}>
                <Hidden
                  of={{ [`was.${key}`]: seen.was, [`draft.${key}`]: seen.draft, [`amount.${key}`]: amount }}
                />
                <TickIn
                  name="line"
                  value={key}
                  on
                  label={
                    <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
                      <span className="font-semibold wrap-anywhere">{name}</span>
                      <span className="sm:text-right">
                        <span className="sr-only">{`${copy.was} `}</span>
                        <s className="text-ink-soft">{before}</s>{' '}
                        <ArrowRight size={16} className="inline align-middle" /> <b>{after}</b>
                      </span>
                      {online && <span className="small text-ink-soft">{online}</span>}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
          <Act look="signal" label={copy.save} />
        </Form>
      )}
    </>
  )
}
