import { useEffect, useEffectEvent } from 'react'
import { Form } from 'react-router'
import { Act, Hidden, In } from '#app/staff/kit/fields.tsx'
import { useLastOutcome } from '#app/staff/kit/last-outcome.ts'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import type { ShownTemplate } from './shown-templates.server.ts'
import type { TemplateOutcome } from './template-changes.server.ts'

type Props = {
  /** The name of the reply. */
  about: string
  template: ShownTemplate
  copy: { save: string; restore: string }
  /** The outcome, if this form was the last one sent. */
  answered: TemplateOutcome | undefined
}

/**
 * The text of a reply in one language. Unsaved text stays when colleagues change the reply or another text of the page is saved.
 */
export function TemplateForm({ about, template, copy, answered }: Props) {
  const { name, lang, label } = template
  const isOwn = (sent: FormData) => sent.get('name') === name && sent.get('lang') === lang
  const outcome = useLastOutcome(answered, isOwn)
  const refused = outcome && 'lines' in outcome ? outcome : undefined
  const { seen, onInput, onSubmit: release } = useSeenState(template)
  const { text, changedAt } = seen
  const settle = useEffectEvent((last: TemplateOutcome) => {
    if ('success' in last) release()
  })
  useEffect(() => {
    if (answered) settle(answered)
  }, [answered])
  return (
    <Form method="post" preventScrollReset className="grid gap-3" onInput={onInput}>
      <Hidden name={name} lang={lang} seen={refused?.seen ?? changedAt} />
      <In
        key={changedAt}
        name="text"
        label={
          <>
            <span className="sr-only">{about}, </span>
            {label}
          </>
        }
        error={refused?.lines}
        lang={lang}
        rows={8}
        defaultValue={refused?.value ?? text}
        look="min-h-40"
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Act look="line" value="save" label={copy.save} />
        {changedAt && <Act look="link" value="restore" label={copy.restore} />}
      </div>
    </Form>
  )
}
