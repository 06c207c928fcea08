import { useEffect, useRef } from 'react'
import { Check } from '#app/ui/icon.tsx'
import type { ContactFormContent } from './contact-form.server.ts'
import { fieldId } from './form-fields.tsx'
import { type FieldName, fieldNames, STATUS_ANCHOR } from './request.ts'
import type { Sending } from './use-sending.ts'

/** What came of the sending, above the form. The focus comes here when something did. */
export function FormStatus({ sending, copy }: { sending: Sending; copy: ContactFormContent['copy'] }) {
  const place = useRef<HTMLDivElement>(null)
  const { state } = sending
  const before = useRef(state)

  useEffect(() => {
    if (before.current === 'submitting' && state !== 'submitting') place.current?.focus()
    before.current = state
  }, [state])

  return (
    <div ref={place} id={STATUS_ANCHOR} tabIndex={-1} className="scroll-mt-28 outline-none">
      <div role="status">
        {sending.state === 'sent' && <Sent {...sending} copy={copy.success} />}
        {sending.state === 'kept' && <Kept copy={copy.kept} />}
      </div>
      <div role="alert">{sending.state === 'failed' && <Failed {...sending} copy={copy} />}</div>
    </div>
  )
}

function Sent({
  reference,
  banner,
  copy,
}: {
  reference: string
  banner: boolean
  copy: ContactFormContent['copy']['success']
}) {
  return (
    <>
      {banner && (
        <div className="flex gap-4 border-b-2 border-good bg-good-surface p-5 text-good sm:p-6">
          <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
          <div>
            <p className="font-bold">{copy.title}</p>
            <p>{copy.text}</p>
            <p>{copy.call}</p>
          </div>
        </div>
      )}
      <div className="border-b-2 border-ink p-5 sm:p-6">
        <p>{copy.reference}</p>
        <p className="title figure my-1">{reference}</p>
        <p className="small text-ink-soft">{copy.keep}</p>
      </div>
    </>
  )
}

function Kept({ copy }: { copy: ContactFormContent['copy']['kept'] }) {
  return (
    <div className="border-b-2 border-ink bg-steel p-5 sm:p-6">
      <p className="font-bold">{copy.title}</p>
      <p>{copy.text}</p>
      <p>{copy.call}</p>
    </div>
  )
}

function Failed({
  message,
  errors = {},
  copy,
}: {
  message: string
  errors?: Partial<Record<FieldName, string>>
  copy: ContactFormContent['copy']
}) {
  const wrong = fieldNames.filter((name) => errors[name])
  return (
    <div className="border-b-2 border-bad bg-bad-surface p-5 text-bad sm:p-6">
      <p className="font-bold">{message}</p>
      {wrong.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {wrong.map((name) => (
            <li key={name}>
              <a
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                href={`#${fieldId(name)}`}
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p>{copy.failed.kept}</p>
      )}
    </div>
  )
}
