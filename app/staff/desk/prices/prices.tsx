import { Link } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { service } from '#app/content/services/index.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { deskPriceOrderPath, deskPricePath, deskPriceRaisePath } from '#app/desk-paths.ts'
import { nameOf } from '#app/publishing/items.ts'
import { growingTables, type PriceValue } from '#app/publishing/kinds/prices.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import type { Item } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { draftText, onlineValue } from '#app/staff/desk/hidden.server.ts'
import { ListHead } from '#app/staff/desk/lists/entry-list.tsx'
import { noticeLink } from '#app/staff/desk/notice/notice-edit.server.ts'
import { NoticeLink } from '#app/staff/desk/notice/notice-link.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/prices.ts'
import { lineKey, priceLists } from './price-lists.server.ts'
import { deskRaiseCopy } from './raise-words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { title, intro, add } = deskCopy(lang).prices
  return {
    ...(await deskFrame('prices', runtime, lang)),
    copy: { title, intro, add },
    notice: noticeLink(new Date(), lang),
    lists: await shownLists(runtime, lang),
  }
}

/** The lists in words, with the pending change of each line. */
async function shownLists(runtime: Runtime, lang: Lang) {
  const { prices: words, order } = deskCopy(lang)
  const line = (item: Item) => ({
    key: lineKey(item),
    label: nameOf(item.path, item.value ?? item.online, lang),
    online: onlineValue(item, lang),
    draft: draftText(item, lang),
  })
  return (await priceLists(runtime)).map(({ id, isOffered, lines }) => {
    const list = id ? service(id).label[lang] : ''
    const linkTo = (href: string, label: string, full: string) => ({
      href,
      label,
      full: fillSlots(full, { list }),
    })
    const raise = deskRaiseCopy(lang)
    const grows = growingTables.some((known) => known === id && isOffered)
    const hasAmounts = lines.some(({ value }) => typeof (value as PriceValue | null)?.amount === 'number')
    return {
      title: !id ? words.others : isOffered ? list : fillSlots(words.notOffered, { service: list }),
      links: [
        ...(id && grows ? [linkTo(deskPriceOrderPath(id), order.change, order.changeThis)] : []),
        ...(id && hasAmounts ? [linkTo(deskPriceRaisePath(id), raise.change, raise.changeThis)] : []),
      ],
      lines: lines.map(line),
    }
  })
}

export default function DeskPrices({ loaderData }: Route.ComponentProps) {
  const { copy, lists, notice } = loaderData
  return (
    <div className="grid gap-6">
      <NoticeLink notice={notice} />
      <ListHead copy={copy}>
        <Go look="line" to={deskPricePath()} label={copy.add} />
      </ListHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {lists.map(({ title, links, lines }) => (
          <section key={title} aria-label={title} className="border border-line bg-surface p-4 md:p-6">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
              <h3 className="font-bold">{title}</h3>
              <p className="flex flex-wrap gap-x-5 empty:hidden">
                {links.map(({ href, label, full }) => (
                  <Go key={href} to={href} aria-label={full} label={label} className="small" />
                ))}
              </p>
            </div>
            <ul className="mt-2 divide-y divide-line">
              {lines.map(({ key, label, online, draft }) => (
                <li key={key} id={key} className="scroll-mt-4">
                  <Link
                    to={deskPricePath(key)}
                    className="grid min-h-14 grid-cols-[minmax(0,1fr)_fit-content(50%)] content-center gap-x-4 py-2 hover:bg-steel"
                  >
                    <span className="font-semibold">{label}</span>
                    <span className="text-right">{online}</span>
                    {draft && <span className="small col-span-2 font-semibold">{draft}</span>}
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
