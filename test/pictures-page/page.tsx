import { useState } from 'react'
import { Picture, type PictureSource } from '#app/ui/picture.tsx'

export type PageData = {
  pictures: PictureSource[]
  /** Shown by a button, once React is there. */
  later: PictureSource[]
  /** The first one loads with the page. */
  eager: boolean
  sizes: string
}

/** Pictures one after the other, each in a frame of its own class, and a button that adds some. */
export function Page({ pictures, later, eager, sizes }: PageData) {
  const [more, setMore] = useState(false)
  return (
    <main>
      {pictures.map((picture, place) => (
        <div key={picture.alt} className={`frame frame-${place}`}>
          <Picture picture={picture} sizes={sizes} eager={eager && place === 0} />
        </div>
      ))}
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {more && later.map((picture) => <Picture key={picture.alt} picture={picture} sizes={sizes} />)}
    </main>
  )
}
