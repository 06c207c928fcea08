import { forEachLang } from '#app/content/language.ts'
import type { OwnPicture, PicturePlace } from '#app/content/own-pictures.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { Runtime } from '#app/context.server.ts'
import { checkedValue, conflictText } from '#app/publishing/items.ts'
import { ALT, picturePath } from '#app/publishing/kinds/pictures.ts'
import type { StoredPicture } from '#app/publishing/picture-store.server.ts'
import { deskPicturesCopy } from '#app/publishing/words/pictures.ts'
import { type Asker, type Item, saveEdit, seenIn } from '#app/staff/desk/edits.server.ts'
import { sentIn } from '#app/staff/kit/fields.tsx'
import { pictureRefusalText } from '#app/staff/kit/picture-refusal.server.ts'

export type PictureForm = {
  picture: StoredPicture | undefined
  /** What stands in its fields: the description in each language, and the focus. */
  values: Record<string, string> & { x: string; y: string }
  seen: Item['seen']
}

export const MIDDLE = '50'

/** The initial values of the form. */
export function pictureForm({ value, seen }: Pick<Item, 'value' | 'seen'>): PictureForm {
  const own = value as OwnPicture | null
  return {
    picture: own ? { sha: own.sha, width: own.width, height: own.height } : undefined,
    values: {
      ...own?.alt,
      ...(own?.alt === null && { decorative: 'yes' }),
      x: `${own?.focus[0] ?? MIDDLE}`,
      y: `${own?.focus[1] ?? MIDDLE}`,
    },
    seen,
  }
}

/** The uploaded file, from the camera or the photo library. */
export function sentFile(form: FormData): File | undefined {
  const files = [...form.getAll('camera'), ...form.getAll('file')]
  // An empty file field sends a file without a name.
  return files.find((file): file is File => file instanceof File && (file.name !== '' || file.size > 0))
}

/** The outcome of a form: saved, or the form again with an error or with the uploaded photograph. */
export type PictureOutcome =
  | 'saved'
  | { form: PictureForm; error?: string; sent?: boolean; status: 200 | 400 | 409 }

export async function applyPictureForm(
  runtime: Runtime,
  place: PicturePlace,
  form: FormData,
  { by, lang }: Asker,
): Promise<PictureOutcome> {
  const text = (name: string) => `${form.get(name) ?? ''}`
  const { errors } = deskPicturesCopy(lang)
  const row = await runtime.pictures.byHash(text('sha'))
  const typed: PictureForm = {
    picture: row && { sha: row.sha, width: row.width, height: row.height },
    values: { ...sentIn(form), x: text('x') || MIDDLE, y: text('y') || MIDDLE },
    seen: seenIn(form),
  }
  const path = picturePath(place)
  const save = async (now: unknown): Promise<PictureOutcome> => {
    const theirs = await saveEdit(runtime, { path, now, seen: typed.seen, by })
    if (!theirs) return 'saved'
    const error = conflictText(theirs, lang)
    return { form: { ...typed, seen: theirs.seen }, error, status: 409 }
  }
  if (text('intent') === 'restore') return save(null)
  const file = sentFile(form)
  if (file) {
    const taken = await runtime.pictures.take(await file.bytes(), by)
    if (typeof taken === 'string')
      return { form: typed, error: pictureRefusalText(taken, file.name, lang), status: 400 }
    typed.picture = taken
    Object.assign(typed.values, { x: MIDDLE, y: MIDDLE })
  }
  const isLook = text('intent') === 'send'
  if (isLook && file) return { form: typed, sent: true, status: 200 }
  if (isLook || !typed.picture) return { form: typed, error: errors.none, status: 400 }
  const now = checkedValue(path, {
    ...typed.picture,
    alt: form.has('decorative') ? null : forEachLang(text),
    focus: ['x', 'y'].map((part) => Math.round(Number.parseFloat(typed.values[part] ?? ''))),
  })
  if (now === undefined)
    return { form: typed, error: fillSlots(errors.alt, { most: ALT }), sent: file !== undefined, status: 400 }
  return save(now)
}
