import { Phone } from './icon/icon.tsx'

type Way = { href: string; label: string }

export function WriteOrCall({ write, call }: { write: Way; call: Way }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3 print:hidden">
      <a href={write.href} className="action action-line">
        {write.label}
      </a>
      <a href={call.href} className="action action-line">
        <Phone size={20} />
        {call.label}
      </a>
    </p>
  )
}
