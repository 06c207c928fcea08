/** Streets across (numbers rise to the north) and avenues along, as offsets from the garage in the drawing's units. */
const streets = [-330, -255, -175, -70, 40, 115, 190, 265, 340]
const avenues = [-420, -350, -280, -210, -140, -70, 70, 140, 210, 280, 350, 420]

const streetNames = [
  [-215, -70, 'rue Jarry Est'],
  [110, -70, 'rue Jarry Est'],
  [-230, 198, 'A-40, boul. Crémazie Est'],
] as const
const avenueNames = [
  [-280, 20, 'boul. Saint-Michel'],
  [350, 20, 'boul. Pie-IX'],
] as const

type StreetMapProps = { label: string; street: string; name: string }

/**
 * The streets around the garage, drawn: 15e Avenue between Jarry and Crémazie, boulevards on both sides. North is up, so
 * the grid leans as it does on any map of Montreal. It asks nothing of anyone.
 */
export function StreetMap({ label, street, name }: StreetMapProps) {
  return (
    <svg
      viewBox="-400 -230 800 460"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full"
    >
      <g transform="rotate(-32)" fill="none" strokeLinecap="square">
        <g className="stroke-line" strokeWidth="5">
          {streets.map((y) => (
            <path key={y} d={`M-700 ${y}H700`} />
          ))}
          {avenues.map((x) => (
            <path key={x} d={`M${x}-560V560`} />
          ))}
        </g>
        <g className="stroke-line-strong" strokeWidth="2">
          <path d="M-700 190H700M-700 206H700" />
        </g>
        <g className="stroke-line" strokeWidth="14">
          <path d="M-700-70H700M-280-560V560M350-560V560" />
        </g>
        <path d="M0-560V560" className="stroke-ink" strokeWidth="6" />
        <g className="fill-ink-soft stroke-surface text-[15px] [paint-order:stroke]" strokeWidth="6">
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
          className="fill-ink stroke-surface text-[17px] font-bold [paint-order:stroke]"
          strokeWidth="7"
        >
          15e Avenue
        </text>
      </g>
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
