import { Form } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go, Hidden } from '#app/staff/kit/fields.tsx'
import type { ShownConsent } from './shown-consent.server.ts'
import type { PrivacyDeskCopy } from './words.ts'

type Props = { copy: PrivacyDeskCopy['consents']; consents: ShownConsent[] }

/** Consents with the text that was agreed to; a valid one can be withdrawn. */
export function ConsentList({ copy, consents }: Props) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {consents.map((consent) => (
        <li key={consent.id} className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">{consent.name}</p>
            <p className={`small ${consent.holds ? 'font-semibold text-good' : 'text-ink-soft'}`}>
              {consent.state}
            </p>
          </div>
          <p className="small flex flex-wrap gap-x-3">
            {consent.reach.map((text) => (
              <span key={text} className="wrap-anywhere">
                {text}
              </span>
            ))}
          </p>
          <details className="small text-ink-soft">
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
              {consent.given}
            </summary>
            <blockquote lang={consent.lang} className="my-1 border-l-4 border-line-strong pl-3 text-ink">
              {consent.text}
            </blockquote>
          </details>
          {consent.forgotten && <p className="small text-ink-soft">{copy.forgotten}</p>}
          <div className="flex flex-wrap items-center gap-x-6 empty:hidden">
            {consent.request && (
              <Go to={consent.request.href} label={consent.request.label} className="small" />
            )}
            {consent.holds && (
              <Form method="post" action={plainPaths.consents} preventScrollReset>
                <Hidden of={{ id: consent.id }} />
                <Act look="link" aria-label={consent.about} label={copy.withdraw} className="small" />
              </Form>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
