import { NewTab } from '#app/ui/new-tab.tsx'
import type { Frame } from './frame.server.ts'
import { OpenNow } from './open-now.tsx'
import { SocialLinks } from './social-links.tsx'
import { Week } from './week.tsx'

const quickLinks = ['services', 'pricing', 'contact', 'about', 'gallery', 'projects', 'blog'] as const
const legalLinks = ['warranties', 'rights', 'privacy', 'accessibility'] as const

export function Footer({ frame }: { frame: Frame }) {
  const { copy } = frame
  return (
    <footer className="on-night bg-night pb-24 text-on-night-soft print:hidden md:pb-10">
      <div className="wrap grid gap-x-10 gap-y-12 pt-16 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <p className="heading text-on-night">{frame.name}</p>
          <p className="mt-4 max-w-[22.9em]">{copy.footer.description}</p>
          <p className="sr-only">{copy.footer.follow}</p>
          <div className="mt-5 -ml-3 text-on-night">
            <SocialLinks frame={frame} />
          </div>
        </div>
        <LinkList className="lg:col-span-2" title={copy.footer.quickLinks}>
          {quickLinks.map((name) => ({ href: frame.links[name], label: copy.nav[name] }))}
        </LinkList>
        <LinkList className="lg:col-span-3" title={copy.footer.services}>
          {frame.services}
        </LinkList>
        <div className="grid content-start gap-10 lg:col-span-3">
          <Contact frame={frame} />
          <Hours frame={frame} />
        </div>
      </div>
      <div className="wrap mt-14">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-on-night-soft/30 pt-6 text-sm">
          <p>{`© ${frame.year} ${frame.name}. ${copy.footer.rights}`}</p>
          <p>{copy.footer.payments}</p>
          {frame.illustrations && <p>{frame.illustrations}</p>}
          <ul className="flex flex-wrap gap-x-6 lg:mr-16 lg:ml-auto">
            {legalLinks.map((name) => (
              <li key={name}>
                <a
                  href={frame.links[name]}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {copy.nav[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function LinkList({
  title,
  className,
  children,
}: {
  title: string
  className: string
  children: { href: string; label: string }[]
}) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="label text-on-night">{title}</h2>
      <ul className="mt-3">
        {children.map((link) => (
          <li key={link.href}>
            <a
              href={link.href}
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-on-night hover:underline"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contact({ frame }: { frame: Frame }) {
  return (
    <div>
      <h2 className="label text-on-night">{frame.copy.footer.contact}</h2>
      <address className="mt-3 grid not-italic">
        <a
          href={frame.phone.href}
          data-event="call"
          className="figure inline-flex min-h-11 items-center text-xl text-on-night"
        >
          {frame.phone.text}
        </a>
        <a
          href={`mailto:${frame.email}`}
          className="small inline-flex min-h-11 items-center [overflow-wrap:anywhere] hover:text-on-night"
        >
          {frame.email}
        </a>
        <a
          href={frame.address.href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 flex-col justify-center hover:text-on-night"
        >
          <span>{frame.address.street}</span>
          <span>{frame.address.city}</span>
          <NewTab words={frame.copy.newTab} />
        </a>
      </address>
    </div>
  )
}

function Hours({ frame }: { frame: Frame }) {
  return (
    <div>
      <h2 className="label text-on-night">{frame.copy.footer.hours}</h2>
      <OpenNow open={frame.open} className="mt-3 text-on-night" />
      <Week frame={frame} className="mt-2" />
    </div>
  )
}
