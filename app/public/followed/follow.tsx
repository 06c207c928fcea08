import { facts } from '#app/content/facts.ts'
import { openNow } from '#app/content/hours/opening.ts'
import type { Lang } from '#app/content/language.ts'
import { paymentsText } from '#app/content/prices/payments.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { labelledText } from '#app/content/typography.ts'
import type { Row } from '#app/estimate/line.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { addressLines } from '#app/public/layout/frame.server.ts'
import { ServiceIcon } from '#app/public/pages/parts/car/service-icon.tsx'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import { WISH_LENGTH } from '#app/requests/follow/customer-acts.server.ts'
import type { ShownFollow } from '#app/requests/follow/shown.server.ts'
import type { ShownWork } from '#app/requests/follow/shown-work.server.ts'
import { followPhotoPath, href } from '#app/site-map.ts'
import { ActionLink } from '#app/ui/action-link.tsx'
import { Field } from '#app/ui/field.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { AcceptAll, AnswerBar, Carried, ChooseLines, ReviewAnswer } from './answer-evaluation.tsx'
import { Alert, type FollowAnswer } from './follow-alert.tsx'

type Props = {
  lang: Lang
  path: string
  now: Date
  shown: ShownFollow & { work: ShownWork }
  answer: FollowAnswer | undefined
}

/** Within reach of the thumb: the call, and the sum of what one accepts. */
const BAR =
  'sticky bottom-0 z-10 -mx-(--margin) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong bg-surface px-(--margin) pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:mx-0 print:hidden'
/** The road that the car has not come yet: one dashed line from where it is to the end. */
const AHEAD =
  'relative before:absolute before:-top-0.5 before:left-0 before:w-screen before:border-t-2 before:border-dashed before:border-line-strong'

/**
 * Where a request stands, for the customer who asked: the state and its one fact, what to do, the receipt, then the rest. It works
 * without scripts, and renews itself where they run.
 */
