import { showPasskey } from '#app/accounts/factors/passkey.ts'
import type { AccountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { PasskeyForm } from './passkey-form.tsx'

type Props = {
  copy: AccountsCopy['code']
  /** The text of the link to the OpenID Connect provider, if there is one. */
  provider: string | undefined
  passkey: AccountsCopy['passkey']
}

/** Ways to sign in without a password. */
export function OtherWays({ copy, provider, passkey }: Props) {
  return (
    <section aria-labelledby="other-ways" className="mt-3 grid gap-3 border-t border-line pt-6">
      <h2 id="other-ways" className="label text-ink-soft">
        {copy.otherWays}
      </h2>
      <Go look="wide" to={plainPaths.signInCode} label={copy.byCode} />
      <PasskeyForm
        action={plainPaths.login}
        question={plainPaths.signInPasskey}
        ask={showPasskey}
        words={passkey}
        hiddenFields={{ intent: 'passkey' }}
        label={copy.byPasskey}
        look="wide"
        className="grid gap-3"
      />
      {provider && <Go look="wide" to={plainPaths.provider} reloadDocument label={provider} />}
    </section>
  )
}
