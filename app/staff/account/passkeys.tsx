import { makePasskey } from '#app/accounts/factors/passkey.ts'
import type { AccountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { In } from '#app/staff/kit/fields.tsx'
import { FoldedPanel } from '#app/staff/kit/panel.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { PasskeyForm } from '#app/staff/sign-in/passkey-form.tsx'
import type { ShownPasskey } from './shown-account.server.ts'

type Copy = AccountsCopy['account']
type Props = { copy: Copy; words: AccountsCopy['passkey']; passkeys: ShownPasskey[] }

/** Lists, renames, removes and adds passkeys. */
export function Passkeys({ copy, words, passkeys }: Props) {
  return (
    <FoldedPanel title={copy.passkeys}>
      <p>{copy.passkeysHint}</p>
      {passkeys.length === 0 && <p className="text-ink-soft">{copy.noPasskeys}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {passkeys.map((passkey) => (
          <Passkey key={passkey.id + passkey.name} copy={copy} passkey={passkey} />
        ))}
      </ul>
      <PasskeyForm
        key={passkeys.length}
        action={plainPaths.account}
        question={plainPaths.accountPasskey}
        ask={makePasskey}
        words={words}
        hiddenFields={{ intent: 'add-passkey' }}
        label={copy.addPasskey}
        look="line"
        className="grid gap-4"
      >
        <NameField copy={copy} />
      </PasskeyForm>
      <noscript>
        <p className="small">{copy.unscripted}</p>
      </noscript>
    </FoldedPanel>
  )
}

type PasskeyProps = { copy: Copy; passkey: ShownPasskey }

function Passkey({ copy, passkey: { id, name, added, rename, remove } }: PasskeyProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-6 py-3">
      <div className="flex-1 basis-52">
        <p className="font-semibold break-words">{name}</p>
        <p className="small text-ink-soft">{added}</p>
      </div>
      <AuthForm
        hiddenFields={{ intent: 'remove-passkey', id }}
        label={copy.removePasskey}
        about={remove}
        look="link"
      />
      <details className="w-full">
        <summary aria-label={rename} className="link inline-flex min-h-11 items-center">
          {copy.namePasskey}
        </summary>
        <AuthForm
          hiddenFields={{ intent: 'name-passkey', id }}
          label={copy.namePasskey}
          about={rename}
          look="line"
          className="grid gap-4 py-2"
        >
          <NameField copy={copy} name={name} />
        </AuthForm>
      </details>
    </li>
  )
}

function NameField({ copy, name }: { copy: Copy; name?: string }) {
  return (
    <In label={copy.passkeyName} name="name" autoComplete="off" required maxLength={60} defaultValue={name} />
  )
}
