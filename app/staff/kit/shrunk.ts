const QUALITY = 0.9

/** A photograph downscaled on the device, and without metadata; unchanged if the browser cannot decode it. */
export async function shrunk(file: File, scaleOf: (width: number, height: number) => number | undefined) {
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
