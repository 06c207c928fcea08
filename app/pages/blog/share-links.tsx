import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Share } from './share.server.ts'

const LOOK = 'link inline-flex min-h-11 items-center'

/** Facebook, WhatsApp, e-mail, and a copy for Instagram, which takes no links. */
export function ShareLinks({ share, className = '' }: { share: Share; className?: string }) {
  const { facebook, whatsapp, email, instagram, newTab } = share
  return (
    <div className={className}>
      <ul className="flex flex-wrap gap-x-6">
        {[facebook, whatsapp].map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener" data-event="share" className={LOOK}>
              {label}
              <span className="sr-only"> ({newTab})</span>
            </a>
          </li>
        ))}
        <li>
          <a href={email.href} data-event="share" className={LOOK}>
            {email.label}
          </a>
        </li>
        <li>
          <CopyButton
            text={instagram.text}
            copied={instagram.copied}
            failed={instagram.failed}
            className={LOOK}
          >
            {instagram.label}
          </CopyButton>
        </li>
      </ul>
    </div>
  )
}
