type OpenNowProps = { open: { now: boolean; text: string }; className?: string }

/** "Ouvert jusqu’à 17 h": a filled dot when open, a ring when closed (`shell.css`), and the words. */
export function OpenNow({ open, className = '' }: OpenNowProps) {
  return <span className={`open-now ${open.now ? 'is-open' : ''} ${className}`.trim()}>{open.text}</span>
}
