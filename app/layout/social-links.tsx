import type { Frame } from './frame.server.ts'

const names = { youtube: 'YouTube', facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok' } as const

/** Simple glyphs in a 24 × 24 box, drawn for this site. */
const glyphs = {
  youtube:
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM10 9v6l5-3z',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.7 1.8-1.7h1.7V2.8c-.6-.1-1.4-.2-2.3-.2-2.7 0-4.2 1.6-4.2 4.4v2.5H8V13h3v8z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z',
  tiktok:
    'M13 3h3c.3 2.4 1.7 3.9 4 4.1v3c-1.5 0-2.8-.4-4-1.2v6.3c0 3.6-2.5 5.8-5.5 5.8S5 18.7 5 15.6s2.7-5.5 6.2-5.2v3.2c-1.7-.3-3 .6-3 2.1 0 1.3 1 2.2 2.3 2.2s2.5-.9 2.5-2.9z',
} as const

/** The garage's four pages elsewhere. */
export function SocialLinks({ frame }: { frame: Frame }) {
  return (
    <ul className="flex">
      {(Object.keys(names) as (keyof typeof names)[]).map((network) => (
        <li key={network}>
          <a
            href={frame.social[network]}
            rel="noopener"
            className="inline-flex size-11 items-center justify-center text-current opacity-80 hover:opacity-100"
          >
            <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
              <path d={glyphs[network]} fill="currentColor" fillRule="evenodd" />
            </svg>
            <span className="sr-only">{names[network]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
