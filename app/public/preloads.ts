import { tag } from '#app/seo/tags.ts'
import { type PictureSource, picturePreloads } from '#app/ui/picture.tsx'

/** Tags that have a browser fetch the main picture of a page at once. */
export function preloadTags(picture: PictureSource, sizes: string): string {
  return picturePreloads(picture, sizes)
    .map(({ imageSrcSet, imageSizes, fetchPriority, ...link }) =>
      tag('link', {
        ...link,
        imagesrcset: imageSrcSet,
        imagesizes: imageSizes,
        fetchpriority: fetchPriority,
      }),
    )
    .join('')
}
