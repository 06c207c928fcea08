import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'

const SUCCESS_MILLISECONDS = 6_000
const ERROR_MILLISECONDS = 12_000

/** Where toasts appear, with the notice left by the previous page. Without scripts the notice is part of the page. */
export function Toasts({ notice, close }: { notice: string | undefined; close: string }) {
  useToast(notice, noticeToast)
  return (
    <>
      <Toaster position="top-center" closeButton toastOptions={{ closeButtonAriaLabel: close }} />
      <Unscripted text={notice} />
    </>
  )
}

function noticeToast(notice: string | undefined): Toast | undefined {
  return notice ? { kind: 'success', text: notice } : undefined
}

/** The text of a toast, for browsers without scripts. */
function Unscripted({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <noscript>
      <p role="status" className="wrap my-4 border-l-4 border-ink py-2 font-semibold">
        {text}
      </p>
    </noscript>
  )
}

export type Toast = { kind: 'success' | 'error'; text: string }

/** Shows a toast for each new cause, such as an action's result; `say` turns it into text, or into nothing. */
export function useToast<Cause>(cause: Cause, say: (cause: Cause) => Toast | undefined): void {
  useEffect(() => {
    const message = say(cause)
    if (!message) return
    const { kind, text } = message
    // What was said before is answered.
    toast.dismiss()
    if (kind === 'error') toast.error(text, { duration: ERROR_MILLISECONDS })
    else toast.success(text, { duration: SUCCESS_MILLISECONDS })
  }, [cause, say])
}

/** What a form's action says: what was done or why not, with the code of the refusal, and what the form keeps. */
export type Answered = Partial<Record<'intent' | 'success' | 'error' | 'code' | 'email', string>>

/** The result of a form, as a toast; without scripts as part of the page. */
export function Outcome({ of }: { of: Answered | undefined }) {
  useToast(of, outcomeToast)
  return <Unscripted text={of?.error ?? of?.success} />
}

function outcomeToast(outcome: Answered | undefined): Toast | undefined {
  if (outcome?.error) return { kind: 'error', text: outcome.error }
  if (outcome?.success) return { kind: 'success', text: outcome.success }
  return undefined
}
