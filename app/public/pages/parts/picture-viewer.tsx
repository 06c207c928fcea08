import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { Island } from '#app/public/islands/island.tsx'
import Viewer from '#app/ui/picture/viewer.island.tsx'

/** The full-screen viewer: links with `data-opens="viewer"` open their picture in it. One per page. */
export function PictureViewer({ lang }: { lang: Lang }) {
  const { home, gallery, interface: words } = content(lang)
  const { previous, next, pause, play, close, of } = words.carousel
  const { captionHint } = home.gallery
  const { touchHint } = gallery
  return (
    <Island
      is={Viewer}
      id="viewer"
      when="touch"
      props={{ words: { previous, next, pause, play, close, of, captionHint, touchHint } }}
    />
  )
}
