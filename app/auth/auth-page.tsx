import type { ReactNode } from 'react'
import { Unscripted } from '#app/staff/toasts.tsx'

/** One narrow column with a heading: signing in and what belongs to it. */
export function AuthPage({
  title,
  message,
  children,
}: {
  title: string
  /** What a toast says at the same time. */
  message: string | undefined
  children: ReactNode
}) {
  return (
    <main id="main-content" className="mx-auto grid w-full max-w-md gap-6 px-5 py-10 md:py-16">
      <h1 className="title">{title}</h1>
      <Unscripted text={message} />
      <div>{children}</div>
    </main>
  )
}
