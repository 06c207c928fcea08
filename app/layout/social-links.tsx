import { SocialIcon } from '#app/ui/icon.tsx'
import type { Frame } from './frame.server.ts'

const names = { youtube: 'YouTube', facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok' } as const

/** The garage's four pages elsewhere. */
export function SocialLinks({ frame }: { frame: Frame }) {
  return (Object.keys(names) as (keyof typeof names)[]).map((network) => (
    <a
      key={network}
      href={frame.social[network]}
      rel="noopener"
      aria-label={names[network]}
      className="inline-flex size-11 items-center justify-center opacity-80 hover:opacity-100"
    >
      <SocialIcon network={network} />
    </a>
  ))
}
