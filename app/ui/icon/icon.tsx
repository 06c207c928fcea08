import * as paths from './icon-paths.ts'

const sizes = { 16: 'size-4', 18: 'size-4.5', 20: 'size-5', 22: 'size-5.5', 24: 'size-6' } as const

type IconProps = { size?: keyof typeof sizes; className?: string }

/** A decorative icon: the text beside it, or its button's label, carries the meaning. */
function Icon({ path, size = 20, className = '' }: IconProps & { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${sizes[size]} ${className}`.trim()}>
      <path d={path} />
    </svg>
  )
}

export const ArrowLeft = (props: IconProps) => <Icon path={paths.arrowLeft} {...props} />
export const ArrowRight = (props: IconProps) => <Icon path={paths.arrowRight} {...props} />
export const ArrowUp = (props: IconProps) => <Icon path={paths.arrowUp} {...props} />
export const Tag = (props: IconProps) => <Icon path={paths.tag} {...props} />
export const CalendarDays = (props: IconProps) => <Icon path={paths.calendarDays} {...props} />
export const Check = (props: IconProps) => <Icon path={paths.check} {...props} />
export const ChevronDown = (props: IconProps) => <Icon path={paths.chevronDown} {...props} />
export const ChevronLeft = (props: IconProps) => <Icon path={paths.chevronLeft} {...props} />
export const ChevronRight = (props: IconProps) => <Icon path={paths.chevronRight} {...props} />
export const MapPin = (props: IconProps) => <Icon path={paths.mapPin} {...props} />
export const Pause = (props: IconProps) => <Icon path={paths.pause} {...props} />
export const Phone = (props: IconProps) => <Icon path={paths.phone} {...props} />
export const Play = (props: IconProps) => <Icon path={paths.play} {...props} />
export const Plus = (props: IconProps) => <Icon path={paths.plus} {...props} />
export const Printer = (props: IconProps) => <Icon path={paths.printer} {...props} />
export const Search = (props: IconProps) => <Icon path={paths.search} {...props} />
export const X = (props: IconProps) => <Icon path={paths.x} {...props} />
export const Mail = (props: IconProps) => <Icon path={paths.mail} {...props} />
export const Menu = (props: IconProps) => <Icon path={paths.menu} {...props} />
export const MessageCircle = (props: IconProps) => <Icon path={paths.messageCircle} {...props} />

/** A half-filled circle, for the theme. */
export const Contrast = () => <Icon path={paths.contrast} className="icon-solid" />

const networks = {
  youtube: paths.youtube,
  facebook: paths.facebook,
  instagram: paths.instagram,
  tiktok: paths.tiktok,
}

/** The logo of a social network. */
export const SocialIcon = ({ network }: { network: keyof typeof networks }) => (
  <Icon path={networks[network]} className="icon-solid" />
)
