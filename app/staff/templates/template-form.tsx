import { Form } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import type { ShownTemplate } from './shown-templates.server.ts'

type Props = {
  /** The name of the reply. */
  about: string
  template: ShownTemplate
  copy: { save: string; restore: string }
  refused: { value: string; lines: string[] } | undefined
}

/** The text of a reply in one language. */
export function TemplateForm({ about, template, copy, refused }: Props) {
  const { name, lang, label, text, changedAt } = template
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="seen" value={changedAt} />
      <Field
        label={
          <>
            <span className="sr-only">{about}, </span>
            {label}
          </>
        }
        error={refused?.lines}
      >
        {(field) => (
          <textarea
            {...field}
            key={changedAt}
            name="text"
            lang={lang}
            rows={8}
            defaultValue={refused?.value ?? text}
            className="field-sizing-content min-h-40 w-full rounded-edge border-2 border-line-strong bg-surface p-3 text-ink"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" name="intent" value="save" className="action action-line">
          {copy.save}
        </button>
        {changedAt && (
          <button type="submit" name="intent" value="restore" className="link min-h-11">
            {copy.restore}
          </button>
        )}
      </div>
    </Form>
  )
}
