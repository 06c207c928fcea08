import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { NewTab } from '#app/ui/new-tab.tsx'

/**
 * A drawn map, replaced by a map service's once it is asked for: nothing is requested before. Without JavaScript the link
 * opens the service. `brief`: without a second link to it.
 */
export function MapOnRequest({ lang, brief }: { lang: Lang; brief: boolean }) {
  const { contact, interface: words } = content(lang)
  const { map } = contact
  const { name, address, coordinates } = facts().business
  return (
    <on-request className="col-span-full block">
      <template>
        <p className="absolute inset-0 grid place-items-center">{map.loading}</p>
        <iframe
          title={map.frame}
          src={`${facts().business.mapEmbedUrl}&hl=${lang}`}
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      </template>
      <div data-place className="relative h-52 overflow-hidden bg-surface md:h-80">
        <StreetMap label={map.drawn} name={name} street={address.street} at={coordinates} />
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

/**
 * Streets as offsets from the garage, in pixels: across (Jarry and the highway) and along (the avenues). Small ones go on to
 * the edges, the five with a name are drawn over them, each name within its own street and between two crossings.
 */
const smallStreets = [-280, -240, -200, -160, -125, -94, 26, 160, 195, 230, 265].map((y) => `M-900 ${y}H900`)
const smallAvenues = [-61, -31, 33, 64, 94].map((x) => `M${x}-600V600`)

const roads = [
  { name: 'Jarry Est', path: 'M-900-60H900', at: 'translate(-74 -55.5)' },
  { name: 'A-40, Crémazie', path: 'M-900 92H900', at: 'translate(14 96.5)' },
  { name: 'boul. Saint-Michel', path: 'M-91-600V600', at: 'translate(-95.5 -48)rotate(90)' },
  { name: 'boul. Pie-IX', path: 'M126-600V600', at: 'translate(121.5 -16)rotate(90)' },
] as const

/** The only location for which the drawing is right. */
const drawnAt = { latitude: 45.5698, longitude: -73.6113 }

type StreetMapProps = { label: string; street: string; name: string; at: typeof drawnAt }

/**
 * The streets around the garage, drawn and not to scale: 15e Avenue between Jarry and Crémazie, boulevards on both sides.
 * North is up, so the grid is tilted as on any map of Montreal. Its units are pixels, so that names are as large on a phone.
 * It makes no requests. A garage elsewhere, or that has not said where, gets only its pin.
 */
function StreetMap({ label, street, name, at }: StreetMapProps) {
  const isThere = at.latitude === drawnAt.latitude && at.longitude === drawnAt.longitude
  const isDrawn = isThere && stands('business.coordinates')
  return (
    <>
      <svg
        role="img"
        aria-label={isDrawn ? label : `${name}, ${street}`}
        className="absolute inset-0 size-full"
      >
        <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
          <g className="lg:scale-[1.4]">
            {isDrawn && <Streets />}
            <path d="M0 0-13-23A15 15 0 1 1 13-23Z" className="fill-accent" />
            <circle cy="-31" r="5" className="fill-surface" />
          </g>
        </svg>
      </svg>
      <p className="small absolute bg-paper pr-3 pb-1 leading-snug" aria-hidden="true">
        <b>{name}</b>
        {`, ${street}`}
      </p>
    </>
  )
}

function Streets() {
  return (
    <g transform="rotate(-32)" fill="none">
      <path d={[...smallStreets, ...smallAvenues].join('')} className="stroke-line" strokeWidth="2" />
      <path d={roads.map(({ path }) => path).join('')} className="stroke-line" strokeWidth="19" />
      <path d="M0-600V600" stroke="currentColor" strokeWidth="17" />
      <g fill="currentColor" fontSize="12.5" className="font-semibold">
        {roads.map(({ name, at }) => (
          <text key={name} transform={at}>
            {name}
          </text>
        ))}
        <text transform="translate(-4.5 12)rotate(90)" className="fill-paper">
          15e Avenue
        </text>
      </g>
    </g>
  )
}
