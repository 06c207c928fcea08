import type { Sentence } from './sentences.server.ts'

/** "Vidange d’huile moteur : 40 $ → 45 $"; read aloud, the old value is named as such. */
export function SentenceLine({ sentence, was }: { sentence: Sentence; was: string }) {
  const { what, before, after } = sentence
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="block font-semibold first-letter:uppercase">{what}</span>
      {before && (
        <>
          <span className="sr-only">{`${was} `}</span>
          <s className="text-ink-soft">{before}</s> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{after}</b>
    </p>
  )
}
