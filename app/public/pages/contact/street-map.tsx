/** Streets across (numbers rise to the north) and avenues along, as offsets from the garage in the drawing's units. */
const streets = [-490, -410, -330, -255, -175, 40, 115, 280, 360, 440]
const avenues = [-560, -490, -420, -350, -210, -140, -70, 70, 140, 210, 280, 420, 490, 560]

const streetNames = [
  [-235, -70, 'rue Jarry Est'],
  [125, -70, 'rue Jarry Est'],
  [50, 198, 'A-40, boul. Crémazie Est'],
] as const
const avenueNames = [
  [-280, -250, 'boul. Saint-Michel'],
  [350, 60, 'boul. Pie-IX'],
] as const

/** The only location for which the drawing is right. */
const drawnAt = { latitude: 45.5698, longitude: -73.6113 }

type StreetMapProps = { label: string; street: string; name: string; at: typeof drawnAt }

/**
 * The streets around the garage, drawn: 15e Avenue between Jarry and Crémazie, boulevards on both sides. North is up, so the
 * grid is tilted as on any map of Montreal. It makes no requests. A garage elsewhere gets only its pin.
 */
export function StreetMap({ label, street, name, at }: StreetMapProps) {
  const isDrawn = at.latitude === drawnAt.latitude && at.longitude === drawnAt.longitude
  return (
    <svg
      viewBox="-600 -235 1200 440"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={isDrawn ? label : `${name}, ${street}`}
      className="absolute inset-0 size-full"
    >
      {isDrawn && <Streets />}
      <g>
        <path d="M0 0-17-30A20 20 0 1 1 17-30Z" className="fill-accent" />
        <circle cy="-41" r="7" className="fill-surface" />
        <g
          className="fill-ink stroke-surface font-bold [paint-order:stroke]"
          strokeWidth="7"
          textAnchor="middle"
        >
          <text y="-84" className="text-[22px]">
            {name}
          </text>
          <text y="-66" className="text-[16px]">
            {street}
          </text>
        </g>
      </g>
    </svg>
  )
}

function Streets() {
  return (
    <g transform="rotate(-32)" fill="none" strokeLinecap="square">
      <g className="stroke-line" strokeWidth="3.5">
        {streets.map((y) => (
          <path key={y} d={`M-900 ${y}H900`} />
        ))}
        {avenues.map((x) => (
          <path key={x} d={`M${x}-560V560`} />
        ))}
      </g>
      <g className="stroke-line-strong" strokeWidth="2">
        <path d="M-900 190H900M-900 206H900" />
      </g>
      <g className="stroke-line" strokeWidth="12">
        <path d="M-900-70H900M-280-560V560M350-560V560" />
      </g>
      <path d="M0-560V560" className="stroke-ink" strokeWidth="6" />
      <g className="fill-ink-soft stroke-surface text-[17px] [paint-order:stroke]" strokeWidth="6">
        {streetNames.map(([x, y, text]) => (
          <text key={x} x={x} y={y + 5}>
            {text}
          </text>
        ))}
        {avenueNames.map(([x, y, text]) => (
          <text key={x} transform={`translate(${x - 5} ${y})rotate(90)`}>
            {text}
          </text>
        ))}
      </g>
      <text
        transform="translate(-6 70)rotate(90)"
        className="fill-ink stroke-surface text-[18px] font-bold [paint-order:stroke]"
        strokeWidth="7"
      >
        15e Avenue
      </text>
    </g>
  )
}
