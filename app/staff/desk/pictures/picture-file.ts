import { data } from 'react-router'
import { languageOf } from '#app/accounts/cookies/language.server.ts'
import { staffContext } from '#app/accounts/guards.server.ts'
import { postedContext, runtimeContext } from '#app/context.server.ts'
import { pictureRefusalText } from '#app/staff/kit/picture-refusal.server.ts'
import type { Route } from './+types/picture-file.ts'
import { sentFile } from './picture-edit.server.ts'

/** Serves a stored photograph, on which the focus point is chosen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const picture = await context.get(runtimeContext).pictures.byHash(url.searchParams.get('sha') ?? '')
  if (!picture) throw data(null, { status: 404 })
  return new Response(new Uint8Array(picture.bytes), {
    headers: { 'Content-Type': picture.type, 'Cache-Control': 'private, max-age=86400, immutable' },
  })
}

/** Stores a photograph that the page's script uploads while the rest of the form is being filled in. */
export async function action({ request, context }: Route.ActionArgs) {
  const file = sentFile(context.get(postedContext).form)
  if (!file) return Response.json(null, { status: 400 })
  const by = context.get(staffContext).email
  const taken = await context.get(runtimeContext).pictures.take(await file.bytes(), by)
  if (typeof taken !== 'string') return Response.json({ picture: taken })
  return Response.json({ error: pictureRefusalText(taken, file.name, languageOf(request)) }, { status: 400 })
}
