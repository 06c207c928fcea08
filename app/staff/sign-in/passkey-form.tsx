import { type ComponentProps, type FormEvent, useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { type AskDevice, knowsPasskeys } from '#app/accounts/factors/passkey.ts'
import type { AccountsCopy } from '#app/accounts/words.ts'
import { AuthForm } from './auth-form.tsx'

type Props = Omit<ComponentProps<typeof AuthForm>, 'onSubmit' | 'action'> & {
  action: string
  /** The URL that returns the WebAuthn options. */
  question: string
  ask: AskDevice
  words: AccountsCopy['passkey']
}

/** A form that asks the device for a passkey and sends its answer along as `answer`. It needs scripts. */
export function PasskeyForm({ question, ask, words, className = '', children, ...form }: Props) {
  const submit = useSubmit()
  const [problem, setProblem] = useState('')
  // If the browser submitted the form before hydration, `answer` would be missing.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setProblem('')
    if (!knowsPasskeys()) return setProblem(words.unknown)
    try {
      const response = await fetch(question, { method: 'POST', body: new URLSearchParams() })
      const answer = (await response.json()) as { options?: unknown; error?: string }
      if (answer.error) return setProblem(answer.error)
      fields.set('answer', await ask(answer.options))
    } catch (error) {
      const there = error instanceof DOMException && error.name === 'InvalidStateError'
      return setProblem(there ? words.there : words.failed)
    }
    await submit(fields, { method: 'post', action: form.action, replace: true })
  }

  return (
    <AuthForm {...form} waits={!ready} onSubmit={send} className={`scripted ${className}`.trim()}>
      {children}
      {problem && (
        <p role="alert" className="small bg-bad-surface p-3 text-bad">
          {problem}
        </p>
      )}
    </AuthForm>
  )
}
