import { Menu as MenuIcon, Phone } from '#app/ui/icon/icon.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { contactHref } from './booking.ts'
import type { Frame } from './frame.server.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MENU_ID } from './menu.tsx'
import { OpenNow } from './open-now.tsx'
import { SocialLinks } from './social-links.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const items = ['services', 'pricing', 'about', 'blog', 'contact'] as const

/** The section of the home page for each item. */
const sections = { services: 'services', pricing: '', about: 'a-propos', blog: 'blog', contact: 'contact' }

export function Header({ frame, isAlone }: { frame: Frame; isAlone?: true | undefined }) {
  return (
    <>
      {!isAlone && <TopStrip frame={frame} />}
      <header
        className={`${isAlone ? 'min-h-16 flex-wrap' : 'h-16'} wrap sticky top-0 z-30 flex items-center gap-2 xl:gap-3 [&>:first-child]:mr-auto border-b border-transparent bg-paper/98 transition-[background-color,border-color] duration-200 lg:h-[4.5rem] print:hidden in-[.scrolled]:border-line in-[.scrolled]:bg-paper`}
      >
        <Logo name={frame.name} href={frame.home} />
        {isAlone ? <LanguageSwitch frame={frame} /> : <MainNavigation frame={frame} />}

        <a
          href={frame.phone.href}
          className="figure inline-flex min-h-12 items-center gap-2 px-2 text-[1.0625rem] hover:text-accent max-md:hidden"
          aria-label={`${frame.copy.call} ${frame.phone.text}`}
        >
          <Phone size={20} />
          {frame.phone.text}
        </a>
        {!isAlone && <ContactAction frame={frame} />}
        {!isAlone && (
          <button
            type="button"
            command="show-modal"
            commandfor={MENU_ID}
            aria-label={frame.copy.openMenu}
            aria-haspopup="dialog"
            className="-mr-[min(0.75rem,4vw)] inline-flex size-[min(3rem,14vw)] flex-none items-center justify-center lg:hidden"
          >
            <MenuIcon size={24} />
          </button>
        )}
      </header>
    </>
  )
}

/** Above the bar on wide screens: open or closed, the address, social links, theme and language. */
function TopStrip({ frame }: { frame: Frame }) {
  return (
    <aside
      aria-label={frame.copy.footer.contact}
      className="wrap hidden h-11 items-center border-b border-line bg-steel text-[0.9375rem] [&_:focus-visible]:-outline-offset-3 print:hidden lg:flex [&>:last-child]:-mr-3"
    >
      <OpenNow open={frame.open} className="mr-6" />
      <a
        href={frame.address.href}
        target="_blank"
        rel="noopener"
        className="mr-auto -ml-2 inline-flex min-h-11 items-center px-2 hover:text-accent"
      >
        {`${frame.address.street}, ${frame.address.city}`}
        <NewTab words={frame.copy.newTab} />
      </a>

      <SocialLinks frame={frame} />
      <ThemeToggle label={frame.copy.toggleTheme} />
      <LanguageSwitch frame={frame} />
    </aside>
  )
}

function MainNavigation({ frame }: { frame: Frame }) {
  return (
    <nav aria-label={frame.copy.menu} className="mx-auto hidden lg:flex">
      {items
        .filter((item) => !frame.empty.includes(item))
        .map((item) => (
          <a
            key={item}
            href={item === 'contact' ? contactHref(frame) : frame.links[item]}
            data-section={(frame.path === frame.home && sections[item]) || undefined}
            aria-current={isBelow(frame.path, frame.links[item]) ? 'page' : undefined}
            className="nav-link"
          >
            {frame.copy.nav[item]}
          </a>
        ))}
    </nav>
  )
}

function ContactAction({ frame }: { frame: Frame }) {
  return (
    <a
      href={contactHref(frame)}
      className="action bg-ink whitespace-nowrap text-paper hover:bg-ink-soft max-md:hidden"
    >
      <span className="max-xl:hidden">{frame.copy.book}</span>
      <span className="xl:hidden">{frame.copy.bar.book}</span>
    </a>
  )
}

function isBelow(pathname: string, link: string): boolean {
  return pathname === link || pathname.startsWith(`${link}/`)
}
