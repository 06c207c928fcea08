import { Odometer } from '#app/ui/odometer.tsx'
import type { NotFoundContent } from './not-found-content.server.ts'

export function NotFoundPage({ heading, text, home, call, links }: NotFoundContent) {
  return (
    <section className="wrap section grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Odometer figure="000404" />
        <h1 lang="en" className="title mt-8">
          {heading}
        </h1>
        <p className="lead measure mt-4 text-ink-soft">{text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={home.href} className="action action-signal">
            {home.label}
          </a>
          <a href={call.href} className="action action-line">
            {call.label}
          </a>
        </p>
      </div>
      <ul className="self-end border-t border-line-strong lg:col-span-4 lg:col-start-9">
        {links.map(({ href, label }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="heading flex min-h-14 items-center hover:text-accent">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
