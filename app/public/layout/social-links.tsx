import { socialNames } from '#app/content/business/business.ts'
import { SocialIcon } from '#app/ui/icon/icon.tsx'
import type { Frame } from './frame.server.ts'

/** The garage's four pages elsewhere. */
export function SocialLinks({ frame }: { frame: Frame }) {
  return (Object.keys(socialNames) as (keyof typeof socialNames)[]).map((network) => (
    <a
      key={network}
      href={frame.social[network]}
      rel="noopener"
      aria-label={socialNames[network]}
      className="inline-flex size-11 items-center justify-center opacity-80 hover:opacity-100"
    >
      <SocialIcon network={network} />
    </a>
  ))
}
