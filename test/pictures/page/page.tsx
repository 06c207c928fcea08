import { Picture, type PictureSource } from '#app/ui/picture/picture.tsx'

export type PageData = {
  pictures: PictureSource[]
  /** Whether the first picture loads eagerly. */
  eager: boolean
  sizes: string
}

/** A list of pictures, each in a frame with its own class. */
export function Page({ pictures, eager, sizes }: PageData) {
  return (
    <main>
      {pictures.map((picture, place) => (
        <div key={picture.alt} className={`frame frame-${place}`}>
          <Picture picture={picture} sizes={sizes} eager={eager && place === 0} />
        </div>
      ))}
    </main>
  )
}
