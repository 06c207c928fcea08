import { data, Form, redirect } from 'react-router'
import type { RowKey } from '#app/content/prices/prices.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskPriceOrderPath } from '#app/desk-paths.ts'
import { growingTables, rowName } from '#app/publishing/kinds/prices.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { openItems, saveEdit, seenIn } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { Go, Hidden } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { ArrowUp } from '#app/ui/icon/icon.tsx'
import type { Route } from './+types/price-order.ts'

/** @throws 404 if the address names no list that can be ordered */
function listIn(name: string) {
  const id = growingTables.find((known) => known === name)
  if (!id) throw data(null, { status: 404 })
  return id
}

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, params } = staffPage(args)
  const id = listIn(params.service)
  const { order, prices, price } = deskCopy(lang)
  const { itemAt, factsWithDrafts } = await openItems(runtime)
  return {
    ...(await deskFrame('prices', runtime, lang)),
    copy: { intro: order.intro, toDrafts: order.toDrafts, back: price.back, title: prices.title },
    heading: fillSlots(order.title, { list: service(id).label[lang] }),
    seen: itemAt(`order.${id}`).seen,
    lines: factsWithDrafts().tables[id].map((key) => {
      const name = rowName(key, lang)
      return {
        key,
        name,
        up: fillSlots(order.up, { what: name }),
        down: fillSlots(order.down, { what: name }),
      }
    }),
  }
}

/** Moves a line by one place, as a draft. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, params } = staffPage(args)
  const id = listIn(params.service)
  const [way, key] = `${form.get('move') ?? ''}`.split(' ')
  const lines = (await openItems(runtime)).factsWithDrafts().tables[id]
  const from = lines.indexOf(key as RowKey)
  const to = from + (way === 'up' ? -1 : 1)
  const other = lines[to]
  if (from < 0 || !other) throw redirect(deskPriceOrderPath(id))
  const now = lines.with(from, other).with(to, key as RowKey)
  const theirs = await saveEdit(runtime, { path: `order.${id}`, now, seen: seenIn(form), by: me.email })
  if (!theirs) throw redirect(deskPriceOrderPath(id))
  return data({ notice: deskCopy(lang).order.stale }, { status: 409 })
}

export default function PriceOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, heading, seen, lines } = loaderData
  return (
    <ItemPage
      back={{ to: plainPaths.desk, label: copy.back }}
      beside={<Go to={plainPaths.deskDrafts} label={copy.toDrafts} />}
      refused={actionData?.notice}
    >
      <Panel id="order" title={heading} narrow>
        <p className="measure text-ink-soft">{copy.intro}</p>
        <Form method="post" preventScrollReset>
          <Hidden of={seen} />
          <ol className="divide-y divide-line">
            {lines.map(({ key, name, up, down }, place) => (
              <li key={key} className="flex min-h-14 items-center gap-2 py-1">
                <span className="flex-1 font-semibold wrap-anywhere">{name}</span>
                <Move way="up" line={key} label={up} disabled={place === 0} />
                <Move way="down" line={key} label={down} disabled={place === lines.length - 1} />
              </li>
            ))}
          </ol>
        </Form>
      </Panel>
    </ItemPage>
  )
}

type MoveProps = { way: 'up' | 'down'; line: string; label: string; disabled: boolean }

function Move({ way, line, label, disabled }: MoveProps) {
  return (
    <button
      type="submit"
      name="move"
      value={`${way} ${line}`}
      aria-label={label}
      disabled={disabled}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-edge border border-line-strong disabled:opacity-40"
    >
      <ArrowUp className={way === 'down' ? 'rotate-180' : ''} />
    </button>
  )
}
