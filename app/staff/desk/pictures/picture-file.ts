import { data } from 'react-router'
import { pictureRefusalText } from '#app/staff/kit/picture-refusal.server.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/picture-file.ts'
import { sentFile } from './picture-edit.server.ts'

/** Serves a stored photograph, on which the focus point is chosen. */
export async function loader(args: Route.LoaderArgs) {
  const { runtime, url } = staffPage(args)
  const picture = await runtime.pictures.byHash(url.searchParams.get('sha') ?? '')
  if (!picture) throw data(null, { status: 404 })
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'Content-Type': picture.type, 'Cache-Control': 'private, max-age=86400, immutable' },
  })
}

/** Stores a photograph that the page's script uploads while the rest of the form is being filled in. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form } = staffPage(args)
  const file = sentFile(form)
  if (!file) return Response.json(null, { status: 400 })
  const taken = await runtime.pictures.take(await file.bytes(), me.email)
  if (typeof taken !== 'string') return Response.json({ picture: taken })
  return Response.json({ error: pictureRefusalText(taken, file.name, lang) }, { status: 400 })
}
