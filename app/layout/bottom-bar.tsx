import { FolderOpen, House, Phone, Users, Wrench } from '#app/ui/icon.tsx'
import type { Frame } from './frame.server.ts'

const items = [
  { name: 'home', icon: House },
  { name: 'services', icon: Wrench },
  { name: 'about', icon: Users },
  { name: 'projects', icon: FolderOpen },
] as const

/** In thumb's reach on phones. When it hides is said by the page's scroll (`early.ts`, `shell.css`). */
export function BottomBar({ frame }: { frame: Frame }) {
  const links = { ...frame.links, home: frame.home }
  return (
    <nav
      aria-label={frame.copy.quickAccess}
      data-home={frame.path === frame.home || undefined}
      className="bottom-bar print:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map(({ name, icon: Icon }) => (
          <li key={name}>
            <a
              href={links[name]}
              aria-current={frame.path === links[name] ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft aria-[current]:text-accent"
            >
              <Icon size={20} />
              {frame.copy.nav[name]}
            </a>
          </li>
        ))}
        <li>
          <a
            href={frame.phone.href}
            className="flex min-h-14 flex-col items-center justify-center gap-0.5 bg-signal text-xs font-bold text-on-signal"
          >
            <Phone size={20} />
            {frame.copy.call}
          </a>
        </li>
      </ul>
    </nav>
  )
}
