import { uploadScale } from '#app/content/pictures/upload-size.ts'
import type { StoredPicture } from '#app/publishing/picture-store.server.ts'
import { plainPaths } from '#app/site-map.ts'

const QUALITY = 0.9

/**
 * Uploads a photograph before its form is sent.
 * @param tooLarge the message if the server does not even read a file of this size
 * @returns the stored picture, or why it was refused; an empty text if there was no answer
 */
export async function sendPicture(
  file: File,
  tooLarge: string,
  onProgress: (part: number) => void,
): Promise<StoredPicture | string> {
  const form = new FormData()
  form.set('file', await shrunk(file), file.name)
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

/** The photograph downscaled and without metadata; unchanged if the browser cannot decode it. */
export async function shrunk(
  file: File,
  scaleOf: (width: number, height: number) => number | undefined = uploadScale,
): Promise<Blob> {
  try {
    const whole = await createImageBitmap(file)
    const scale = scaleOf(whole.width, whole.height) ?? 1
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(whole.width * scale)
    canvas.height = Math.round(whole.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(whole, 0, 0, canvas.width, canvas.height)
    whole.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
    return blob ?? file
  } catch {
    return file
  }
}
