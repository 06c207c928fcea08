import { mailto } from '#app/content/business/mailto.ts'
import { NewTab } from '#app/ui/new-tab.tsx'
import type { Frame } from './frame.server.ts'
import { OpenNow } from './open-now.tsx'
import { SocialLinks } from './social-links.tsx'
import { WeekLines } from './week-lines.tsx'

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

const LINK = 'footer-link'

/** Hours and contact first; on a phone the links wrap, on wide screens they are in columns. */
export function Footer({ frame }: { frame: Frame }) {
  const { copy } = frame
  const shown = quickLinks.filter((name) => !frame.empty.includes(name))
  return (
    <footer className="wrap on-night bg-night pt-9 pb-4 text-on-night-soft print:hidden lg:pt-16 lg:pb-10">
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-[1fr_auto_auto_auto] lg:gap-x-8 xl:gap-x-16">
        <div>
          <p className="heading text-on-night">{frame.name}</p>
          <p className="small mt-2 max-w-[24em] lg:mt-4">{copy.footer.description}</p>
        </div>
        <HoursAndContact frame={frame} />
        <LinkList
          title={copy.footer.quickLinks}
          links={shown.map((name) => ({ href: frame.links[name], label: copy.nav[name] }))}
        />
        <LinkList title={copy.footer.services} links={frame.services} />
      </div>
      <div className="mt-3 flex flex-wrap gap-x-5 border-t border-on-night-soft/30 pt-2 text-sm lg:mt-12 lg:pt-4">
        <Links>{legalLinks.map((name) => ({ href: frame.links[name], label: copy.nav[name] }))}</Links>
        <a href="#top" className={`${LINK} md:hidden`}>
          {copy.backToTop}
        </a>
        <p className="w-full py-2">
          {[
            `© ${frame.year} ${frame.name}. ${copy.footer.rights}`,
            copy.footer.payments && `${copy.footer.payments}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </footer>
  )
}

type LinkListProps = { title: string; links: readonly { href: string; label: string }[] }

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title} className="flex flex-wrap content-start gap-x-5 lg:flex-col">
      <h2 className="label w-full text-on-night">{title}</h2>
      <Links>{links}</Links>
    </nav>
  )
}

function Links({ children }: { children: LinkListProps['links'] }) {
  return children.map(({ href, label }) => (
    <a key={href} href={href} className={LINK}>
      {label}
    </a>
  ))
}

function HoursAndContact({ frame }: { frame: Frame }) {
  const { copy, address } = frame
  const isElsewhere = Object.values(frame.social).some(Boolean)
  return (
    <div>
      <h2 className="label text-on-night">{copy.footer.hours}</h2>
      <OpenNow open={frame.open} className="mt-2 text-on-night" />
      <WeekLines lines={frame.weekLines} className="small mt-1" />
      <h2 className="label mt-4 text-on-night lg:mt-6">{copy.footer.contact}</h2>
      <address className="grid justify-items-start not-italic">
        <div className="-mr-[min(0.75rem,4vw)] flex flex-wrap items-center justify-self-stretch text-on-night">
          <a
            href={frame.phone.href}
            data-event="call"
            className="figure mr-auto inline-flex min-h-11 items-center pr-5 text-xl"
          >
            {frame.phone.text}
          </a>
          {isElsewhere && <p className="sr-only">{copy.footer.follow}</p>}
          <SocialLinks frame={frame} />
        </div>
        <a href={mailto(frame.email)} className={`${LINK} mx-0 px-0 wrap-anywhere`}>
          {frame.email}
        </a>
        <a
          href={address.href}
          target="_blank"
          rel="noopener"
          className={`${LINK} mx-0 px-0 whitespace-pre-line`}
        >
          {`${address.street}\n${address.city}`}
          <NewTab words={copy.newTab} />
        </a>
      </address>
    </div>
  )
}
