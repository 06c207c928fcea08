import type { ChangeEvent } from 'react'
import { Act, In, type Options, TickIn, useFilled } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { shrunk } from '#app/staff/kit/shrunk.ts'
import { photoScale } from './photo-size.ts'
import type { ShownForm } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = { line: ShownForm['lines'][number]; form: ShownForm; copy: EvaluationCopy; lang: string }

/** The fields of one line. What is rarely needed is folded. */
export function LineFields({ line: { id, type, kind, labels, remove, photo }, form, copy, lang }: Props) {
  const { values, errors } = useFilled()
  const { fields } = copy
  const choices = (known: Options, none = copy.choose) => [{ value: '', label: none }, ...known]
  const rare = [values, errors].flatMap((of) => [of[`urgency.${id}`], of[`consequence.${id}`]])
  return (
    <fieldset id={`line.${id}`} className="grid min-w-0 gap-4 border border-line bg-surface p-4">
      <legend className="px-1 font-bold">{kind}</legend>
      <In name={`label.${id}`} label={fields.label} hint={form.inCustomers} lang={lang} maxLength={200} />
      <div className="halves">
        <In name={`count.${id}`} label={labels.count} inputMode="decimal" maxLength={30} />
        <In name={`each.${id}`} label={labels.each} inputMode="decimal" maxLength={30} />
      </div>
      {type === 'part' && (
        <In name={`condition.${id}`} label={fields.condition} options={choices(form.conditions)} />
      )}
      {type === 'part' && (
        <In
          name={`warranty.${id}`}
          label={fields.warranty}
          options={choices(form.warranties, copy.noWarranty)}
        />
      )}
      {values[`with.${id}`] !== undefined && <TickIn name={`with.${id}`} label={copy.with} />}
      <Fold
        heading={<span className="font-semibold">{copy.more}</span>}
        open={[...rare, photo, errors[`photo.${id}`]].some(Boolean)}
      >
        <In name={`urgency.${id}`} label={fields.urgency} options={choices(form.urgencies)} />
        <In name={`consequence.${id}`} label={fields.consequence} lang={lang} maxLength={300} />
        {photo && (
          <div>
            <img {...photo} alt={photo.alt} className="h-auto w-full max-w-60" />
            <TickIn name={`no-photo.${id}`} label={copy.noPhoto} />
          </div>
        )}
        <In
          name={`photo.${id}`}
          label={fields.photo}
          type="file"
          accept="image/*"
          onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => void shrink(currentTarget)}
        />
      </Fold>
      <Act look="link" value={`remove ${id}`} label={remove} />
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
