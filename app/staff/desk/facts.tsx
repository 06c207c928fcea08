import { Link } from 'react-router'
import { garageFactsCopy } from '#app/content/business/garage-facts.ts'
import { unanswered } from '#app/content/records/said-on.ts'
import { isOpen } from '#app/content/records/stands.ts'
import { counted } from '#app/content/slots.ts'
import { deskFactPath } from '#app/desk-paths.ts'
import { nameOf } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { openingCopy } from '#app/publishing/words/opening.ts'
import { plainPaths } from '#app/site-map.ts'
import { factGroups } from '#app/staff/desk/fact-edit.server.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/facts.ts'
import { openItems } from './edits.server.ts'
import { deskFrame } from './frame.server.ts'
import { draftText, onlineValue } from './hidden.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, me } = staffPage(args)
  const { groups: titles } = deskCopy(lang).facts
  const groups = { identity: garageFactsCopy(lang).group, ...titles }
  const { itemAt } = await openItems(runtime)
  return {
    ...(await deskFrame('facts', runtime, lang)),
    // The list of an open site is reached from here; before, the inbox leads there.
    opening: me.role === 'admin' &&
      isOpen() && {
        title: openingCopy(lang).listTitle,
        left: counted(openingCopy(lang).leftOpen, unanswered().length, lang),
      },
    groups: (Object.keys(groups) as (keyof typeof groups)[]).map((id) => ({
      id,
      title: groups[id],
      facts: factGroups[id].map((path) => {
        const item = itemAt(path)
        return {
          path,
          name: nameOf(path, item.value, lang),
          online: onlineValue(item, lang),
          draft: draftText(item, lang),
        }
      }),
    })),
  }
}

export default function DeskFacts({ loaderData: { groups, opening } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      {opening && (
        <p className="flex flex-wrap items-center gap-x-5 bg-steel px-4 py-1">
          {opening.left}
          <Go to={plainPaths.opening} label={opening.title} />
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {groups.map(({ id, title, facts }) => (
          <Panel key={id} id={id} title={title}>
            <ul className="divide-y divide-line">
              {facts.map(({ path, name, online, draft }) => (
                <li key={path} id={path} className="scroll-mt-4">
                  <Link
                    to={deskFactPath(path)}
                    className="grid min-h-14 content-center gap-0.5 py-2 hover:bg-steel"
                  >
                    <span className="font-semibold">{name}</span>
                    <span className="wrap-anywhere text-ink-soft">{online}</span>
                    {draft && <span className="small font-semibold wrap-anywhere">{draft}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </div>
  )
}
