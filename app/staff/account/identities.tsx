import { useEffect } from 'react'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import type { ShownIdentities } from './identities.server.ts'

type Props = {
  identities: ShownIdentities
  /** The provider's page where linking continues, once the form was sent. */
  continueAt: string | undefined
}

/** Links and unlinks the OpenID Connect identities that can sign in to the account. */
export function Identities({ identities, continueAt }: Props) {
  const { title, none, link, unlink, refused, linked } = identities
  // The content security policy forbids forms that lead to another site, so a script navigates; without scripts there is a link.
  useEffect(() => {
    if (continueAt) window.location.assign(continueAt)
  }, [continueAt])
  return (
    <Panel id="identities" title={title}>
      <Banner tone="bad">{!continueAt && refused}</Banner>
      {linked.length === 0 && <p className="text-ink-soft">{none}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {linked.map(({ id, text, about }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <p className="flex-1 basis-52">{text}</p>
            <AuthForm
              hiddenFields={{ intent: 'unlink-identity', id }}
              label={unlink}
              about={about}
              look="link"
            />
          </li>
        ))}
      </ul>
      {continueAt ? (
        <Go look="signal" href={continueAt} label={identities.continueAt} />
      ) : (
        <AuthForm hiddenFields={{ intent: 'link-identity' }} label={link} look="line" />
      )}
    </Panel>
  )
}
