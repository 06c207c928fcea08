import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { toast } from 'sonner'
import { isField, isUntouched } from '#app/ui/typed-fields.ts'
import { PICTURE_LIMIT } from '#server/imaging/kind.ts'
import { askSession } from './session.ts'

/** Marks a form whose typed fields are not left without a question. What was refused is shown as typed, but is saved nowhere. */
export const asksToLeave = (isRefused: boolean) => ({ 'data-unsaved': isRefused ? 'refused' : '' })

function isUnsaved(form: HTMLFormElement): boolean {
  if (form.dataset.unsaved === 'refused') return true
  return [...form.elements].some((field) => isField(field) && field.type !== 'hidden' && !isUntouched(field))
}

const hasUnsaved = () => [...document.querySelectorAll<HTMLFormElement>('form[data-unsaved]')].some(isUnsaved)

function sizeOfFiles(form: HTMLFormElement, submitter: HTMLElement | null): number {
  const values = [...new FormData(form, submitter).values()]
  return values.reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
}

type Props = { copy: Record<'leave' | 'notSent' | 'tooLarge', string> }

/**
 * Asks before another page replaces a marked form in which something was typed, in this tab or by closing it. Sends such a form
 * only where it arrives: an ended session would answer with the sign-in page, a lost network with none, photographs that are too
 * large with a refusal, and each loses the text.
 */
export function LeaveQuestion({ copy: { leave, notSent, tooLarge } }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved() && !confirm(leave),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const underway = new WeakSet<HTMLFormElement>()
    const checked = new WeakSet<HTMLFormElement>()
    async function sendChecked(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
      const isLarge = sizeOfFiles(form, submitter) > PICTURE_LIMIT
      const isLost = !isLarge && (await askSession()) !== 'alive'
      underway.delete(form)
      if (isLarge || isLost) {
        toast.error(isLarge ? tooLarge : notSent)
        return
      }
      checked.add(form)
      form.requestSubmit(submitter)
      checked.delete(form)
    }
    function check(event: SubmitEvent): void {
      const { target: form, submitter } = event
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-unsaved]')) return
      if (checked.has(form)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (underway.has(form)) return
      underway.add(form)
      void sendChecked(form, submitter)
    }
    // Before React, whose own listener sends the form.
    addEventListener('submit', check, true)
    return () => removeEventListener('submit', check, true)
  }, [notSent, tooLarge])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return null
}
