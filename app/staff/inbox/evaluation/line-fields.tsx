import type { ChangeEvent } from 'react'
import { Act, In, type Options, TickIn, useFilled } from '#app/staff/kit/fields.tsx'
import { shrunk } from '#app/staff/kit/shrunk.ts'
import { ChevronDown } from '#app/ui/icon/icon.tsx'
import type { TypedLine } from './evaluation-form.tsx'
import { photoScale } from './photo-size.ts'
import type { ShownForm } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = {
  line: TypedLine
  form: ShownForm
  copy: EvaluationCopy
  lang: string
  isOpen: boolean
}

/** The columns of the lines on a desk: what it is, its name, how many, the price of one, the state of a part, the sum, the rest. */
export const COLUMNS = 'lg:grid-cols-[8.5rem_minmax(0,1fr)_5.5rem_7.5rem_9.75rem_6.5rem_2.75rem] lg:gap-x-2'

/** The fields of one line: a row of a table on a desk, and closed on a phone. What is rarely needed is folded. */
export function LineFields({ line, form, copy, lang, isOpen }: Props) {
  const { id, type, kind, labels, remove, photo, label, amount } = line
  const { values, errors } = useFilled()
  const { fields } = copy
  const choices = (known: Options, none = copy.choose) => [{ value: '', label: none }, ...known]
  const rare = [values, errors].flatMap((of) => [of[`urgency.${id}`], of[`consequence.${id}`]])
  const cell = (name: string, label: string, room = '') => ({
    name: `${name}.${id}`,
    label: <span className="lg:sr-only">{label}</span>,
    className: `lg:gap-0 ${room}`,
  })
  return (
    <fieldset id={`line.${id}`} className="min-w-0">
      <legend className="sr-only">{kind}</legend>
      <details
        name="line"
        open={isOpen}
        className="group/line lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1.5 supports-[selector(::details-content)]:lg:hidden">
          <span className="wrap-anywhere">
            <b className="block font-semibold">{label || kind}</b>
            <span className="small text-ink-soft">{kind}</span>
          </span>
          <span className={amount ? 'figure' : 'small text-bad'}>{amount || copy.problems.price}</span>
          <ChevronDown className="group-open/line:rotate-180" />
        </summary>
        <div
          className={`grid grid-cols-2 gap-3 pb-3 lg:relative lg:items-start lg:gap-y-0 lg:py-1 ${COLUMNS}`}
        >
          <span aria-hidden="true" className="small flex min-h-12 items-center max-lg:hidden">
            {kind}
          </span>
          <In {...cell('label', fields.label, 'max-lg:col-span-full')} lang={lang} maxLength={200} />
          <In {...cell('count', fields.count)} hint={labels.unit} inputMode="decimal" maxLength={30} />
          <In {...cell('each', labels.each)} inputMode="decimal" maxLength={30} />
          {type === 'part' && (
            <In
              {...cell('condition', fields.condition, 'max-lg:col-span-full')}
              options={choices(form.conditions)}
            />
          )}
          <b className="figure text-right leading-12 max-lg:hidden lg:col-start-6">{amount}</b>
          <details
            open={[...rare, photo, errors[`photo.${id}`]].some(Boolean)}
            className="group/more col-span-full"
          >
            <summary className="flex min-h-11 items-center justify-between lg:absolute lg:top-1 lg:right-0 lg:min-h-12 lg:w-11 lg:justify-center">
              <span className="font-semibold lg:sr-only">{copy.more}</span>
              <ChevronDown className="group-open/more:rotate-180" />
            </summary>
            <div className="grid grid-cols-1 items-start gap-4 pb-3 sm:grid-cols-2 lg:pt-2 xl:grid-cols-4">
              {type === 'part' && (
                <In
                  name={`warranty.${id}`}
                  label={fields.warranty}
                  options={choices(form.warranties, copy.noWarranty)}
                />
              )}
              <In name={`urgency.${id}`} label={fields.urgency} options={choices(form.urgencies)} />
              <In name={`consequence.${id}`} label={fields.consequence} lang={lang} maxLength={300} />
              <div>
                {photo && <img {...photo} alt={photo.alt} className="h-auto w-full max-w-60" />}
                {photo && <TickIn name={`no-photo.${id}`} label={copy.noPhoto} />}
                <In
                  name={`photo.${id}`}
                  label={fields.photo}
                  type="file"
                  accept="image/*"
                  onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => void shrink(currentTarget)}
                />
              </div>
              <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4 sm:col-span-full">
                {values[`with.${id}`] !== undefined && <TickIn name={`with.${id}`} label={copy.with} />}
                <Act look="link" value={`remove ${id}`} label={remove} className="ml-auto" />
              </div>
            </div>
          </details>
        </div>
      </details>
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
