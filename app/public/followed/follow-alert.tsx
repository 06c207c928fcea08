import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { type Content, content } from '#app/content/snapshot.ts'
import { WISH_LENGTH } from '#app/requests/follow/customer-acts.server.ts'
import type { TypedAnswer } from './evaluated.server.ts'

type Said = keyof Content['follow']['did']

/** What a post led to, as the page says it, with what was typed. */
export type FollowAnswer = {
  kind?: Said
  wish?: string
  typed?: TypedAnswer
  /** Whether the answer to an evaluation is shown whole before it is given. */
  isReview?: true
}

/** What was done; everything else refuses something. */
export const done = ['asked', 'cancelled', 'answered'] as const satisfies Said[]
export const isDone = (kind: Said | undefined) => done.some((each) => each === kind)

export function Alert({ lang, kind }: { lang: Lang; kind: Said }) {
  const isGood = isDone(kind)
  return (
    <p
      role={isGood ? 'status' : 'alert'}
      className={`mt-4 border-l-4 p-4 font-semibold ${isGood ? 'border-good bg-good-surface text-good' : 'border-bad bg-bad-surface text-bad'}`}
    >
      {fillSlots(content(lang).follow.did[kind], { max: WISH_LENGTH })}
    </p>
  )
}
