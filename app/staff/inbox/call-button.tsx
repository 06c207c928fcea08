import { Phone } from '#app/ui/icon/icon.tsx'
import type { ShownRow } from './shown-row.server.ts'

type Props = { row: ShownRow; call: string }

/** Calls the customer. The next one to call is the screen's one primary action. */
export function CallButton({ row: { phone, callLink, isNext }, call }: Props) {
  return (
    <a
      href={callLink}
      className={`relative grid size-12 place-items-center rounded-edge @4xl:size-11 ${isNext ? 'bg-signal text-on-signal' : 'border border-line hover:bg-line @4xl:border-0'}`}
    >
      <Phone size={22} />
      <span className="sr-only">
        {call} {phone}
      </span>
    </a>
  )
}
