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

const noticeToast = (notice: string | undefined): Answered => ({ success: notice })

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

/** What a form's action says: what was done or why not, with the code of the refusal, and what the form keeps. */
export type Answered = { [Name in 'intent' | 'success' | 'error' | 'code' | 'email']?: string | undefined }

/** Shows a toast for each new cause, such as an action's result; `say` turns it into text, or into nothing. */
export function useToast<Cause>(cause: Cause, say: (cause: Cause) => Answered | undefined): void {
  useEffect(() => {
    const { error, success } = say(cause) ?? {}
    if (!error && !success) return
    // What was said before is answered.
    toast.dismiss()
    if (error) toast.error(error, { duration: ERROR_MILLISECONDS })
    else toast.success(success, { duration: SUCCESS_MILLISECONDS })
  }, [cause, say])
}

const asItIs = (answered: Answered | undefined) => answered

/** The result of a form, as a toast; without scripts as part of the page. */
export function Outcome({ of }: { of: Answered | undefined }) {
  useToast(of, asItIs)
  return <Unscripted text={of?.error ?? of?.success} />
}