export function Follow({ lang, path, now, shown, answer }: Props) {
  const { follow: copy } = content(lang)
  const { work, estimate, step } = shown
  const { waiting, answered } = work
  const photoHref = (id: string) => followPhotoPath(path, id)
  if (waiting && answer?.isReview && answer.typed?.id === waiting.id)
    return <ReviewAnswer {...{ lang, waiting, answer, work }} typed={answer.typed} />
  // An evaluation is printed as the document that it is.
  const onScreen = waiting || answered.length > 0 ? 'print:hidden' : ''
  const isReady = shown.stage === 'ready' && !waiting
  // Who is asked or comes for their car wants to know how much, everybody else by when.
  const rows = waiting || isReady ? [...work.facts, ...shown.facts] : [...shown.facts, ...work.facts]
  const messages = <Messages lang={lang} messages={shown.messages} />
  return (
    <follow-page version={shown.version} className="wrap block pt-6 lg:pt-10">
      <p className={`label text-ink-soft ${onScreen}`}>
        {copy.reference} <span className="figure">{shown.reference}</span>
      </p>
      {step !== undefined && (
        <ol className="mt-4 grid grid-cols-[repeat(5,minmax(max-content,1fr))] grid-rows-[auto_auto] overflow-x-clip text-[min(0.875rem,3.7vw)]/tight print:hidden">
          {copy.steps.map((name, at) => (
            <li
              key={name}
              aria-current={at === step ? 'step' : undefined}
              className="row-span-2 grid grid-rows-subgrid aria-[current]:font-bold [&>svg]:h-auto [&>svg]:w-0 [&>svg]:min-w-[min(100%,10rem)]"
            >
              {at === step && <ServiceIcon of={{ zone: 'whole', color: 'ink' }} />}
              <span
                className={`row-start-2 border-t-2 pt-2 pr-[0.8em] ${at > step || (at < step && !shown.passed[at]) ? 'border-transparent text-ink-soft' : 'border-ink'} ${at === step + 1 ? AHEAD : ''}`}
              >
                {name}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 pb-12 lg:mt-10 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] print:block">
        <div className={`grid gap-4 ${onScreen}`}>
          <h1 className={rows.length > 0 && !isReady ? 'heading' : 'title'}>
            {isReady ? copy.ready : shown.state.title}
          </h1>
          {isReady ? <p className="heading">{shown.car}</p> : <Facts rows={rows} />}
          {shown.late && <p className="font-semibold">{shown.late}</p>}
          <p className="lead measure">{shown.state.text}</p>
          {shown.stage === 'answered' && messages}
          {shown.wish && <q className="measure block wrap-anywhere">{shown.wish}</q>}
          {answer?.kind && <Alert lang={lang} kind={answer.kind} />}
          {waiting && <AcceptAll lang={lang} waiting={waiting} answer={answer} />}
          <p className="font-semibold whitespace-pre-line empty:hidden">{work.notes.join('\n')}</p>
          {shown.appointment && <Appointment lang={lang} {...shown.appointment} typed={answer?.wish} />}
        </div>
        <div className="grid gap-10 empty:hidden lg:col-start-2 lg:row-start-1 lg:has-[.slip]:row-span-2 print:block">
          {isReady && <PickUp lang={lang} now={now} rows={rows} look={onScreen} />}
          {waiting && <ChooseLines {...{ lang, waiting, answer, photoHref }} />}
          {work.sums.map(({ subject, rows }) => (
            <div key={subject} className={onScreen}>
              <Slip subject={subject} slip={{ lines: [], sum: { rows } }} />
            </div>
          ))}
          {answered.map(({ id, sheet }, at) => (
            <div key={id} className={waiting || at > 0 ? 'break-before-page' : undefined}>
              <EvaluationSheet sheet={sheet} photoHref={photoHref} />
            </div>
          ))}
          {work.parts && <p className={`font-semibold not-first:-mt-6 ${onScreen}`}>{work.parts}</p>}
          {estimate && (
            <section className={`max-w-lg ${onScreen}`}>
              <Slip {...estimate} title={copy.price}>
                <p className="small">{`${estimate.slip.evaluation} ${estimate.held}`}</p>
              </Slip>
            </section>
          )}
        </div>
        <div
          className={`grid gap-8 lg:[:empty+&]:row-start-1 lg:[:not(:has(.slip))+&]:col-start-2 ${onScreen}`}
        >
          {shown.stage !== 'answered' && messages}
          {shown.stage === 'done' && <After {...{ lang, work }} />}
          <section>
            <h2 className="label text-ink-soft">{copy.story}</h2>
            <ol className="small mt-2 border-t border-line-strong">
              {shown.story.map(({ text, at }) => (
                <li
                  key={`${at} ${text}`}
                  className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5"
                >
                  <span>{text}</span>
                  <span className="text-ink-soft tabular-nums">{at}</span>
                </li>
              ))}
            </ol>
          </section>
          <p className="small text-ink-soft print:hidden">
            {copy.private} <span className="scripted">{copy.renews}</span>
          </p>
        </div>
      </div>
      <div className={`${BAR} ${waiting ? '' : 'md:hidden'}`}>
        <Call lang={lang} look={waiting ? 'px-3 *:last:sr-only md:hidden' : 'flex-1'} />
        {waiting && <AnswerBar {...{ lang, waiting, answer }} />}
      </div>
    </follow-page>
  )
}

/** What there is to know of a state, the first of them in large letters. */
function Facts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 empty:hidden [&_dd]:font-semibold [&_dd]:first-letter:uppercase">
      {rows.map(({ label, value }, at) => (
        <div key={label} className={at ? undefined : 'w-full'}>
          <dt className="label mb-1 text-ink-soft">{label}</dt>
          <dd className={at ? undefined : 'figure text-[min(2.75rem,11vw)]/none whitespace-normal'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** For whoever comes for their car: how much, until when, where, and how to pay. */
function PickUp({ lang, now, rows, look }: Pick<Props, 'lang' | 'now'> & { rows: Row[]; look: string }) {
  const { hours, address, payment } = content(lang).contact
  const pays = paymentsText(lang)
  const { street, city } = addressLines(lang)
  const shown = [
    ...rows,
    { label: hours.heading, value: openNow(now, lang).text },
    { label: address.heading, value: `${street}\n${city}` },
  ]
  return (
    <div className={look}>
      <dl className="divide-y divide-line border-t-2 border-b border-ink">
        {shown.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-8 py-4">
            <dt className="label text-ink-soft">{label}</dt>
            <dd className="heading whitespace-pre-line first-letter:uppercase sm:ml-auto sm:text-right">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {pays && <p className="mt-3">{labelledText(payment.heading, pays, lang)}</p>}
    </div>
  )
}

/** On a phone in the one bar of the page; elsewhere the header has it. */
const Call = ({ lang, look }: { lang: Lang; look: string }) => (
  <ActionLink href={`tel:${facts().business.phone}`} tone="line" className={look}>
    <Phone size={20} />
    <span>{content(lang).contact.phone.call}</span>
  </ActionLink>
)

function Messages({ lang, messages }: { lang: Lang } & Pick<ShownFollow, 'messages'>) {
  if (!messages.length) return null
  return (
    <section>
      <h2 className="label text-ink-soft">{content(lang).follow.messages}</h2>
      <ul className="mt-2 grid gap-4">
        {messages.map(({ id, text, at }) => (
          <li key={id} className="border-l-4 border-line-strong pl-4">
            <p className="measure wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="small text-ink-soft">{at}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type AppointmentProps = { lang: Lang; typed: string | undefined } & NonNullable<ShownFollow['appointment']>

/** What the customer may still change of the appointment. Nothing happens by opening an address. */
function Appointment({ lang, at, until, typed }: AppointmentProps) {
  const { appointment: copy, states } = content(lang).follow
  if (!until) return <p>{copy.late}</p>
  // Each form is one act, however often it is sent.
  const seen = () => ({ seen: at, id: crypto.randomUUID() })
  return (
    <details className="print:hidden" open={typed ? true : undefined}>
      <summary className="link inline-flex min-h-11 items-center font-semibold">{copy.change}</summary>
      <p className="mt-1">{fillSlots(copy.until, { moment: until })}</p>
      <form method="post" className="mt-4 grid justify-items-start gap-3">
        <Carried of={seen()} />
        <Field label={copy.wish} hint={states.asked.text} look="box">
          {(field) => (
            <textarea {...field} name="wish" rows={2} maxLength={WISH_LENGTH} defaultValue={typed} />
          )}
        </Field>
        <button type="submit" name="act" value="ask" className="action action-line">
          {copy.ask}
        </button>
      </form>
      <details className="mt-4">
        <summary className="link inline-flex min-h-11 items-center font-semibold">{copy.cancel}</summary>
        <form method="post" className="mt-1 grid justify-items-start gap-3">
          <Carried of={seen()} />
          <p>{copy.cancelHint}</p>
          <button type="submit" name="act" value="cancel" className="action action-line">
            {copy.cancelSure}
          </button>
        </form>
      </details>
    </details>
  )
}

/** An address that was closed, or whose request is no longer shown. */
export function Gone({ lang }: { lang: Lang }) {
  const { follow } = content(lang)
  return (
    <section className="wrap section">
      <h1 className="title">{follow.gone.title}</h1>
      <p className="lead measure mt-4 text-ink-soft">{follow.gone.text}</p>
      <Call lang={lang} look="mt-8" />
    </section>
  )
}

/** The warranties of the work with a length of their own, when each ends, and what else there is to know afterwards. */
function After({ lang, work }: { lang: Lang; work: ShownWork }) {
  const { follow, interface: words } = content(lang)
  return (
    <section>
      <h2 className="heading">{follow.after.title}</h2>
      {work.warranties.map(({ title, length, scope, until }) => (
        <div key={title} className="mt-4 border-l-4 border-line-strong pl-4">
          <h3 className="heading">{title}</h3>
          <p className="figure whitespace-normal">{length}</p>
          {until && <p className="font-semibold">{until}</p>}
          <p className="small measure">{scope}</p>
        </div>
      ))}
      <p className="measure mt-2">{`${follow.after.text} ${work.isFitted ? follow.after.parts : ''}`}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {(['warranties', 'rights'] as const).map((page) => (
          <ActionLink key={page} href={href(page, lang)} tone="text">
            {words.nav[page]}
          </ActionLink>
        ))}
      </p>
    </section>
  )
}
