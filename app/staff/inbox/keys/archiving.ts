import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { toast } from 'sonner'
import type { action } from '#app/staff/inbox/request/request.tsx'

const SHOWN_MILLISECONDS = 10_000

/** Archives a request without leaving the page, and offers to take it back. */
export function useArchiving(undo: string) {
  const { submit, data } = useFetcher<typeof action>()

  function change(href: string, to: string, version: number): void {
    void submit(
      { intent: 'status', to, version: `${version}`, stay: 'yes' },
      { method: 'post', action: href },
    )
  }

  const say = useEffectEvent((answer: NonNullable<typeof data>) => {
    if ('lines' in answer) return void toast.error(answer.lines.join(' '), { duration: SHOWN_MILLISECONDS })
    const { href, text, back } = answer
    toast.success(text, {
      duration: SHOWN_MILLISECONDS,
      action: { label: undo, onClick: () => change(href, back.to, back.version) },
    })
  })
  useEffect(() => {
    if (data) say(data)
  }, [data])

  return ({ href, version }: { href: string; version: number }) => change(href, 'archived', version)
}
