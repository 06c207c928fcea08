import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'
import { Slip } from '#app/estimate/slip.tsx'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import { WISH_LENGTH } from '#app/requests/follow/customer-acts.server.ts'
import type { ShownFollow } from '#app/requests/follow/shown.server.ts'
import type { ShownWork } from '#app/requests/follow/shown-work.server.ts'
import { followPhotoPath, href } from '#app/site-map.ts'
import { Field } from '#app/ui/field.tsx'
import { Phone } from '#app/ui/icon/icon.tsx'
import { ChooseLines, ReviewAnswer } from './answer-evaluation.tsx'
import { Alert, type FollowAnswer } from './follow-alert.tsx'

type Props = {
  lang: Lang
  path: string
  shown: ShownFollow & { work: ShownWork }
  answer: FollowAnswer | undefined
}

/** Where a request stands, for the customer who asked: it works without scripts, and renews itself where they run. */
export function Follow({ lang, path, shown, answer }: Props) {
  const { follow: copy, evaluation, contact, interface: words } = content(lang)
  const { work } = shown
  const { waiting } = work
  const photoHref = (id: string) => followPhotoPath(path, id)
  if (waiting && answer?.isReview && answer.typed?.id === waiting.id)
    return <ReviewAnswer {...{ lang, waiting, answer, work }} typed={answer.typed} />
  return (
    <follow-page
      version={shown.version}
      className="wrap block max-w-3xl pt-8 pb-16 lg:pt-14 print:max-w-none"
    >
      <p className="label text-ink-soft">
        {copy.reference} <span className="figure">{shown.reference}</span>
      </p>
      <h1 className="display mt-2">{shown.state.title}</h1>
      <p className="lead measure mt-3">{shown.state.text}</p>
      {shown.due && <p className="mt-2 font-semibold">{shown.due}</p>}
      {shown.wish && <q className="measure mt-2 block wrap-anywhere">{shown.wish}</q>}
      {answer?.kind && <Alert lang={lang} kind={answer.kind} />}
      {waiting && (
        <ChooseLines
          lang={lang}
          waiting={waiting}
          answer={answer}
          before={work.before}
          photoHref={photoHref}
        />
      )}
      {work.expired && <p className="mt-4 font-semibold">{work.expired}</p>}
      {shown.promise && (
        <div className="mt-6 border-t-2 border-ink pt-4">
          <p className="label text-ink-soft">{evaluation.readyAt}</p>
          <p className="title first-letter:uppercase">{shown.promise.text}</p>
          {shown.promise.isLate && <p className="mt-1 font-semibold">{copy.late}</p>}
        </div>
      )}
      {shown.appointment && <Appointment lang={lang} appointment={shown.appointment} typed={answer?.wish} />}
      <p className="mt-6 print:hidden">
        <a
          href={`tel:${facts().business.phone}`}
          className={`action ${waiting ? 'action-line' : 'action-signal'}`}
        >
          <Phone size={20} />
          {contact.phone.call}
        </a>
      </p>
      {shown.messages.length > 0 && (
        <section className="mt-10">
          <h2 className="heading">{copy.messages}</h2>
          <ul className="mt-3 grid gap-4">
            {shown.messages.map(({ id, text, at }) => (
              <li key={id} className="border-l-4 border-line-strong pl-4">
                <p className="measure wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="small text-ink-soft">{at}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shown.isOver && (
        <section className="mt-10">
          <h2 className="heading">{copy.after.title}</h2>
          <Warranties warranties={work.warranties} />
          <p className="measure mt-2">{copy.after.text}</p>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a
              href={href('warranties', lang)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {words.nav.warranties}
            </a>
            <a href={href('rights', lang)} className="link inline-flex min-h-11 items-center font-semibold">
              {words.nav.rights}
            </a>
          </p>
        </section>
      )}
      <Work lang={lang} work={work} photoHref={photoHref} />
      <section className={waiting || work.answered.length > 0 ? 'mt-10 print:hidden' : 'mt-10'}>
        <h2 className="heading">{copy.story}</h2>
        <ol className="mt-3 border-t-2 border-ink">
          {shown.story.map(({ text, at }) => (
            <li
              key={`${at} ${text}`}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2"
            >
              <span className="font-semibold">{text}</span>
              <span className="figure text-ink-soft">{at}</span>
            </li>
          ))}
        </ol>
      </section>
      {shown.estimate && (
        <section className="mt-10">
          <h2 className="heading mb-3">{copy.price}</h2>
          <Slip {...shown.estimate} />
          <p className="small mt-2">{shown.estimate.slip.evaluation}</p>
          {shown.estimate.held && <p className="small">{shown.estimate.held}</p>}
        </section>
      )}
      <p className="small mt-10 border-t border-line pt-4 text-ink-soft print:hidden">
        {copy.private} <span className="scripted">{copy.renews}</span>
      </p>
    </follow-page>
  )
}

type AppointmentProps = {
  lang: Lang
  appointment: NonNullable<ShownFollow['appointment']>
  typed: string | undefined
}

/** The appointment, and what the customer may still change of it. Nothing happens by opening an address. */
function Appointment({ lang, appointment: { at, text, until }, typed }: AppointmentProps) {
  const { appointment: copy, states } = content(lang).follow
  return (
    <section className="mt-6 border-t-2 border-ink pt-4">
      <h2 className="label text-ink-soft">{copy.title}</h2>
      <p className="title first-letter:uppercase">{text}</p>
      {until ? (
        <details className="mt-2 print:hidden" open={typed ? true : undefined}>
          <summary className="link inline-flex min-h-11 items-center font-semibold">{copy.change}</summary>
          <p className="mt-1">{fillSlots(copy.until, { moment: until })}</p>
          <form method="post" className="mt-4 grid gap-3">
            <Seen at={at} />
            <Field label={copy.wish} hint={states.asked.text} look="box">
              {(field) => (
                <textarea {...field} name="wish" rows={2} maxLength={WISH_LENGTH} defaultValue={typed} />
              )}
            </Field>
            <p className="flex flex-wrap gap-3">
              <button type="submit" name="act" value="ask" className="action action-line">
                {copy.ask}
              </button>
            </p>
          </form>
          <details className="mt-4">
            <summary className="link inline-flex min-h-11 items-center font-semibold">{copy.cancel}</summary>
            <form method="post" className="mt-1 grid justify-items-start gap-3">
              <Seen at={at} />
              <p>{copy.cancelHint}</p>
              <button type="submit" name="act" value="cancel" className="action action-line">
                {copy.cancelSure}
              </button>
            </form>
          </details>
        </details>
      ) : (
        <p className="mt-1">{copy.late}</p>
      )}
    </section>
  )
}

/** Which appointment was seen, and the act that the form makes, however often it is sent. */
const Seen = ({ at }: { at: string }) => (
  <>
    <input type="hidden" name="seen" value={at} />
    <input type="hidden" name="id" value={crypto.randomUUID()} />
  </>
)

/** An address that was closed, or whose request is no longer kept. */
export function Gone({ lang }: { lang: Lang }) {
  const { follow, contact } = content(lang)
  return (
    <section className="wrap section">
      <h1 className="title">{follow.gone.title}</h1>
      <p className="lead measure mt-4 text-ink-soft">{follow.gone.text}</p>
      <p className="mt-8">
        <a href={`tel:${facts().business.phone}`} className="action action-signal">
          <Phone size={20} />
          {contact.phone.call}
        </a>
      </p>
    </section>
  )
}

type WorkProps = { lang: Lang; work: ShownWork; photoHref: (id: string) => string }

/** What was accepted, what the bill says of it, and the replaced parts. */
function Work({ lang, work: { answered, all, bill, parts }, photoHref }: WorkProps) {
  const { work: copy } = content(lang).follow
  return (
    <>
      <Sums title={copy.bill} rows={bill} />
      {parts && <p className="mt-6 font-semibold">{parts}</p>}
      <Sums title={copy.all} rows={all} />
      {answered.map(({ id, sheet }, at) => (
        <section key={id} className={at > 0 ? 'mt-10 break-before-page' : 'mt-10'}>
          <EvaluationSheet sheet={sheet} photoHref={photoHref} />
        </section>
      ))}
    </>
  )
}

function Sums({ title, rows }: { title: string; rows: ShownWork['bill'] }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-10">
      <Slip subject={title} slip={{ lines: [], sum: { rows } }} />
    </section>
  )
}

/** The warranties of the work with a length of their own, and when each ends. */
function Warranties({ warranties }: Pick<ShownWork, 'warranties'>) {
  return warranties.map(({ title, length, scope, until }) => (
    <div key={title} className="mt-4 border-l-4 border-line-strong pl-4">
      <h3 className="heading">{title}</h3>
      <p className="figure whitespace-normal">{length}</p>
      {until && <p className="font-semibold">{until}</p>}
      <p className="small measure">{scope}</p>
    </div>
  ))
}
