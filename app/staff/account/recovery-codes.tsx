import type { AccountsCopy } from '#app/accounts/words.ts'
import { Go } from '#app/staff/kit/fields.tsx'
import { CopyText } from '#app/ui/copy-text.tsx'

type Props = { copy: AccountsCopy['setUp']; title: string; codes: string[] }

/** Recovery codes, shown only once, to copy, print or download. `staff.css` prints nothing else of the page. */
export function RecoveryCodes({ copy, title, codes }: Props) {
  const text = `${copy.fileHead}\n\n${codes.join('\n')}\n`
  return (
    <div className="recovery-codes grid gap-4">
      <p className="hidden print:block">{copy.fileHead}</p>
      <div>
        <h3 className="font-bold">{title}</h3>
        <p className="mt-1 text-ink-soft">{copy.keepHint}</p>
      </div>
      <ul className="grid max-w-md [font-family:ui-monospace,monospace] grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-8 gap-y-2 border-y border-line py-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="unprinted flex flex-wrap items-center gap-x-6">
        <CopyText text={text} copied={copy.copied} failed={copy.notCopied} className="link min-h-11">
          {copy.copyCodes}
        </CopyText>
        <button type="button" onClick={() => window.print()} className="scripted link min-h-11">
          {copy.print}
        </button>
        <Go
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={copy.file}
          label={copy.download}
        />
      </div>
    </div>
  )
}
