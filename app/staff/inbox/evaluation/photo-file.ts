import { data } from 'react-router'
import { asId } from '#app/staff/kit/input-values.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/photo-file.ts'
import { photoOf } from './photos.server.ts'

/** Serves a photograph beside a line to staff. */
export async function loader(args: Route.LoaderArgs) {
  const { db, params } = staffPage(args)
  const [reference, id] = [asId(params.reference), asId(params.photo)]
  const photo = reference && id && (await photoOf(db, { reference, id }))
  if (!photo) throw data(null, { status: 404 })
  return new Response(new Uint8Array(photo.bytes), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' },
  })
}
