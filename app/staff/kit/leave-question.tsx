import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { isField, isUntouched } from '#app/ui/typed-fields.ts'

/** Marks a form whose typed fields are not left without a question. What was refused is shown as typed, but is saved nowhere. */
export const asksToLeave = (isRefused: boolean) => ({ 'data-unsaved': isRefused ? 'refused' : '' })

function isUnsaved(form: HTMLFormElement): boolean {
  if (form.dataset.unsaved === 'refused') return true
  return [...form.elements].some((field) => isField(field) && field.type !== 'hidden' && !isUntouched(field))
}

const hasUnsaved = () => [...document.querySelectorAll<HTMLFormElement>('form[data-unsaved]')].some(isUnsaved)

/** Asks before another page replaces a marked form in which something was typed, in this tab or by closing it. */
export function LeaveQuestion({ question }: { question: string }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsaved() && !confirm(question),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasUnsaved() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return null
}
