import { Phone, X } from '#app/ui/icon/icon.tsx'
import { contactHref } from './booking.ts'
import type { Frame } from './frame.server.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { OpenNow } from './open-now.tsx'
import { QuickLinks } from './quick-links.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { WeekLines } from './week-lines.tsx'

export const MENU_ID = 'menu'

const items = ['home', 'services', 'about', 'projects', 'blog', 'contact'] as const

/** The slide-in menu of small screens: a modal dialog, so that focus stays in it and Escape closes it. */
export function SiteMenu({ frame }: { frame: Frame }) {
  const contact = contactHref(frame)
  const link = { ...frame.links, home: frame.home, contact }
  return (
    <dialog id={MENU_ID} aria-label={frame.copy.menu} className="menu" data-dismiss>
      <div className="flex min-h-full flex-col gap-4 p-5">
        <div className="-mx-3 flex items-center">
          <LanguageSwitch frame={frame} />
          <ThemeToggle label={frame.copy.toggleTheme} className="ml-auto" />
          <button
            type="button"
            command="close"
            commandfor={MENU_ID}
            aria-label={frame.copy.closeMenu}
            className="inline-flex size-12 items-center justify-center"
          >
            <X size={24} />
          </button>
        </div>
        <nav aria-label={frame.copy.menu}>
          <div className="menu-quick mb-4">
            <QuickLinks frame={frame} />
          </div>
          {items
            .filter((item) => !frame.empty.includes(item))
            .map((item) => (
              <a
                key={item}
                href={link[item]}
                aria-current={frame.path === link[item] ? 'page' : undefined}
                className="menu-link"
              >
                {frame.copy.nav[item]}
                {item === 'blog' && (
                  <span className="label rounded-edge bg-ink px-2 py-1 text-paper">{frame.copy.new}</span>
                )}
              </a>
            ))}
        </nav>
        <div className="mt-auto grid gap-2">
          <OpenNow open={frame.open} />
          <a href={frame.phone.href} className="figure inline-flex min-h-11 items-center">
            {frame.phone.text}
          </a>
          <a
            href={frame.address.href}
            target="_blank"
            rel="noopener"
            aria-label={`${frame.address.street} ${frame.address.city} (${frame.copy.newTab})`}
            className="inline-flex min-h-11 items-center whitespace-pre-line"
          >
            {`${frame.address.street}\n${frame.address.city}`}
          </a>
          <WeekLines lines={frame.weekLines} className="small" />
          <a href={frame.phone.href} className="action bg-signal text-on-signal">
            <Phone size={20} />
            {frame.copy.callNow}
          </a>
        </div>
      </div>
    </dialog>
  )
}
