import type { AccountsCopy } from '#app/accounts/words.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { CodeField } from '#app/staff/sign-in/code-field.tsx'
import { PasswordField } from '#app/staff/sign-in/password-field.tsx'
import { CopyText } from '#app/ui/copy-text.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import type { SetUp } from './second-step-changes.server.ts'

type Props = {
  copy: AccountsCopy['setUp']
  asksPassword: boolean
  setUp: SetUp | undefined
  refused(intent: string): boolean
}

/** Asks for the password; then shows the QR code and recovery codes, and asks for a code to prove that the app is set up. */
export function SetUpSecondStep({ copy, asksPassword, setUp, refused }: Props) {
  if (!setUp) {
    return (
      <AuthForm hiddenFields={{ intent: 'start' }} label={copy.start} className="grid max-w-md gap-5">
        <p>{copy.intro}</p>
        {asksPassword && <PasswordField label={copy.password} invalid={refused('start')} />}
      </AuthForm>
    )
  }
  const { uri, key, qr, codes } = setUp
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <h3 className="font-bold">{copy.scan}</h3>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={copy.picture}
          shapeRendering="crispEdges"
          className="w-60 max-w-full border border-line"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <div>
          <p>{copy.orType}</p>
          <p className="mt-1 [font-family:ui-monospace,monospace] select-all">{key}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <CopyText
            text={key.replaceAll(' ', '')}
            copied={copy.copied}
            failed={copy.notCopied}
            className="link min-h-11"
          >
            {copy.copyKey}
          </CopyText>
          <Go href={uri} label={copy.openApp} />
        </div>
      </div>
      <RecoveryCodes copy={copy} title={copy.keep} codes={codes} />
      <AuthForm
        hiddenFields={{ intent: 'turn-on', uri, codes: codes.join(' ') }}
        label={copy.turnOn}
        className="grid max-w-md gap-5"
      >
        <h3 className="font-bold">{copy.confirm}</h3>
        <CodeField label={copy.code} invalid={refused('turn-on')} />
      </AuthForm>
    </div>
  )
}
