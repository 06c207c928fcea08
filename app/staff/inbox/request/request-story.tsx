import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, Link } from 'react-router'
import { Due } from '#app/staff/inbox/due.tsx'
import { Act, Hidden, In } from '#app/staff/kit/fields.tsx'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import { dropTyping, keepTyping, keptTyping } from '#app/staff/offline/kept-typing.ts'
import { useWaitingActs, WaitingActs } from '#app/staff/offline/waiting-acts.tsx'
import { ArrowRight } from '#app/ui/icon/icon.tsx'
import type { RequestProps, ShownRequest } from './shown-request.server.ts'

/** A field for a note, a link to the request that is due next, and the existing notes. */
export function RequestNotes({ request, copy, outcome }: RequestProps) {
  const own = outcome?.field === 'note' ? outcome : undefined
  const waiting = useWaitingActs(request.reference, 'note')
  const { seen, ...events } = useSeenState(request.notes.length + waiting.length)
  const form = useRef<HTMLFormElement>(null)
  const sent = [
    ...request.notes.map(({ text }) => text),
    ...waiting.map(({ made }) => (made.intent === 'note' ? made.note : '')),
  ]
  const restore = useEffectEvent(() => {
    const note = keptTyping(request.reference)?.note
    const field = form.current?.elements.namedItem('note')
    if (sent.includes(note?.trim() ?? '')) dropTyping(request.reference)
    else if (note && field instanceof HTMLTextAreaElement && !field.value) field.value = note
    renewAct(form.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them begins with an empty form.
  useEffect(() => restore(), [seen, request.reference])
  return (
    <section aria-label={copy.notes} className="grid gap-3">
      <Form
        key={seen}
        ref={form}
        method="post"
        replace
        preventScrollReset
        className="grid gap-2"
        {...events}
        onInput={(event) => {
          renewAct(event.currentTarget)
          keepTyping(request.reference, { note: `${new FormData(event.currentTarget).get('note') ?? ''}` })
          events.onInput()
        }}
      >
        <Hidden of={{ intent: 'note', act: undefined }} />
        <In name="note" label={copy.note} error={own?.lines} rows={2} defaultValue={own?.value} />
        <Act look="link" label={copy.addNote} className="font-semibold" />
      </Form>
      <NextRequest next={request.next} none={copy.nothingNext} />
      <WaitingActs reference={request.reference} intent="note" />
      <ul className="ml-1 grid gap-4 border-l-2 border-line empty:hidden">
        {request.notes.map(({ id, text, by }) => (
          <li
            key={id}
            className="relative pl-4 before:absolute before:top-2 before:-left-[0.3125rem] before:size-2 before:rounded-full before:bg-line-strong"
          >
            <p className="small text-ink-soft">{by}</p>
            <p className="whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A new id for each new text, so that a double tap sends the same note twice under one id. */
export function renewAct(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem('act')
  if (field instanceof HTMLInputElement) field.value = crypto.randomUUID()
}

/** Whose answer is due next. */
function NextRequest({ next, none }: { next: ShownRequest['next']; none: string }) {
  if (!next) return <p className="small text-ink-soft">{none}</p>
  return (
    <Link to={next.href} className="flex min-h-14 items-center justify-between gap-3 bg-steel px-3 py-2">
      <div>
        <span className="link font-semibold">{next.label}</span>
        {next.due && <Due due={next.due} />}
      </div>
      <ArrowRight />
    </Link>
  )
}
