/** A longer name is set smaller, on two lines if needed. */
const SHORT = 18

/** The garage's name with its mark: a car's outline between the two posts of a lift. */
export function Logo({ name, href }: { name: string; href: string }) {
  return (
    <a
      href={href}
      className="flex min-h-12 items-center gap-[min(0.625rem,2.5vw)] no-underline"
      aria-label={name}
    >
      <svg viewBox="0 0 40 40" className="size-[min(2.25rem,10.5vw)] flex-none" aria-hidden="true">
        <rect width="40" height="40" rx="4" className="fill-ink" />
        <path d="M9,7v26M31,7v26" className="stroke-paper" strokeWidth="3.5" />
        <path
          d="M9,24h22M13,19.5l2.4-5.2c.3-.7,1-1.1,1.7-1.1h5.8c.7,0,1.4.4,1.7,1.1l2.4,5.2"
          fill="none"
          className="stroke-paper"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
      <span
        className={`font-extrabold tracking-[-0.03em] ${
          name.length > SHORT
            ? 'text-[min(0.9375rem,4.5vw)] leading-[1.1] text-balance wrap-anywhere'
            : 'text-[min(1.1875rem,5vw)] leading-none max-[22rem]:text-[min(0.9375rem,5vw)] whitespace-nowrap'
        }`}
      >
        {name}
      </span>
    </a>
  )
}
