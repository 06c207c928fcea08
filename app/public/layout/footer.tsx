import { NewTab } from '#app/ui/new-tab.tsx'
import type { Frame } from './frame.server.ts'
import { OpenNow } from './open-now.tsx'
import { SocialLinks } from './social-links.tsx'
import { Week } from './week.tsx'

const quickLinks = [
  'services',
  'pricing',
  'contact',
  'about',
  'gallery',
  'projects',
  'blog',
  'canIDrive',
] as const
const legalLinks = ['warranties', 'rights', 'privacy', 'accessibility'] as const

const LINK =
  'small inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:text-on-night hover:underline'

/** Hours and ways to reach the garage first; on a phone the links run on, on wide screens they stand in columns. */
export function Footer({ frame }: { frame: Frame }) {
  const { copy } = frame
  return (
    <footer className="on-night bg-night pt-9 pb-4 text-on-night-soft print:hidden lg:pt-16 lg:pb-10">
      <div className="wrap grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto] lg:gap-x-16">
        <div>
          <p className="heading text-on-night">{frame.name}</p>
          <p className="small mt-2 max-w-[26em] lg:mt-4">{copy.footer.description}</p>
        </div>
        <div className="grid content-start gap-y-4 lg:gap-y-6">
          <Hours frame={frame} />
          <Contact frame={frame} />
        </div>
        <LinkList title={copy.footer.quickLinks}>
          {quickLinks.map((name) => ({ href: frame.links[name], label: copy.nav[name] }))}
        </LinkList>
        <LinkList title={copy.footer.services}>{frame.services}</LinkList>
      </div>
      <div className="wrap mt-3 lg:mt-12">
        <div className="border-t border-on-night-soft/30 pt-2 text-sm lg:pt-4">
          <Links>{legalLinks.map((name) => ({ href: frame.links[name], label: copy.nav[name] }))}</Links>
          <p className="py-2">
            {[
              `© ${frame.year} ${frame.name}. ${copy.footer.rights}`,
              copy.footer.payments,
              frame.illustrations,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
    </footer>
  )
}

type Link = { href: string; label: string }

function Links({ children, stacked = false }: { children: readonly Link[]; stacked?: boolean }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 ${stacked ? 'lg:flex-col' : ''}`}>
      {children.map((link) => (
        <li key={link.href} className="flex">
          <a href={link.href} className={LINK}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

type LinkListProps = { title: string; children: readonly Link[] }

function LinkList({ title, children }: LinkListProps) {
  return (
    <nav aria-label={title}>
      <h2 className="label text-on-night">{title}</h2>
      <Links stacked>{children}</Links>
    </nav>
  )
}

function Contact({ frame }: { frame: Frame }) {
  return (
    <div>
      <h2 className="label text-on-night">{frame.copy.footer.contact}</h2>
      <address className="grid not-italic">
        <div className="flex flex-wrap items-center justify-between gap-x-8 text-on-night">
          <a
            href={frame.phone.href}
            data-event="call"
            className="figure inline-flex min-h-11 items-center text-xl"
          >
            {frame.phone.text}
          </a>
          {Object.values(frame.social).some(Boolean) && <p className="sr-only">{frame.copy.footer.follow}</p>}
          <div className="-mx-3 flex">
            <SocialLinks frame={frame} />
          </div>
        </div>
        <a
          href={`mailto:${frame.email}`}
          className="small inline-flex min-h-11 items-center whitespace-nowrap hover:text-on-night"
        >
          {frame.email}
        </a>
        <a
          href={frame.address.href}
          target="_blank"
          rel="noopener"
          className="small inline-flex min-h-11 flex-col justify-center hover:text-on-night"
        >
          <span>{frame.address.street}</span>
          <span className="whitespace-nowrap">{frame.address.city}</span>
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
      <OpenNow open={frame.open} className="mt-2 text-on-night" />
      <Week frame={frame} className="small mt-1" />
    </div>
  )
}
