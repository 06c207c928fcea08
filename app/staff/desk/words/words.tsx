import { Link } from 'react-router'
import { counted, fillSlots } from '#app/content/slots.ts'
import { deskWordsPath } from '#app/desk-paths.ts'
import { pageName } from '#app/publishing/kinds/texts.ts'
import { textPages, textsOn } from '#app/publishing/texts.ts'
import { deskWordsCopy } from '#app/publishing/words/texts.ts'
import { openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { hiddenRecord } from '#app/staff/desk/hidden.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { title, intro, count, hidden, drafts } = deskWordsCopy(lang)
  const { itemAt } = await openItems(runtime)
  return {
    ...(await deskFrame('words', runtime, lang)),
    copy: { title, intro },
    pages: textPages.map(({ id }) => {
      const items = textsOn(id).map(({ place }) => itemAt(`texts.${place}`))
      const written = items.filter(({ isDraft }) => isDraft).length
      const unseen = items.filter(hiddenRecord).length
      return {
        id,
        name: pageName(id, lang),
        count:
          counted(count, items.length, lang) + (unseen ? `, ${fillSlots(hidden, { count: unseen })}` : ''),
        drafts: written ? counted(drafts, written, lang) : undefined,
      }
    }),
  }
}

export default function DeskWords({ loaderData: { copy, pages } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="heading">{copy.title}</h2>
        <p className="measure text-ink-soft">{copy.intro}</p>
      </div>
      <ul className="grid gap-x-6 border border-line bg-surface p-4 sm:grid-cols-2 md:p-6">
        {pages.map(({ id, name, count, drafts }) => (
          <li key={id} className="border-b border-line">
            <Link
              to={deskWordsPath(id)}
              className="grid min-h-14 grid-cols-[1fr_auto] content-center items-center gap-x-4 py-2 hover:bg-steel"
            >
              <span className="font-semibold">{name}</span>
              <span className="small text-ink-soft">{count}</span>
              {drafts && <span className="small col-span-2 font-semibold">{drafts}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
