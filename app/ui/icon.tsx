const sizes = { 16: 'size-4', 18: 'size-4.5', 20: 'size-5', 22: 'size-5.5', 24: 'size-6' } as const

type IconProps = { size?: keyof typeof sizes; className?: string }

/** An icon of `icons.svg`: decoration, a text stands beside it or names its button. */
function Icon({ name, size = 20, className = '' }: IconProps & { name: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${sizes[size]} ${className}`.trim()}>
      <use href={`#icon-${name}`} />
    </svg>
  )
}

export const ArrowLeft = (props: IconProps) => <Icon name="arrow-left" {...props} />
export const ArrowRight = (props: IconProps) => <Icon name="arrow-right" {...props} />
export const ArrowUp = (props: IconProps) => <Icon name="arrow-up" {...props} />
export const CalendarDays = (props: IconProps) => <Icon name="calendar-days" {...props} />
export const Check = (props: IconProps) => <Icon name="check" {...props} />
export const ChevronDown = (props: IconProps) => <Icon name="chevron-down" {...props} />
export const ChevronLeft = (props: IconProps) => <Icon name="chevron-left" {...props} />
export const ChevronRight = (props: IconProps) => <Icon name="chevron-right" {...props} />
export const MapPin = (props: IconProps) => <Icon name="map-pin" {...props} />
export const Pause = (props: IconProps) => <Icon name="pause" {...props} />
export const Phone = (props: IconProps) => <Icon name="phone" {...props} />
export const Play = (props: IconProps) => <Icon name="play" {...props} />
export const Plus = (props: IconProps) => <Icon name="plus" {...props} />
export const Printer = (props: IconProps) => <Icon name="printer" {...props} />
export const X = (props: IconProps) => <Icon name="x" {...props} />
export const Moon = (props: IconProps) => <Icon name="moon" {...props} />
export const Sun = (props: IconProps) => <Icon name="sun" {...props} />
export const House = (props: IconProps) => <Icon name="house" {...props} />
export const Users = (props: IconProps) => <Icon name="users" {...props} />
export const FolderOpen = (props: IconProps) => <Icon name="folder-open" {...props} />
export const Wrench = (props: IconProps) => <Icon name="wrench" {...props} />
export const Menu = (props: IconProps) => <Icon name="menu" {...props} />
export const MessageCircle = (props: IconProps) => <Icon name="message-circle" {...props} />

/** The sign of a network the garage has a page on. */
export const SocialIcon = ({ network }: { network: 'youtube' | 'facebook' | 'instagram' | 'tiktok' }) => (
  <Icon name={network} />
)
