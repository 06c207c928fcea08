import { CopyButton } from '#app/ui/copy-button.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import type { Share } from './share.server.ts'

const LOOK = 'link inline-flex min-h-11 items-center'

/** Facebook, WhatsApp, e-mail, and a copy for Instagram, which takes no links. `short`: by their names alone. */
export function ShareLinks({ share, short }: { share: Share; short?: boolean }) {
  const { links, instagram, newTab } = share
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ href, name, label, leaves }) => (
        <li key={href}>
          <a
            href={href}
            target={leaves ? '_blank' : undefined}
            rel={leaves ? 'noopener' : undefined}
            aria-label={short ? `${label}${leaves ? ` (${newTab})` : ''}` : undefined}
            className={LOOK}
          >
            {short ? name : label}
            {!short && leaves && <NewTab words={newTab} />}
          </a>
        </li>
      ))}
      <li className="flex flex-wrap items-center gap-x-4">
        <CopyButton {...instagram} label={short ? instagram.label : undefined} className={LOOK}>
          {short ? instagram.name : instagram.label}
        </CopyButton>
      </li>
    </ul>
  )
}
