import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import { StreetMap } from './street-map.tsx'

/**
 * A drawn map, replaced by a map service's once it is asked for: nothing is requested before. Without JavaScript the link
 * opens the service. `brief`: without the drawing.
 */
export function MapOnRequest({ lang, brief }: { lang: Lang; brief: boolean }) {
  const { contact, interface: words } = content(lang)
  const { map } = contact
  const { name, address, coordinates } = facts().business
  return (
    <on-request className={`col-span-full block ${brief ? 'lg:col-span-5' : ''}`}>
      <template>
        <p className="absolute inset-0 grid place-items-center">{map.loading}</p>
        <iframe
          title={map.frame}
          src={`${facts().business.mapEmbedUrl}&hl=${lang}`}
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      </template>
      <div data-place className="relative h-52 overflow-hidden bg-surface empty:h-0 md:not-empty:h-80">
        {!brief && <StreetMap label={map.drawn} name={name} street={address.street} at={coordinates} />}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          href={facts().business.mapUrl}
          target="_blank"
          rel="noopener"
          data-asks
          className="action action-line"
        >
          {map.button}
        </a>
        {!brief && (
          <a
            href={facts().business.mapUrl}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center"
          >
            {map.external}
            <NewTab words={words.newTab} />
          </a>
        )}
        <p className="small measure text-ink-soft">{map.notice}</p>
      </div>
    </on-request>
  )
}
