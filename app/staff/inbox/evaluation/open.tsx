import { Form } from 'react-router'
import { evaluationPath } from '#app/site-map.ts'
import type { ShownEvaluation } from './shown-evaluation.server.ts'
import type { EvaluationCopy } from './words.ts'

type Props = {
  evaluation: Pick<ShownEvaluation, 'reference' | 'next'>
  copy: EvaluationCopy
  isSignal?: boolean
}

/** Begins the next evaluation. */
export function Open({ evaluation: { reference, next }, copy, isSignal }: Props) {
  return (
    <Form method="post" action={evaluationPath(reference)} className="grid justify-items-start gap-2">
      {isSignal && <p>{copy.intro[next]}</p>}
      <button
        type="submit"
        name="intent"
        value="open"
        className={`action ${isSignal ? 'action-signal' : 'action-line'}`}
      >
        {copy.open[next]}
      </button>
    </Form>
  )
}
