import { Fragment } from 'react'
import { mailto } from '#app/content/business/mailto.ts'

/** A link to an e-mail address, which breaks only after its @ and before its points. */
export function EmailLink({ email, className }: { email: string; className: string }) {
  const [name, ...domain] = email.split(/(?<=@)|(?=\.)/)
  return (
    <a href={mailto(email)} className={className}>
      <span>
        {name}
        {domain.map((part) => (
          <Fragment key={part}>
            <wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  )
}
