import type { PricingContent } from './pricing-content.server.ts'

/** The sheet for the workshop wall: what the browser prints of this page, every price of the garage on one side. */
export function WallSheet({ wall, rate }: { wall: PricingContent['wall']; rate: PricingContent['rate'] }) {
  return (
    <div className="wall-sheet hidden print:block">
      <div className="wall-head">
        <p>
          <span className="wall-title">{wall.title}</span>
          <br />
          {wall.garage}
          <br />
          <span className="figure">{wall.phone}</span>
        </p>
        <p className="wall-rate">
          {rate.title}
          <br />
          <span className="figure wall-title">{rate.row.amount}</span> {rate.row.after}
        </p>
      </div>
      <div className="wall-boards">
        {wall.columns.map((boards, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={place}>
            {boards.map((board) => (
              <WallBoard key={board.title} board={board} />
            ))}
          </div>
        ))}
      </div>
      <p className="wall-foot">{wall.foot}</p>
    </div>
  )
}

type Board = PricingContent['wall']['columns'][number][number]

function WallBoard({ board: { title, note, rows } }: { board: Board }) {
  return (
    <div className="wall-board">
      <p className="wall-board-title">{title}</p>
      {rows.map(({ key, label, details, before, amount, after }) => (
        <p key={key} className="wall-line">
          <span>
            {label}
            {details && <small>{details}</small>}
          </span>
          <span className="wall-price">
            <small>{before}</small> <b className="figure">{amount}</b> <small>{after}</small>
          </span>
        </p>
      ))}
      {note && <p className="wall-note">{note}</p>}
    </div>
  )
}
