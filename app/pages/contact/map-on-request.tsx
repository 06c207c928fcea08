import { type MouseEvent, useState } from 'react'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Written } from '#app/ui/written.tsx'
import type { ContactSectionContent } from './section-content.server.tsx'

type MapOnRequestProps = { map: ContactSectionContent['map']; newTab: string }

/**
 * A drawn map, and a map service's in its place once it is asked for: nothing is called before. Without scripts the link
 * opens the service.
 */
export function MapOnRequest({ map, newTab }: MapOnRequestProps) {
  const [asked, setAsked] = useState(false)

  function show(event: MouseEvent): void {
    event.preventDefault()
    setAsked(true)
  }

  return (
    <div className="later mt-10">
      <div className="relative h-80 overflow-hidden bg-surface md:h-[26rem]">
        {asked ? (
          <>
            <p className="absolute inset-0 grid place-items-center">{map.loading}</p>
            <iframe
              title={map.frame}
              src={map.embed}
              referrerPolicy="strict-origin-when-cross-origin"
              className="absolute inset-0 size-full"
            />
          </>
        ) : (
          <Written part="street-map" />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {!asked && (
          <a
            href={map.externalHref}
            target="_blank"
            rel="noopener"
            onClick={show}
            className="action action-line"
          >
            {map.button}
          </a>
        )}
        <a
          href={map.externalHref}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center"
        >
          {map.external}
          <NewTab words={newTab} />
        </a>
        <p className="small measure text-ink-soft">{map.notice}</p>
      </div>
    </div>
  )
}
