import { type ChangeEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { langs } from '#app/content/language.ts'
import { uploadScale } from '#app/content/pictures/upload-size.ts'
import { fillSlots } from '#app/content/slots.ts'
import type { StoredPicture } from '#app/publishing/picture-store.server.ts'
import type { DeskPicturesCopy } from '#app/publishing/words/pictures.ts'
import { plainPaths } from '#app/site-map.ts'
import { Act, EnterButton, FilledIn, Hidden, In, TickIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { shrunk } from '#app/staff/kit/shrunk.ts'
import type { PictureForm } from './picture-edit.server.ts'
import { PictureFocus } from './picture-focus.tsx'

const TYPES = 'image/jpeg,image/png,image/webp'

type Props = {
  isRefused: boolean
  form: PictureForm
  copy: DeskPicturesCopy
  /** The picture that is on the site now: base path and widths. */
  present: readonly [base: string, ...widths: number[]] | undefined
  /** Label of the button that restores the original picture. */
  undo: string
}

type Sending = { progress: number } | { error: string } | { done: true } | undefined

/** The form of a photograph: its file, description and focus point. */
export function PictureFields({ isRefused, form, copy, present, undo }: Props) {
  const { values } = form
  const [picture, setPicture] = useState(form.picture)
  const [sending, setSending] = useState<Sending>()
  const latest = useRef(0)

  /** Uploads the photograph while the texts are being typed; if that fails, it is sent with the form. */
  async function sendAhead(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    latest.current += 1
    const mine = latest.current
    const isLatest = () => mine === latest.current
    setSending({ progress: 0 })
    const tooLarge = fillSlots(copy.refusals.large, { file: file.name })
    const result = await sendPicture(file, tooLarge, (progress) => isLatest() && setSending({ progress }))
    if (!isLatest()) return
    // What was refused would be refused again with the form.
    if (result) input.value = ''
    if (typeof result === 'string') return setSending({ error: result || copy.errors.network })
    setPicture(result)
    setSending({ done: true })
  }

  const isSending = sending !== undefined && 'progress' in sending
  const isNew = picture?.sha !== form.picture?.sha
  const file = {
    type: 'file',
    accept: TYPES,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => sendAhead(currentTarget),
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      {...asksToLeave(isRefused || isNew)}
      className="grid gap-6"
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      <EnterButton intent="save" />
      <Hidden of={{ was: form.seen.was, draft: form.seen.draft, sha: picture?.sha ?? '' }} />
      {picture ? (
        <PictureFocus
          key={picture.sha}
          picture={picture}
          x={isNew ? '50' : values.x}
          y={isNew ? '50' : values.y}
          copy={copy}
        />
      ) : (
        present && (
          <figure className="grid gap-1">
            <img
              src={`${present[0]}-${present[Math.min(2, present.length - 1)]}-75.webp`}
              alt=""
              width={800}
              height={500}
              className="h-auto w-full max-w-xl"
            />
            <figcaption className="small text-ink-soft">{copy.sample}</figcaption>
          </figure>
        )
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {/* Browsers offer the camera or the library, rarely both. */}
        <In {...file} name="camera" label={copy.camera} capture="environment" />
        <In {...file} name="file" label={copy.library} />
        <p className="small text-ink-soft sm:col-span-2">
          {copy.fileHint} {copy.look}
        </p>
        <Progress sending={sending} copy={copy} />
        <Act look="wide" value="send" label={copy.send} className="unscripted sm:col-span-2" />
      </div>
      <FilledIn value={{ values, errors: {} }}>
        <fieldset className="grid gap-4">
          <legend className="sr-only">{copy.altHint}</legend>
          {langs.map((lang) => (
            <In
              key={lang}
              name={lang}
              lang={lang}
              label={copy.alt[lang]}
              hint={lang === langs[0] && copy.altHint}
            />
          ))}
          <TickIn name="decorative" label={copy.decorative} />
        </fieldset>
      </FilledIn>
      <div className="flex flex-wrap gap-4">
        <Act look="signal" value="save" disabled={isSending} label={copy.save} />
        {form.picture && <Act look="link" value="restore" label={undo} />}
      </div>
    </Form>
  )
}

function Progress({ sending, copy }: { sending: Sending; copy: DeskPicturesCopy }) {
  return (
    <div role="status" className="sm:col-span-2">
      {sending && 'progress' in sending && (
        <label className="grid gap-1 font-semibold">
          {copy.sending}
          <progress value={sending.progress} max={1} className="h-3 w-full accent-ink" />
        </label>
      )}
      {sending && 'done' in sending && <p className="bg-good-surface p-3 text-good">{copy.sent}</p>}
      {sending && 'error' in sending && (
        <p role="alert" className="border-l-4 border-bad bg-bad-surface p-3 font-semibold text-bad">
          {sending.error}
        </p>
      )}
    </div>
  )
}

/**
 * Uploads a photograph before its form is sent.
 * @param tooLarge the message if the server does not even read a file of this size
 * @returns the stored picture, or why it was refused; an empty text if there was no answer
 */
async function sendPicture(
  file: File,
  tooLarge: string,
  onProgress: (part: number) => void,
): Promise<StoredPicture | string> {
  const form = new FormData()
  form.set('file', await shrunk(file, uploadScale), file.name)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', plainPaths.deskPictureFile)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as { picture?: StoredPicture; error?: string } | null
      if (request.status === 413) return resolve(tooLarge)
      resolve(answer?.picture ?? answer?.error ?? '')
    }
    request.onerror = () => resolve('')
    request.send(form)
  })
}
