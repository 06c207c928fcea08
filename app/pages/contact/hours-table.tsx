import { OpenNow } from '#app/layout/open-now.tsx'
import type { ContactParts } from './section-content.server.tsx'

/** Whether we are open, the week, and the coming days that differ from it. */
export function HoursTable({ hours, open }: Pick<ContactParts, 'hours' | 'open'>) {
  return (
    <>
      <h2 className="label text-ink-soft">{hours.heading}</h2>
      <OpenNow open={open} className="mt-3 lead" />
      <table className="mt-3 w-full tabular-nums">
        <caption className="sr-only">{hours.heading}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{hours.day}</th>
            <th scope="col">{hours.opening}</th>
          </tr>
        </thead>
        <tbody>
          {hours.week.map(({ day, hours: text, today }) => (
            <tr key={day} className={`border-t border-line ${today ? 'font-bold' : 'font-normal'}`}>
              <th scope="row" className="py-2 text-left [font-weight:inherit]">
                <span className="inline-block first-letter:uppercase">{day}</span>
                {today && (
                  <span className="open-now small ml-2 font-normal text-ink-soft">{hours.today}</span>
                )}
              </th>
              <td className="py-2 text-right">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.special.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{hours.exceptions}</h3>
          <dl className="tabular-nums">
            {hours.special.map(({ day, hours: text, reason }) => (
              <div key={day} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2">
                <dt>{`${day}, ${reason}`}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="small mt-4 text-ink-soft">{hours.note}</p>
    </>
  )
}
