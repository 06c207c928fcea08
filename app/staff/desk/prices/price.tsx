import { data } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang, Text } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { fillSlots } from '#app/content/slots.ts'
import { postedContext, type Runtime, runtimeContext } from '#app/context.server.ts'
import { conflictText, isPath, nameOf, valueText } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { DeskTabs } from '#app/staff/desk/desk-tabs.tsx'
import { type Item, openItem, saveEdit, seenIn } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { NotSaved } from '#app/staff/desk/not-saved.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { Route } from './+types/price.ts'
import { addLine, nextRow, rowPath } from './new-line.server.ts'
import {
  type PriceErrors,
  priceChoices,
  readPrice,
  type TypedPrice,
  typedFrom,
  typedPrice,
} from './price-edit.server.ts'
import { PriceForm } from './price-form.tsx'

const NEW = 'new'

/** The path of a line, by its key in the address. @throws 404 */
async function pathOf(key: string, runtime: Runtime): Promise<string> {
  if (key === NEW) return rowPath(await nextRow(runtime))
  const path = key.startsWith('row') ? `rows.${key}` : `prices.${key}`
  if (!isPath(path)) throw data(null, { status: 404 })
  return path
}

/** The line's name in the file. */
const bundledName = (path: string): Text | undefined =>
  path.startsWith('prices.') ? bundledFacts.prices[path.slice('prices.'.length) as PriceKey].label : undefined

/** @param row the row number of the line to be added */
function filledForm(
  typed: TypedPrice,
  item: Item,
  { errors = {}, row, lang }: { errors?: PriceErrors; row: string | undefined; lang: Lang },
) {
  const { errors: words } = deskCopy(lang).price
  const errorText = (name: keyof PriceErrors) => (errors[name] ? [words[errors[name]]] : undefined)
  return {
    typed,
    seen: item.seen,
    row,
    isAdded: item.path.startsWith('rows.'),
    mayWithdraw: item.online !== null || item.isDraft,
    errors: {
      amount: errorText('amount'),
      label: errorText('label'),
      details: errorText('details'),
      unit: errorText('unit'),
    },
  }
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const path = await pathOf(params.price, runtime)
  const item = await openItem(runtime, path)
  const isNew = params.price === NEW
  const copy = deskCopy(lang).price
  const known = item.value ?? item.online
  return {
    ...(await deskFrame('prices', runtime, lang)),
    copy: {
      ...copy,
      heading: isNew ? copy.addTitle : nameOf(path, known, lang),
      online:
        item.online === null
          ? undefined
          : fillSlots(copy.online, { value: valueText(path, item.online, lang) }),
    },
    choices: priceChoices(lang),
    form: filledForm(
      { ...typedFrom(known, lang, bundledName(path)), withdrawn: item.value === null && !isNew ? 'yes' : '' },
      item,
      { row: isNew ? path.replace(/\D/g, '') : undefined, lang },
    ),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const sent = context.get(postedContext).form
  const path = await pathOf(params.price, runtime)
  const typed = typedPrice(sent)
  const seen = seenIn(sent)
  const read = readPrice(path, typed, bundledName(path))
  const item = await openItem(runtime, path)
  const row = params.price === NEW ? `${sent.get('row') ?? ''}` : undefined
  if ('errors' in read) {
    const wrong = filledForm(typed, item, { errors: read.errors, row, lang })
    return data({ notice: deskCopy(lang).wrong, form: { ...wrong, seen } }, { status: 400 })
  }
  const edit = { path, now: read.value, seen, by: context.get(staffContext).email }
  const theirs = row === undefined ? await saveEdit(runtime, edit) : await addLine(runtime, { ...edit, row })
  if (!theirs) throw afterSaving(url)
  const notice = conflictText(theirs, lang)
  return data({ notice, form: filledForm(typed, theirs, { row, lang }) }, { status: 409 })
}

export const meta = staffMeta

export default function DeskPrice({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, tabs, choices } = loaderData
  const form = actionData?.form ?? loaderData.form
  return (
    <div className="grid gap-6">
      <DeskTabs tabs={tabs} />
      <StaffBackLink to={plainPaths.desk}>{copy.back}</StaffBackLink>
      {actionData && <NotSaved>{actionData.notice}</NotSaved>}
      <Panel id="price" title={copy.heading} narrow>
        {copy.online && <p className="text-ink-soft">{copy.online}</p>}
        <PriceForm
          key={form.seen.draft + form.seen.was}
          isRefused={actionData !== undefined}
          form={form}
          copy={copy}
          choices={choices}
        />
      </Panel>
    </div>
  )
}
