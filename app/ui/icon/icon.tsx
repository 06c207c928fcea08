const sizes = { 16: 'size-4', 18: 'size-4.5', 20: 'size-5', 22: 'size-5.5', 24: 'size-6' } as const

type IconProps = { size?: keyof typeof sizes; className?: string }

/** A decorative icon, one path in a square of 24: the text beside it, or its button's label, carries the meaning. */
function Icon({ path, size = 20, className = '' }: IconProps & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${sizes[size]} ${className}`.trim()}>
      <path d={path} />
    </svg>
  )
}

const icon = (path: string) => (props: IconProps) => <Icon path={path} {...props} />

export const ArrowLeft = icon('m12 19-7-7 7-7M19 12H5')
export const ArrowRight = icon('M5 12h14M12 5l7 7-7 7')
export const ArrowUp = icon('m5 12 7-7 7 7M12 19V5')
export const Tag = icon(
  'M7.5 7.5h.01M3 6v5.2a3 3 0 0 0 .9 2.1l7.7 7.7a2.4 2.4 0 0 0 3.4 0l6-6a2.4 2.4 0 0 0 0-3.4L13.3 3.9A3 3 0 0 0 11.2 3H6a3 3 0 0 0-3 3z',
)
export const CalendarDays = icon(
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
)
export const Check = icon('M20 6 9 17l-5-5')
export const ChevronDown = icon('m6 9 6 6 6-6')
export const ChevronLeft = icon('m15 18-6-6 6-6')
export const ChevronRight = icon('m9 18 6-6-6-6')
export const MapPin = icon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
)
export const Pause = icon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H15a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
)
export const Phone = icon(
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
)
export const Play = icon('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z')
export const Plus = icon('M5 12h14M12 5v14')
export const Printer = icon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V15a1 1 0 0 1 1-1z',
)
export const Search = icon('m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0z')
export const X = icon('M18 6 6 18M6 6l12 12')
export const Mail = icon('M3 6h18v12H3zM3 7l9 6 9-6')
export const Menu = icon('M4 5h16M4 12h16M4 19h16')
export const MessageCircle = icon('m3 20 1.3-3.9A9 8 0 1 1 7.7 19z')

/** A half-filled circle, for the theme. */
export const Contrast = () => (
  <Icon path="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 4v16a8 8 0 0 1 0-16z" className="icon-solid" />
)

const networks = {
  youtube:
    'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM10 9v6l5-3z',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.7 1.8-1.7h1.7V2.8c-.6-.1-1.4-.2-2.3-.2-2.7 0-4.2 1.6-4.2 4.4v2.5H8V13h3v8z',
  instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.2a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z',
  tiktok:
    'M13 3h3c.3 2.4 1.7 3.9 4 4.1v3c-1.5 0-2.8-.4-4-1.2v6.3c0 3.6-2.5 5.8-5.5 5.8S5 18.7 5 15.6s2.7-5.5 6.2-5.2v3.2c-1.7-.3-3 .6-3 2.1 0 1.3 1 2.2 2.3 2.2s2.5-.9 2.5-2.9z',
}

/** The logo of a social network. */
export const SocialIcon = ({ network }: { network: keyof typeof networks }) => (
  <Icon path={networks[network]} className="icon-solid" />
)
