import { ActionLink } from './action-link.tsx'
import { Phone } from './icon/icon.tsx'

type CallBandProps = {
  heading: string
  text: string
  /** The primary action. `newTab`: "opens in a new tab", if it does. */
  action: { href: string; label: string; event?: 'booking'; newTab?: string }
  call: { href: string; label: string }
  /** The form above already has the screen's one orange action. */
  afterForm?: boolean
}

/** The call to action at the end of a page, on a dark ground. */
export function CallBand({ heading, text, action: { label, ...action }, call, afterForm }: CallBandProps) {
  return (
    <section className="wrap on-night grid items-end gap-x-10 gap-y-4 border-b border-on-night-soft/30 bg-night py-6 text-on-night lg:grid-cols-12 lg:py-20">
      <div className="lg:col-span-7">
        <h2 className="title">{heading}</h2>
        <p className="measure mt-2 text-on-night-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 lg:col-span-5 lg:grid lg:justify-end">
        <ActionLink {...action} tone={afterForm ? 'paper' : 'signal'}>
          {label}
        </ActionLink>
        <a href={call.href} className="action action-line">
          <Phone size={20} />
          {call.label}
        </a>
      </div>
    </section>
  )
}
