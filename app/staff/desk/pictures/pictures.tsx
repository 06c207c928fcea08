import { Link } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { facePlace, type OwnPicture, ownForms, type PicturePlace } from '#app/content/own-pictures.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { isIllustration, isPicture, type PictureKey, pictures } from '#app/content/pictures.ts'
import { deskPicturePath } from '#app/desk-paths.ts'
import { picturePath } from '#app/publishing/kinds/pictures.ts'
import { deskPicturesCopy, placeName, shots } from '#app/publishing/words/pictures.ts'
import { type Item, openItems } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/pictures.ts'
import { pictureStands } from './picture-places.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang } = staffPage(args)
  const { itemAt } = await openItems(runtime)
  const line = (place: PicturePlace) => pictureLine(place, itemAt(picturePath(place)), lang)
  const isShot = (key: PictureKey) => shots.some(({ place }) => place === key)
  const isSeen = (place: PicturePlace) => pictureStands(place, lang).length > 0
  const others = (Object.keys(pictures) as PictureKey[]).filter((key) => !isShot(key) && isSeen(key))
  const copy = deskPicturesCopy(lang)
  return {
    ...(await deskFrame('pictures', runtime, lang)),
    lists: [
      {
        id: 'shots',
        title: copy.shots,
        intro: copy.shotsIntro,
        lines: shots
          .filter(({ place }) => isSeen(place))
          .map(({ place, hint }) => ({ ...line(place), hint: hint[lang] })),
      },
      { id: 'others', title: copy.others, intro: copy.othersIntro, lines: others.map(line) },
    ],
  }
}

/** A place with its picture, and whether that is a sample. */
function pictureLine(place: PicturePlace, { value, isDraft }: Item, lang: Lang) {
  const copy = deskPicturesCopy(lang)
  const own = value as OwnPicture | null
  const files = own ? ownForms(own).files : place === facePlace ? undefined : pictureData(place, lang).files
  const isSample = isPicture(place) && isIllustration(place)
  return {
    place,
    name: placeName(place, lang),
    thumb: files && `${files[0]}-${files[1]}-60.webp`,
    state: own ? copy.own : place === facePlace ? copy.missing : isSample ? copy.sample : copy.own,
    draft: isDraft ? copy.draft : undefined,
    stands: pictureStands(place, lang).join(' · '),
  }
}

export default function DeskPictures({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      {lists.map(({ id, title, intro, lines }) => (
        <Panel key={id} id={id} title={title}>
          <p className="measure text-ink-soft">{intro}</p>
          <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-3">
            {lines.map((line) => (
              <li key={line.place} className="border-t border-line">
                <Line {...line} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  )
}

type LineProps = ReturnType<typeof pictureLine> & { hint?: string }

function Line({ place, name, thumb, state, draft, stands, hint }: LineProps) {
  return (
    <Link to={deskPicturePath(place)} className="grid grid-cols-[7rem_1fr] gap-x-4 py-3 hover:bg-steel">
      {thumb ? (
        <img src={thumb} alt="" width={112} height={70} loading="lazy" className="aspect-8/5 w-28 bg-steel" />
      ) : (
        <span className="aspect-8/5 w-28 border-2 border-dashed border-line-strong" />
      )}
      <span className="grid min-w-0 content-start gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="small text-ink-soft">
          {state}
          {draft && <b className="font-semibold"> · {draft}</b>}
        </span>
        {hint && <span className="small">{hint}</span>}
        <span className="small text-ink-soft">{stands}</span>
      </span>
    </Link>
  )
}
