import { Phone } from '#app/ui/icon/icon.tsx'

type Props = { phone: string; href: string; call: string; isNext: boolean }

/** Calls the customer. The next one to call is the screen's one primary action. */
export function CallButton({ phone, href, call, isNext }: Props) {
  return (
    <a
      href={href}
      className={`relative grid size-12 place-items-center rounded-edge border-2 @4xl:size-11 ${isNext ? 'border-signal bg-signal text-on-signal' : 'border-line-strong'}`}
    >
      <Phone size={22} />
      <span className="sr-only">
        {call} {phone}
      </span>
    </a>
  )
}
