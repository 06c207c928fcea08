import { data } from 'react-router'
import { runtimeContext } from '#app/context.server.ts'
import { asId } from '#app/staff/kit/input-values.ts'
import type { Route } from './+types/photo-file.ts'
import { photoOf } from './photos.server.ts'

/** Serves a photograph beside a line to staff. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [reference, id] = [asId(params.reference), asId(params.photo)]
  const photo = reference && id && (await photoOf(context.get(runtimeContext).database.db, { reference, id }))
  if (!photo) throw data(null, { status: 404 })
  return new Response(new Uint8Array(photo.bytes), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
  })
}
