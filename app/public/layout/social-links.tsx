import { socialNames } from '#app/content/business/business.ts'
import { SocialIcon } from '#app/ui/icon/icon.tsx'
import type { Frame } from './frame.server.ts'

export function SocialLinks({ frame }: { frame: Frame }) {
  const networks = Object.keys(socialNames) as (keyof typeof socialNames)[]
  return networks
    .filter((network) => frame.social[network])
    .map((network) => (
      <a key={network} href={frame.social[network]} aria-label={socialNames[network]} className="social-link">
        <SocialIcon network={network} />
      </a>
    ))
}
