import type { ReactNode } from 'react'
import { Fold } from '#app/staff/kit/fold.tsx'
import { shrunk } from '#app/staff/kit/shrunk.ts'
import { type ControlProps, Field, TickField } from '#app/ui/field.tsx'
import { photoScale } from './photo-size.ts'
import type { ShownForm } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = { line: ShownForm['lines'][number]; form: ShownForm; copy: EvaluationCopy }
type Part = 'label' | 'count' | 'each' | 'condition' | 'urgency' | 'consequence' | 'photo'
type Choices = readonly { id: string; label: string }[]

/** The fields of one line. What is rarely needed is folded. */
export function LineFields({ line, form, copy }: Props) {
  const { id, photo } = line
  const error = (part: Part) => form.errors[`${part}.${id}`]
  const field = (
    part: Part,
    label: string,
    children: (control: ControlProps & { name: string }) => ReactNode,
    hint?: string,
  ) => (
    <Field id={`${part}.${id}`} label={label} hint={hint} error={error(part)} look="box">
      {(control) => children({ ...control, name: `${part}.${id}` })}
    </Field>
  )
  const choices = (part: 'condition' | 'urgency', chosen: string, list: Choices) =>
    field(part, copy.fields[part], (control) => (
      <select {...control} defaultValue={chosen}>
        <option value="">{copy.choose}</option>
        {list.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.label}
          </option>
        ))}
      </select>
    ))
  const amount = (part: 'count' | 'each', label: string, value: string) =>
    field(part, label, (control) => (
      <input {...control} inputMode="decimal" defaultValue={value} maxLength={30} autoComplete="off" />
    ))
  const folded = [error('photo'), error('urgency'), line.urgency, line.consequence, photo]
  return (
    <fieldset id={`line.${id}`} className="grid min-w-0 gap-4 border border-line bg-surface p-4">
      <legend className="px-1 font-bold">{line.kind}</legend>
      {field(
        'label',
        copy.fields.label,
        (control) => (
          <input {...control} lang={form.lang} defaultValue={line.label} maxLength={200} autoComplete="off" />
        ),
        form.inCustomers,
      )}
      <div className="halves">
        {amount('count', line.labels.count, line.count)}
        {amount('each', line.labels.each, line.each)}
      </div>
      {line.type === 'part' && choices('condition', line.condition, form.conditions)}
      <Fold heading={<span className="font-semibold">{copy.more}</span>} open={folded.some(Boolean)}>
        {choices('urgency', line.urgency, form.urgencies)}
        {field('consequence', copy.fields.consequence, (control) => (
          <input {...control} lang={form.lang} defaultValue={line.consequence} maxLength={300} />
        ))}
        {photo && (
          <div>
            <img {...photo} alt={photo.alt} className="h-auto w-full max-w-60" />
            <TickField id={`no-photo.${id}`} name={`no-photo.${id}`} label={copy.noPhoto} />
          </div>
        )}
        {field('photo', copy.fields.photo, (control) => (
          <input
            {...control}
            type="file"
            accept="image/*"
            onChange={({ currentTarget }) => void shrink(currentTarget)}
            className={`${control.className} py-2 file:mr-3 file:min-h-7 file:font-semibold`}
          />
        ))}
      </Fold>
      <button type="submit" name="intent" value={`remove ${id}`} className="link min-h-11 justify-self-start">
        {line.remove}
      </button>
    </fieldset>
  )
}

/** Makes the chosen photograph as small as it is stored, so that a slow network carries it. */
async function shrink(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? []
  if (!file) return
  const small = await shrunk(file, photoScale)
  if (small === file || input.files?.[0] !== file) return
  const list = new DataTransfer()
  list.items.add(new File([small], file.name, { type: small.type }))
  input.files = list.files
}
