import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { toast } from 'sonner'
import type { Status } from '#app/requests/handling/inbox.ts'
import type { action } from '#app/staff/inbox/request/request.tsx'

const SHOWN_MILLISECONDS = 10_000

type Changed = { href: string; version: number }
export type ChangeStatus = (request: Changed, to: Status) => void

/** Changes the status of a request without leaving the page, and offers to undo it. */
export function useStatusChange(undo: string): ChangeStatus {
  const { submit, data } = useFetcher<typeof action>()

  function change({ href, version }: Changed, to: string, more: { undoes?: 'yes' } = {}): void {
    void submit(
      { intent: 'status', to, version: `${version}`, stay: 'yes', ...more },
      { method: 'post', action: href },
    )
  }

  const say = useEffectEvent((answer: NonNullable<typeof data>) => {
    if ('lines' in answer) return void toast.error(answer.lines.join(' '), { duration: SHOWN_MILLISECONDS })
    const { href, text, back } = answer
    toast.success(text, {
      duration: SHOWN_MILLISECONDS,
      action: {
        label: undo,
        onClick({ currentTarget }) {
          // The button goes: leaving it gives the focus back to what had it, and with it the single keys.
          currentTarget.blur()
          change({ href, version: back.version }, back.to, { undoes: 'yes' })
        },
      },
    })
  })
  useEffect(() => {
    if (data) say(data)
  }, [data])

  return change
}
