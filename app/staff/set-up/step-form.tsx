import { DeviceDraftForm } from '#app/staff/desk/device-draft-form.tsx'
import { FactInput } from '#app/staff/desk/fact-input.tsx'
import type { StepFact } from './step-form.server.ts'

type Props = {
  step: string
  facts: StepFact[]
  isRefused: boolean
  copy: { next: string; restored: string; example: string }
  leadsTo: string
}

/** The form of one step of the set-up. */
export function StepForm({ step, facts, isRefused, copy, leadsTo }: Props) {
  return (
    <DeviceDraftForm
      about={`set-up.${step}`}
      restored={copy.restored}
      isRefused={isRefused}
      leadsTo={leadsTo}
      className="grid max-w-2xl gap-6"
    >
      {facts.some(({ isSample }) => isSample) && <p className="text-ink-soft">{copy.example}</p>}
      {facts.map(({ path, name, fields, hint, error, draft, seen }, index) => (
        <fieldset
          key={path}
          className="grid gap-3 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0"
        >
          {/* If the field's label is the same, the legend is for screen readers only. */}
          <legend className={fields[0]?.label === name ? 'sr-only' : 'contents'}>
            <span className="font-bold first-letter:uppercase">{name}</span>
          </legend>
          <input type="hidden" name={`${path}:was`} value={seen.was} />
          <input type="hidden" name={`${path}:draft`} value={seen.draft} />
          {error && (
            <p role="alert" className="border-l-4 border-bad bg-bad-surface p-3 font-semibold text-bad">
              {error}
            </p>
          )}
          {fields.map((field) => (
            <FactInput key={field.name + field.value} field={field} invalid={error !== undefined} />
          ))}
          {hint && hint !== facts[index - 1]?.hint && <p className="small text-ink-soft">{hint}</p>}
          {draft && <p className="small font-semibold wrap-anywhere text-accent">{draft}</p>}
        </fieldset>
      ))}
      <button type="submit" className="action action-signal justify-self-start">
        {copy.next}
      </button>
    </DeviceDraftForm>
  )
}
