import { Phone } from '#app/ui/icon/icon.tsx'
import type { ShownRow } from './shown-row.server.ts'

type Props = { row: ShownRow; call: string; isPart: true | undefined }

const QUIET = 'border border-line hover:bg-line @4xl:border-0'
const SIGNAL = {
  part: 'bg-signal text-on-signal',
  // On a desk, the line above the list calls.
  whole: 'bg-signal text-on-signal lg:bg-transparent lg:text-ink lg:hover:bg-line',
}

/** Calls the customer. The next one to call is the screen's one primary action. */
export function CallButton({ row: { phone, callLink, isNext }, call, isPart }: Props) {
  return (
    <a
      href={callLink}
      className={`relative grid size-12 place-items-center rounded-edge @4xl:size-11 ${isNext ? SIGNAL[isPart ? 'part' : 'whole'] : QUIET}`}
    >
      <Phone size={22} />
      <span className="sr-only">
        {call} {phone}
      </span>
    </a>
  )
}
