import { uploadScale } from '#app/content/pictures/upload-size.ts'
import type { StoredPicture } from '#app/publishing/picture-store.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { shrunk } from '#app/staff/kit/shrunk.ts'

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
