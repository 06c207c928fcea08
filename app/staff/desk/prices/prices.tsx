import { Link } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { bundledFacts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import type { PriceKey } from '#app/content/prices/prices.ts'
import { services } from '#app/content/services/index.ts'
import { isOffered } from '#app/content/services/offered.ts'
import { fillSlots } from '#app/content/slots.ts'
import { deskCopy } from '#app/content/staff/desk.ts'
import type { Runtime } from '#app/context.server.ts'
import { runtimeContext } from '#app/context.server.ts'
import { allDrafts } from '#app/desk/changes.server.ts'
import { nameOf, valueText } from '#app/desk/items.ts'
import { type AddedRowValue, growingTables } from '#app/desk/kinds/prices.ts'
import { deskPriceOrderPath, deskPricePath } from '#app/desk-paths.ts'
import { openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ListHead } from '#app/staff/desk/lists/list-head.tsx'
import { noticeLink } from '#app/staff/desk/notice/notice-edit.server.ts'
import { NoticeLink } from '#app/staff/desk/notice/notice-link.tsx'
import { staffMeta } from '#app/staff/kit/page-meta.ts'
import { TabLinks } from '#app/staff/kit/tab-links.tsx'
import type { Route } from './+types/prices.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const runtime = context.get(runtimeContext)
  const lang = languageOf(request)
  const { title, intro, add } = deskCopy(lang).prices
  return {
    ...(await deskFrame('prices', runtime, lang)),
    copy: { title, intro, add, order: deskCopy(lang).order.change },
    notice: noticeLink(new Date(), lang),
    lists: await priceLists(runtime, lang),
  }
}

/** Every line once, in the list of the first service that shows it, drafts included. */
async function priceLists(runtime: Runtime, lang: Lang) {
  const itemAt = await openItems(runtime)
  const { prices: words, order } = deskCopy(lang)
  const { draft: draftWord, others } = words
  const drafted = runtime.desk.factsWith(await allDrafts(runtime.database.db))
  const rowPaths = new Set(
    [
      ...runtime.desk.values().keys(),
      ...(await allDrafts(runtime.database.db)).map(({ path }) => path),
    ].filter((path) => path.startsWith('rows.')),
  )
  const rows = [...rowPaths].map(itemAt).filter(({ value, online }) => value !== null || online !== null)
  const left = new Set(Object.keys(bundledFacts.prices) as PriceKey[])
  const line = ({ path, online, value, isDraft }: ReturnType<typeof itemAt>) => ({
    key: path.split('.')[1] ?? '',
    label: nameOf(path, value ?? online, lang),
    online: valueText(path, online, lang),
    draft: isDraft ? fillSlots(draftWord, { value: valueText(path, value, lang) }) : undefined,
  })
  const take = (key: PriceKey) => {
    left.delete(key)
    return line(itemAt(`prices.${key}`))
  }
  const tables = services.map(({ id, label, prices }) => ({
    title: isOffered(id, drafted) ? label[lang] : fillSlots(words.notOffered, { service: label[lang] }),
    order: growingTables.some((known) => known === id && isOffered(id, drafted))
      ? { href: deskPriceOrderPath(id), label: fillSlots(order.changeThis, { list: label[lang] }) }
      : undefined,
    lines: [
      ...prices.filter((key) => left.has(key)).map(take),
      ...rows.filter(({ value, online }) => ((value ?? online) as AddedRowValue).service === id).map(line),
    ].sort((a, b) => placeIn(drafted.tables[id], a.key) - placeIn(drafted.tables[id], b.key)),
  }))
  return [...tables, { title: others, order: undefined, lines: [...left].map(take) }].filter(
    ({ lines }) => lines.length,
  )
}

/** The place of a line in its list; withdrawn lines come last. */
function placeIn(list: readonly string[], key: string): number {
  return list.includes(key) ? list.indexOf(key) : list.length
}

export const meta = staffMeta

export default function DeskPrices({ loaderData }: Route.ComponentProps) {
  const { copy, tabs, lists, notice } = loaderData
  return (
    <div className="grid gap-6">
      <TabLinks {...tabs} />
      <NoticeLink notice={notice} />
      <ListHead copy={copy}>
        <Link to={deskPricePath()} className="action action-line">
          {copy.add}
        </Link>
      </ListHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {lists.map(({ title, order, lines }) => (
          <section key={title} aria-label={title} className="border border-line bg-surface p-4 md:p-6">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <h3 className="font-bold">{title}</h3>
              {order && (
                <Link
                  to={order.href}
                  aria-label={order.label}
                  className="small link inline-flex min-h-11 items-center"
                >
                  {copy.order}
                </Link>
              )}
            </div>
            <ul className="mt-2 divide-y divide-line">
              {lines.map(({ key, label, online, draft }) => (
                <li key={key}>
                  <Link
                    to={deskPricePath(key)}
                    className="grid min-h-14 grid-cols-[minmax(0,1fr)_fit-content(50%)] content-center gap-x-4 py-2 hover:bg-steel"
                  >
                    <span className="min-w-0 font-semibold">{label}</span>
                    <span className="text-right">{online}</span>
                    {draft && <span className="small col-span-2 font-semibold text-accent">{draft}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
