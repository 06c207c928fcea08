import { Form } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import type { ShownSheet } from '#app/requests/evaluation/sheet.server.ts'
import { evaluationPath, evaluationPhotoPath } from '#app/site-map.ts'
import { Fold } from '#app/staff/kit/fold.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { Field, TickField } from '#app/ui/field.tsx'
import type { TypedAnswer } from './evaluation-edit.server.ts'
import { Open } from './open.tsx'
import type { ShownEvaluation } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = {
  waiting: NonNullable<ShownEvaluation['waiting']>
  evaluation: ShownEvaluation
  answer: TypedAnswer | undefined
  copy: EvaluationCopy
}

/** The evaluation that waits for its answer: noted here where it is spoken; replaced or withdrawn. */
export function Waiting({ waiting, evaluation, answer, copy }: Props) {
  const { reference, form } = evaluation
  return (
    <Panel id="waiting" title={waiting.text}>
      {!waiting.page && <p className="border-l-4 border-bad pl-3">{waiting.noPage}</p>}
      {waiting.sms && (
        <a href={waiting.sms} className="action action-line justify-self-start">
          {copy.text}
        </a>
      )}
      <Fold heading={<h3 className="font-bold">{copy.preview}</h3>}>
        <Sheet sheet={waiting.sheet} lang={waiting.lang} reference={reference} />
      </Fold>
      {!waiting.isExpired && <Note {...{ waiting, evaluation, answer, copy }} />}
      <div className="flex flex-wrap items-center gap-4">
        {!form && !waiting.isExpired && <Open evaluation={evaluation} copy={copy} />}
        <Form method="post" action={evaluationPath(reference)}>
          <input type="hidden" name="id" value={waiting.id} />
          <button type="submit" name="intent" value="withdraw" className="link min-h-11 font-semibold">
            {copy.withdraw}
          </button>
        </Form>
      </div>
    </Panel>
  )
}

/** An evaluation as the customer reads it, in their language. */
export function Sheet({ sheet, lang, reference }: { sheet: ShownSheet; lang: Lang; reference: string }) {
  return (
    <div lang={lang}>
      <EvaluationSheet sheet={sheet} photoHref={(id) => evaluationPhotoPath(reference, id)} />
    </div>
  )
}

function Note({ waiting, evaluation: { reference }, answer, copy }: Props) {
  const { note } = copy
  const text = (
    name: 'name' | 'phone' | 'address',
    value: string,
    { type = 'text', hint }: { type?: string; hint?: string } = {},
  ) => (
    <Field label={note[name]} hint={hint} invalid={answer?.why === name} look="box">
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          defaultValue={answer?.[name] ?? value}
          maxLength={200}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <Fold heading={<h3 className="font-bold">{note.title}</h3>} open={answer !== undefined}>
      <Form method="post" action={evaluationPath(reference)} className="grid gap-4">
        <input type="hidden" name="id" value={waiting.id} />
        <input type="hidden" name="seen" value={waiting.seen} />
        <fieldset>
          <legend className="small text-ink-soft">{note.hint}</legend>
          {waiting.lines.map(({ id, label }) => (
            <TickField
              key={id}
              id={`accepted.${id}`}
              name="accepted"
              value={id}
              label={<span lang={waiting.lang}>{label}</span>}
              defaultChecked={answer?.accepted.includes(id) ?? false}
            />
          ))}
        </fieldset>
        <fieldset className="flex flex-wrap gap-x-6">
          <legend className="font-semibold">{note.how}</legend>
          {(['phone', 'counter'] as const).map((way) => (
            <label key={way} className="flex min-h-12 items-center gap-3">
              <input
                type="radio"
                name="way"
                value={way}
                defaultChecked={(answer?.way ?? 'phone') === way}
                className="size-6 accent-ink"
              />
              {note.ways[way]}
            </label>
          ))}
        </fieldset>
        <div className="grid gap-4 sm:grid-cols-2">
          {text('name', waiting.name)}
          {text('phone', waiting.phone, { type: 'tel' })}
          {waiting.asksAddress && text('address', '')}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" name="intent" value="answered" className="action action-signal">
            {note.accept}
          </button>
          <button type="submit" name="intent" value="refused" className="link min-h-11 font-semibold">
            {note.refuse}
          </button>
        </div>
      </Form>
    </Fold>
  )
}
