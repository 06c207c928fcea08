import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deskArticleDraftPath, deskArticlePath } from '#app/desk-paths.ts'

/** Milliseconds after the last key, and after a field is left: a button that is pressed then sends the form itself. */
const PAUSE = 2_000
const LEFT = 400

/**
 * Saves the draft of an article while it is written.
 * @returns `draft` as the form must send it back, the state, and what the form listens to
 */
export function useSavedDraft(key: string, seen: string, isOn: boolean) {
  const [draft, setDraft] = useState(seen)
  const [state, setState] = useState<'none' | 'typing' | 'saved' | 'failed'>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(undefined)

  async function save(form: HTMLFormElement): Promise<void> {
    const body = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`]))
    const answer = await fetch(deskArticleDraftPath(key), { method: 'POST', body, redirect: 'error' }).catch(
      () => undefined,
    )
    if (!answer?.ok) return setState('failed')
    const saved = (await answer.json()) as { draft: string }
    // At once: the form may be sent next.
    flushSync(() => {
      setDraft(saved.draft)
      setState((now) => (now === 'typing' && timer.current ? now : 'saved'))
    })
    // A reload shows the draft instead of another new article.
    history.replaceState(history.state, '', deskArticlePath(key))
  }

  function saveIn(milliseconds: number, form: HTMLFormElement): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      saving.current = (saving.current ?? Promise.resolve())
        .then(() => save(form))
        .finally(() => {
          saving.current = undefined
        })
    }, milliseconds)
  }

  return {
    draft,
    state,
    events: isOn
      ? {
          onInput({ currentTarget }: { currentTarget: HTMLFormElement }) {
            setState('typing')
            saveIn(PAUSE, currentTarget)
          },
          onBlur({ currentTarget }: { currentTarget: HTMLFormElement }) {
            if (timer.current) saveIn(LEFT, currentTarget)
          },
          onSubmit(event: SubmitEvent<HTMLFormElement>) {
            clearTimeout(timer.current)
            timer.current = undefined
            if (!saving.current) return
            event.preventDefault()
            const { currentTarget: form } = event
            const { submitter } = event.nativeEvent
            void saving.current.then(() => form.requestSubmit(submitter))
          },
        }
      : {},
  }
}
