import { Picture, type PictureSource } from '#app/ui/pictures/picture.tsx'

export type PageData = {
  pictures: PictureSource[]
  /** The first one loads with the page. */
  eager: boolean
  sizes: string
}

/** Pictures one after the other, each in a frame of its own class. */
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
