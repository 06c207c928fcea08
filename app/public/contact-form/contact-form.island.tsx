import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clearDraft, fillIn, isTypedIn, loadDraft, saveFormDraft } from '#app/device/draft.ts'
import { ESTIMATE_FIELD, HONEYPOT, type PostedForm, type TypedValues } from '#app/requests/request.ts'
import type { ContactFormContent } from './contact-form.server.ts'
import { EstimateInForm } from './estimate-in-form.tsx'
import {
  ChoiceField,
  EmailField,
  type FormSheet,
  MessageField,
  MoreFields,
  TypedField,
} from './form-fields.tsx'
import { FormStatus } from './form-status.tsx'
import { type Sending, useSending } from './use-sending.ts'

/** The contact form as a work order. It works as a plain form post; with JavaScript the page does not reload. */
export default function ContactForm({ form, posted }: { form: ContactFormContent; posted?: PostedForm }) {
  const { copy, notes } = form
  const [{ number: sheetNumber, values }, setSheetState] = useState(() => ({
    number: 0,
    values: posted?.values ?? blank(form),
  }))
  const newSheet = (values: TypedValues) => setSheetState(({ number }) => ({ number: number + 1, values }))
  const [estimate, setEstimate] = useState(form.estimate)
  const element = useRef<HTMLFormElement>(null)
  /** Whether the sheet came back, refused or as a draft: it is still to be finished, even if nobody has typed in it since. */
  const cameBack = useRef(posted !== undefined)
  // Before `useSending`: the restored draft must count as typed.
  useEffect(() => {
    if (form.sent) clearDraft(DRAFT)
    const draft = loadDraft(DRAFT)
    if (draft) cameBack.current = true
    if (element.current && draft && !posted) fillIn(element.current, draft)
  }, [form.sent, posted])
  const { sending, send, again } = useSending(
    {
      endpoint: form.endpoint,
      lang: form.lang,
      genericError: copy.failed.generic,
      onReturned(values) {
        cameBack.current = true
        saveFormDraft(DRAFT, draftOf(values))
        newSheet(values)
      },
      isBusy: () => cameBack.current || (element.current !== null && isTypedIn(element.current)),
      isTypedHere: () => !cameBack.current,
    },
    startOf(form, posted),
  )
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  async function submit(target: HTMLFormElement): Promise<void> {
    const complete = target.checkValidity()
    const values = valuesOf(target)
    const draft = draftOf(values)
    const outcome = await send(values, complete, () => clearDraft(DRAFT))
    if (outcome.state === 'failed') {
      if (outcome.estimate) setEstimate(outcome.estimate)
      saveFormDraft(DRAFT, draft)
      // Without error messages from the server, the browser's are shown.
      if (!complete && !outcome.errors) requestAnimationFrame(() => target.reportValidity())
      return
    }
    cameBack.current = false
    clearDraft(DRAFT)
    newSheet(blank(form))
  }

  const submitting = sending.state === 'submitting'
  const ticketed = sending.state === 'sent' || sending.state === 'waiting'
  const sheet: FormSheet = { copy, values, errors: (sending.state === 'failed' && sending.errors) || {} }

  return (
    <form
      ref={element}
      method="post"
      action={form.action}
      noValidate={scripted}
      aria-busy={submitting}
      onSubmit={(event) => {
        event.preventDefault()
        if (!submitting) void submit(event.currentTarget)
      }}
      onInput={(event) => saveFormDraft(DRAFT, draftOf(valuesOf(event.currentTarget)))}
      className="border-2 border-ink bg-surface"
    >
      <Head copy={copy} sending={sending} />
      <FormStatus
        sending={sending}
        form={{ ...form, estimate }}
        onAgain={() => {
          setEstimate(undefined)
          again()
        }}
      />
      <fieldset key={sheetNumber} disabled={submitting} hidden={ticketed} className="min-w-0">
        <input type="hidden" name={FORM_TYPE} value="contact" />
        {estimate && <EstimateInForm estimate={estimate} words={form.estimateWords} />}
        <input type="hidden" name={ESTIMATE_FIELD} value={estimate?.value ?? values.estimate ?? ''} />
        <Part title={copy.parts.you}>
          <TypedField name="name" sheet={sheet} required autoComplete="name" className="sm:col-span-6" />
          <TypedField
            name="phone"
            sheet={sheet}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            className="sm:col-span-3"
          />
          <EmailField sheet={sheet} className="sm:col-span-3" />
        </Part>
        <Part title={copy.parts.work}>
          <ChoiceField name="service_type" sheet={sheet} required className="sm:col-span-6">
            <option value="">{copy.chooseService}</option>
            {form.services.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </ChoiceField>
          <MessageField sheet={sheet} className="sm:col-span-6" />
        </Part>
        <MoreFields sheet={sheet} days={form.days} />
        <Honeypot label={copy.bait} />
        <div className="grid gap-3 border-t-2 border-ink p-4 sm:p-6">
          <p className="small">{`${notes.fees} ${notes.promise}`}</p>
          <button
            type="submit"
            className="action action-signal w-full disabled:opacity-70 sm:w-auto sm:justify-self-start"
          >
            {submitting ? copy.submitting : copy.submit}
          </button>
          <details className="small measure text-ink-soft">
            <summary className="min-h-11">
              {copy.privacy} <span className="link">{copy.more}</span>
            </summary>
            <p className="mt-2">
              {copy.privacyMore}{' '}
              <a className="link inline-block" href={form.privacyHref}>
                {copy.privacyLink}
              </a>
            </p>
          </details>
        </div>
      </fieldset>
    </form>
  )
}

const FORM_TYPE = 'form_type'

/** The key under which this form's draft is stored. */
const DRAFT = 'contact'

function blank(form: ContactFormContent): TypedValues {
  return { service_type: form.service }
}

function draftOf(values: Record<string, string>): Record<string, string> {
  const { [HONEYPOT]: _, [ESTIMATE_FIELD]: __, [FORM_TYPE]: ___, ...typed } = values
  return typed
}

function startOf(form: ContactFormContent, posted: PostedForm | undefined): Sending {
  if (posted) return { state: 'failed', message: posted.message, errors: posted.errors }
  if (form.sent) return { state: 'sent', ...form.sent, banner: true }
  return { state: 'idle' }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}

function Head({ copy, sending }: { copy: ContactFormContent['copy']; sending: Sending }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink px-4 py-3 sm:px-6">
      <p className="heading">{copy.title}</p>
      {sending.state === 'sent' ? (
        <p className="small text-ink-soft">
          {`${copy.number} `}
          <b className="figure text-xl text-ink">{sending.reference}</b>
        </p>
      ) : (
        <p className="small text-ink-soft">{`${copy.number} ${copy.numberPending}`}</p>
      )}
    </div>
  )
}

/** A titled part of the form. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-b border-line">
      <legend className="label float-left w-full border-b border-line bg-steel px-4 py-2 sm:px-6">
        {title}
      </legend>
      <div className="clear-both grid gap-x-6 gap-y-4 p-4 sm:grid-cols-6 sm:p-6">{children}</div>
    </fieldset>
  )
}

/** Honeypot: off-screen and hidden from screen readers; bots that fill in every field fill it in. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor="request-homepage">{label}</label>
      <input id="request-homepage" name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
