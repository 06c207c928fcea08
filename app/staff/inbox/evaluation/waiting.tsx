import { Form } from 'react-router'
import type { Lang } from '#app/content/language.ts'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import type { ShownSheet } from '#app/requests/evaluation/sheet.server.ts'
import { evaluationPath, evaluationPhotoPath } from '#app/site-map.ts'
import { Act, FilledIn, Go, Hidden, In, RadioIn, TickIn } from '#app/staff/kit/fields.tsx'
import { Fold } from '#app/staff/kit/fold.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import type { UnnotedAnswer } from './evaluation-edit.server.ts'
import type { ShownEvaluation } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = { evaluation: ShownEvaluation; copy: EvaluationCopy }

/** Begins the next evaluation. */
export function Open({ evaluation: { reference, next }, copy, look }: Props & { look: 'signal' | 'line' }) {
  return (
    <Form method="post" action={evaluationPath(reference)} className="grid justify-items-start gap-2">
      {look === 'signal' && <p>{copy.intro[next]}</p>}
      <Act look={look} value="open" label={copy.open[next]} />
    </Form>
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

type WaitingProps = Props & {
  waiting: NonNullable<ShownEvaluation['waiting']>
  answer: UnnotedAnswer | undefined
}

/** The evaluation that waits for its answer: noted here where it is spoken; replaced or withdrawn. */
export function Waiting({ waiting, evaluation, answer, copy }: WaitingProps) {
  const { reference, form, lang } = evaluation
  return (
    <Panel id="waiting" title={waiting.text}>
      {waiting.noPage && <p className="border-l-4 border-bad pl-3">{waiting.noPage}</p>}
      {waiting.sms && <Go look="line" href={waiting.sms} label={copy.text} />}
      <Fold heading={<h3 className="font-bold">{copy.preview}</h3>}>
        <Sheet sheet={waiting.sheet} lang={lang} reference={reference} />
      </Fold>
      {!waiting.isExpired && <Note {...{ waiting, evaluation, answer, copy }} />}
      <div className="flex flex-wrap items-center gap-4">
        {!form && !waiting.isExpired && <Open evaluation={evaluation} copy={copy} look="line" />}
        <Form method="post" action={evaluationPath(reference)}>
          <Hidden of={{ id: waiting.id }} />
          <Act look="link" value="withdraw" label={copy.withdraw} />
        </Form>
      </div>
    </Panel>
  )
}

function Note({ waiting, evaluation: { reference, lang }, answer, copy: { note, outcomes } }: WaitingProps) {
  const { id, seen, lines, values, asksAddress } = waiting
  const errors = answer ? { [answer.why]: outcomes[answer.why] } : {}
  return (
    <Fold heading={<h3 className="font-bold">{note.title}</h3>} open={answer !== undefined}>
      <Form method="post" action={evaluationPath(reference)} className="grid gap-4">
        <FilledIn value={{ values: answer?.values ?? values, errors }}>
          <Hidden of={{ id, seen }} />
          <fieldset>
            <legend className="small text-ink-soft">{note.hint}</legend>
            {lines.map((line) => (
              <TickIn
                key={line.id}
                name="accepted"
                value={line.id}
                label={<span lang={lang}>{line.label}</span>}
              />
            ))}
          </fieldset>
          <RadioIn
            name="way"
            label={note.how}
            className="flex flex-wrap gap-x-6"
            options={(['phone', 'counter'] as const).map((way) => ({ value: way, label: note.ways[way] }))}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <In name="name" label={note.name} />
            <In name="phone" label={note.phone} type="tel" />
            {asksAddress && <In name="address" label={note.address} />}
          </div>
        </FilledIn>
        <div className="flex flex-wrap items-center gap-4">
          <Act look="signal" value="answered" label={note.accept} />
          <Act look="link" value="refused" label={note.refuse} />
        </div>
      </Form>
    </Fold>
  )
}
