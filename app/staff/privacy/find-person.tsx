import { Form } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go, In } from '#app/staff/kit/fields.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { PrivacyDeskCopy } from './words.ts'

type Props = {
  copy: PrivacyDeskCopy['search']
  typed: string
  /** Shown if nothing was found. */
  nobody: string | undefined
  named: { href: string; email: string; text: string }[]
}

/** Searches for a person by e-mail or phone; a name lists the people who have it. */
export function FindPerson({ copy, typed, nobody, named }: Props) {
  return (
    <Panel id="find" title={copy.title}>
      <Form key={typed} method="get" action={plainPaths.privacy} role="search" className="grid gap-4">
        <In
          label={copy.label}
          name="q"
          type="search"
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={typed}
          hint={copy.hint}
        />
        <Act look="line" label={copy.submit} />
      </Form>
      {nobody && (
        <p role="status" className="border-l-4 border-line-strong bg-steel p-4">
          {nobody}
        </p>
      )}
      {named.length > 0 && (
        <div>
          <h3 className="font-bold">{copy.named}</h3>
          <p className="small text-ink-soft">{copy.namedHint}</p>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {named.map(({ href, email, text }) => (
              <li key={email} className="py-2">
                <Go to={href} label={email} className="font-semibold break-all" />
                <p className="small text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
