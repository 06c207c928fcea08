/** "Ouvert jusqu’à 17 h": a filled dot when open, a ring when closed, and the words. */
export function OpenNow({
  open,
  className = '',
}: {
  open: { now: boolean; text: string }
  className?: string
}) {
  return (
    <span className={`open-now inline-flex items-center gap-2 ${className}`}>
      <span
        aria-hidden="true"
        className={`size-2.5 flex-none rounded-full border-2 ${open.now ? 'border-[#2f9e58] bg-[#2f9e58]' : 'border-current'}`}
      />
      <span className="font-semibold tabular-nums">{open.text}</span>
    </span>
  )
}
