import { EmailLink } from '#app/ui/email-link.tsx'
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
/** On a phone the menu has them. */
const inMenu: ReadonlySet<string> = new Set(['projects', 'blog'])
const legalLinks = ['warranties', 'rights', 'privacy', 'accessibility'] as const

const LINK = 'footer-link'

/** Hours and contact first; the links stand in columns, two on a phone. */
export function Footer({ frame }: { frame: Frame }) {
  const { copy } = frame
  const shown = quickLinks.filter((name) => !frame.empty.includes(name))
  return (
    <footer className="wrap on-night bg-night pt-7 pb-3 text-on-night-soft print:hidden lg:pt-16 lg:pb-10">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2 lg:grid-cols-[1fr_auto_auto] lg:gap-x-12 xl:gap-x-24">
        <div>
          <p className="heading text-on-night">{frame.name}</p>
          <p className="small mt-2 mb-4 max-w-[30em] lg:mt-4 lg:mb-6">{copy.footer.description}</p>
          <HoursAndContact frame={frame} />
        </div>
        <div className="pairs lg:contents">
          <LinkList
            title={copy.footer.quickLinks}
            links={shown.map((name) => ({
              href: frame.links[name],
              label: copy.nav[name],
              inMenu: inMenu.has(name),
            }))}
          />
          <LinkList title={copy.footer.services} links={frame.services} />
        </div>
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

type LinkListProps = { title: string; links: readonly { href: string; label: string; inMenu?: boolean }[] }

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav aria-label={title} className="flex flex-col items-start">
      <h2 className="label w-full text-on-night">{title}</h2>
      <Links>{links}</Links>
    </nav>
  )
}

function Links({ children }: { children: LinkListProps['links'] }) {
  return children.map(({ href, label, inMenu }) => (
    <a key={href} href={href} className={inMenu ? `${LINK} max-md:hidden` : LINK}>
      {label}
    </a>
  ))
}

function HoursAndContact({ frame }: { frame: Frame }) {
  const { copy, address } = frame
  const isElsewhere = Object.values(frame.social).some(Boolean)
  return (
    <div className="grid gap-x-5 gap-y-4 xl:grid-cols-2">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-5 xl:block">
          <h2 className="label text-on-night">{copy.footer.hours}</h2>
          <OpenNow open={frame.open} className="small text-on-night xl:mt-2" />
        </div>
        <WeekLines lines={frame.weekLines} className="small mt-1" />
      </div>
      <div className="flex flex-wrap justify-between">
        <h2 className="label w-full text-on-night">{copy.footer.contact}</h2>
        <address className="contents not-italic">
          <a
            href={frame.phone.href}
            data-event="call"
            className="figure inline-flex min-h-11 items-center text-xl text-on-night"
          >
            {frame.phone.text}
          </a>
          <EmailLink email={frame.email} className={`${LINK} mx-0 w-full px-0 max-md:order-1`} />
          <a
            href={address.href}
            target="_blank"
            rel="noopener"
            className={`${LINK} mx-0 w-full px-0 whitespace-pre-line max-md:order-1`}
          >
            {`${address.street}\n${address.city}`}
            <NewTab words={copy.newTab} />
          </a>
        </address>
        {isElsewhere && <p className="sr-only">{copy.footer.follow}</p>}
        <div className="-ml-3 flex flex-wrap text-on-night md:w-full">
          <SocialLinks frame={frame} />
        </div>
      </div>
    </div>
  )
}
