import { Gallery } from './gallery.tsx'
import type { HomeContent } from './home-content.server.tsx'
import { Reviews } from './reviews.tsx'

type WorkshopProps = {
  gallery: HomeContent['gallery']
  reviews: HomeContent['reviews']
  words: HomeContent['words']
}

/** The workshop as it looks, and as its customers tell it. */
export default function Workshop({ gallery, reviews, words }: WorkshopProps) {
  return (
    <>
      <Gallery gallery={gallery} words={words} />
      <Reviews reviews={reviews} words={words} />
    </>
  )
}
