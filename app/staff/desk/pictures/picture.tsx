import { data } from 'react-router'
import { isOwnKey } from '#app/content/own-key.ts'
import { facePlace, type PicturePlace } from '#app/content/own-pictures.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { isPicture } from '#app/content/pictures.ts'
import { fillSlots } from '#app/content/slots.ts'
import { ALT, picturePath, placeText } from '#app/publishing/kinds/pictures.ts'
import { deskPicturesCopy, shots } from '#app/publishing/words/pictures.ts'
import { plainPaths } from '#app/site-map.ts'
import { openItem } from '#app/staff/desk/edits.server.ts'
import { deskFrame } from '#app/staff/desk/frame.server.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/picture.ts'
import { applyPictureForm, pictureForm } from './picture-edit.server.ts'
import { PictureFields } from './picture-form.tsx'
import { pictureStands } from './picture-places.server.ts'

/** @throws 404 if the address names no place for a picture */
function placeIn(name: string): PicturePlace {
  if (name === facePlace || isPicture(name) || isOwnKey(name)) return name
  throw data(null, { status: 404 })
}

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, params } = staffPage(args)
  const place = placeIn(params.picture)
  const item = await openItem(runtime, picturePath(place))
  const copy = deskPicturesCopy(lang)
  const stands = pictureStands(place, lang)
  const isDrawn = isPicture(place)
  return {
    ...(await deskFrame('pictures', runtime, lang)),
    copy: { ...copy, altHint: fillSlots(copy.altHint, { most: ALT }) },
    heading: placeText(place, lang),
    hint: shots.find((shot) => shot.place === place)?.hint[lang],
    undo: isDrawn ? copy.restore : copy.remove,
    stands: stands.length ? `${copy.stands} ${stands.join(' · ')}` : '',
    present: isDrawn || item.online ? pictureData(place, lang).files : undefined,
    form: pictureForm(item),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form, url, params } = staffPage(args)
  const asker = { by: me.email, lang }
  const place = placeIn(params.picture)
  const outcome = await applyPictureForm(runtime, place, form, asker)
  if (outcome === 'saved') throw afterSaving(url)
  return data(outcome, { status: outcome.status })
}

export default function DeskPicture({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, heading, hint, stands, present } = loaderData
  const form = actionData?.form ?? loaderData.form
  return (
    <ItemPage back={{ to: plainPaths.deskPictures, label: copy.back }} refused={actionData?.error}>
      <Banner tone="good">{actionData?.sent && !actionData.error && copy.sent}</Banner>
      <Panel id="picture" title={heading} narrow>
        {hint && <p className="measure border-l-4 border-ink bg-steel p-3">{hint}</p>}
        {stands && <p className="small text-ink-soft">{stands}</p>}
        <PictureFields
          key={`${form.seen.draft} ${form.seen.was} ${form.picture?.sha ?? ''}`}
          isRefused={actionData !== undefined}
          form={form}
          copy={copy}
          undo={loaderData.undo}
          present={present}
        />
      </Panel>
    </ItemPage>
  )
}
