import { type ReactNode, useEffect } from 'react'
import { Go } from '#app/staff/kit/fields.tsx'
import { type Answered, Outcome } from '#app/staff/kit/toasts.tsx'
import { forgetCachedPages } from '#app/staff/offline/cached-at.ts'

type Props = {
  title: string
  /** The result of the form that was sent. */
  outcome: Answered | undefined
  /** A link away from this page. */
  back?: { to: string; label: string }
  children: ReactNode
}

/** The layout of sign-in and related pages: a narrow column with a heading. */
export function AuthPage({ title, outcome, back, children }: Props) {
  // The person may not be the one whose pages are cached on this device.
  useEffect(() => void forgetCachedPages(), [])
  return (
    <main id="main-content" className="mx-auto grid w-full max-w-md gap-5 px-5 py-5 md:gap-6 md:py-16">
      <h1 className="heading md:title">{title}</h1>
      <Outcome of={outcome} />
      <div>
        {children}
        {back && <Go to={back.to} label={back.label} className="mt-5" />}
      </div>
    </main>
  )
}
