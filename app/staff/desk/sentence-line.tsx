import type { Sentence } from '#app/publishing/kinds/kind.ts'
import { ArrowRight } from '#app/ui/icon/icon.tsx'

/** "Vidange d’huile moteur : 40 $ → 45 $". Screen readers hear the old value named as such. Texts are compared word by word. */
export function SentenceLine({ sentence, was }: { sentence: Sentence; was: string }) {
  const { what, before, after, words } = sentence
  const old = <span className="sr-only">{`${was} `}</span>
  if (words)
    return (
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-semibold">{what}</p>
        {words.map(({ lang, parts }) => (
          <p key={lang} lang={lang}>
            {parts.map(({ text, is, at }) =>
              is === 'same' ? (
                <span key={at}>{text}</span>
              ) : is === 'removed' ? (
                <del key={at} className="bg-bad-surface text-bad">
                  {old}
                  {text}
                </del>
              ) : (
                <ins key={at} className="bg-steel font-bold decoration-2">
                  {text}
                </ins>
              ),
            )}
          </p>
        ))}
      </div>
    )
  return (
    <p className="min-w-0 wrap-anywhere">
      <span className="block font-semibold first-letter:uppercase">{what}</span>
      {before && (
        <>
          {old}
          <s className="text-ink-soft">{before}</s> <ArrowRight
            size={16}
            className="inline align-middle"
          />{' '}
        </>
      )}
      <b>{after}</b>
    </p>
  )
}
