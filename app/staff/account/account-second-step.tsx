import { hasPassword } from '#app/accounts/factors/password.server.ts'
import { type AccountsCopy, accountsCopy } from '#app/accounts/words.ts'
import { plainPaths } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Go } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import { type Answered, Outcome } from '#app/staff/kit/toasts.tsx'
import { AuthForm } from '#app/staff/sign-in/auth-form.tsx'
import { CodeField, PasswordField } from '#app/staff/sign-in/fields.tsx'
import { CopyText } from '#app/ui/copy-text.tsx'
import type { Route } from './+types/account-second-step.ts'
import { applySecondStepForm, type SetUp } from './second-step-changes.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { db, lang, me } = staffPage(args)
  const { setUp: copy } = accountsCopy(lang)
  return {
    copy,
    title: copy.title,
    on: me.secondFactor,
    asksPassword: await hasPassword(db, me.id),
  }
}

export async function action(args: Route.ActionArgs) {
  return applySecondStepForm(staffPage(args))
}

/** Turns two-step sign-in with an authenticator app on or off, and shows recovery codes. */
export default function AccountSecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, on } = loaderData
  const outcome: (Answered & { setUp?: SetUp; codes?: string[] }) | undefined = actionData
  const refused = (intent: string) => outcome?.intent === intent && outcome.error !== undefined
  return (
    <div className="grid gap-6">
      <Outcome of={outcome} />
      <StaffBackLink to={plainPaths.account}>{copy.back}</StaffBackLink>
      <Panel id="second-step" title={copy.title}>
        {on ? (
          <ManageSecondStep {...loaderData} codes={outcome?.codes} refused={refused} />
        ) : (
          <SetUpSecondStep {...loaderData} setUp={outcome?.setUp} refused={refused} />
        )}
      </Panel>
    </div>
  )
}

type ManageProps = Route.ComponentProps['loaderData'] & {
  /** Recovery codes made just now. */
  codes: string[] | undefined
  refused(intent: string): boolean
}

/** Makes new recovery codes or turns the second step off; both need the password, if the account has one. */
function ManageSecondStep({ copy, asksPassword, codes, refused }: ManageProps) {
  const forms = [
    { intent: 'codes', title: copy.newCodes, hint: copy.newCodesHint, label: copy.makeCodes },
    { intent: 'turn-off', title: copy.turnOff, hint: copy.turnOffHint, label: copy.turnOff },
  ]
  return (
    <div className="grid gap-8">
      <p className="font-semibold text-good">{copy.on}</p>
      {codes && <RecoveryCodes copy={copy} title={copy.newCodes} codes={codes} />}
      {forms.map(({ intent, title, hint, label }) => (
        <AuthForm
          key={intent + codes?.join()}
          hiddenFields={{ intent }}
          label={label}
          look="line"
          className="grid max-w-md gap-5 border-t border-line pt-6"
        >
          <div>
            <h3 className="font-bold">{title}</h3>
            <p className="mt-1 text-ink-soft">{hint}</p>
          </div>
          {asksPassword && <PasswordField label={copy.password} invalid={refused(intent)} />}
        </AuthForm>
      ))}
    </div>
  )
}

type SetUpProps = Route.ComponentProps['loaderData'] & {
  setUp: SetUp | undefined
  refused(intent: string): boolean
}

/** Asks for the password; then shows the QR code and recovery codes, and asks for a code to prove that the app is set up. */
function SetUpSecondStep({ copy, asksPassword, setUp, refused }: SetUpProps) {
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

type CodesProps = { copy: AccountsCopy['setUp']; title: string; codes: string[] }

/** Recovery codes, shown only once, to copy, print or download. `staff.css` prints nothing else of the page. */
function RecoveryCodes({ copy, title, codes }: CodesProps) {
  const text = `${copy.fileHead}\n\n${codes.join('\n')}\n`
  return (
    <div className="recovery-codes grid gap-4">
      <p className="hidden print:block">{copy.fileHead}</p>
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="mt-1 text-ink-soft">{copy.keepHint}</p>
      </div>
      <ul className="grid max-w-md [font-family:ui-monospace,monospace] grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-8 gap-y-2 border-y border-line py-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="unprinted flex flex-wrap items-center gap-x-6">
        <CopyText text={text} copied={copy.copied} failed={copy.notCopied} className="link min-h-11">
          {copy.copyCodes}
        </CopyText>
        <button type="button" onClick={() => window.print()} className="scripted link min-h-11">
          {copy.print}
        </button>
        <Go
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={copy.file}
          label={copy.download}
        />
      </div>
    </div>
  )
}
