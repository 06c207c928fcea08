import type { ReactNode } from 'react'
import type { Text } from '#app/content/language.ts'
import { labelOf, type PrintedLine, rowText } from '#app/estimate/line.ts'
import { EvaluationSheet } from '#app/requests/evaluation/evaluation-sheet.tsx'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import type { Qr } from '#app/staff/kit/qr.server.ts'
import type { loader } from './work-order.tsx'

type Sheet = Awaited<ReturnType<typeof loader>>['sheet']

const PART_LINES = 8

/** The written estimate on paper: the customer's data is filled in, the garage writes the rest. */
export function WorkOrderSheet({ sheet }: { sheet: Sheet }) {
  const { words, vehicle } = sheet
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-4 print:hidden">
        <StaffBackLink to={sheet.back}>{sheet.reference}</StaffBackLink>
        <button type="button" onClick={() => print()} className="scripted action action-signal">
          {sheet.print}
        </button>
      </p>
      <article
        lang="fr"
        className="work-order grid scheme-light gap-4 wrap-anywhere bg-white p-4 text-night sm:p-6 print:p-0"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-4">
          <h2 className="heading">
            <Both word={words.title} />
          </h2>
          <p className="figure">{sheet.reference}</p>
          {sheet.page && <Page page={sheet.page} word={words.follow} />}
          {sheet.mark && (
            <p className="w-full font-semibold">
              <Both word={sheet.mark} />
            </p>
          )}
        </header>
        {/* An evaluation names both parties and the car itself. */}
        {vehicle && (
          <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
            <Box word={words.merchant}>
              <Lines lines={sheet.merchant} />
            </Box>
            <Box word={sheet.isCompany ? words.company : words.customer}>
              <Lines lines={sheet.customer} />
              <Blank word={words.address} />
            </Box>
          </div>
        )}
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-5 print:grid-cols-5">
          {vehicle &&
            (['make', 'model', 'year', 'plate'] as const).map((name) => (
              <Box key={name} word={words[name]}>
                <bdi>{vehicle[name]}</bdi>
              </Box>
            ))}
          <Box word={words.odometer} />
        </div>
        <Box word={words.nature}>
          <Lines lines={sheet.nature} />
        </Box>
        {sheet.sheets.length ? (
          sheet.sheets.map((each) => <EvaluationSheet key={each.number} sheet={each} />)
        ) : (
          <ToWrite sheet={sheet} />
        )}
        <div className="grid grid-cols-2 gap-4">
          <Box word={words.keepsParts}>{sheet.keepsParts && <Both word={words.yes} />}</Box>
          <Box word={words.reach}>{sheet.reach}</Box>
          {sheet.promised && <Box word={words.promised}>{sheet.promised}</Box>}
        </div>
        <Blank word={words.authorised} />
      </article>
    </div>
  )
}

/** The written estimate on paper: a table, two dates and two signatures. */
function ToWrite({ sheet: { words, seen } }: { sheet: Sheet }) {
  return (
    <>
      {/* A sheet of paper: where letters are large, it is moved and does not break its words. */}
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr>
              {[words.parts, words.state, words.price].map((word) => (
                <th key={word.fr} scope="col" className="border border-night p-1.5 font-semibold">
                  <Both word={word} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partLines(seen?.lines).map(({ key, label, amount }) => (
              <tr key={key} className="h-8">
                <td className="w-1/2 border border-night px-1.5">{label}</td>
                <td className="border border-night" />
                <td className="figure w-28 border border-night px-1.5 text-right font-normal whitespace-normal">
                  {amount}
                </td>
              </tr>
            ))}
            <tr className="h-8">
              <th scope="row" colSpan={2} className="border border-night p-1.5 text-right font-semibold">
                <Both word={words.total} />
              </th>
              <td className="border border-night" />
            </tr>
          </tbody>
        </table>
      </div>
      {seen && (
        <p className="text-sm">
          <b>
            <Both word={words.shownPrices} />
          </b>
          {` ${[...seen.sums.map((row) => `${row.label} ${rowText(row)}`), ...seen.notes].join(' · ')}`}
        </p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Box word={words.date} />
        <Box word={words.valid} />
      </div>
      <div className="grid grid-cols-2 gap-8">
        <Blank word={words.merchantSigns} />
        <Blank word={words.customerSigns} />
      </div>
    </>
  )
}

/** The lines the customer saw, then empty ones. */
const partLines = (seen: readonly PrintedLine[] = []) =>
  Array.from({ length: Math.max(PART_LINES, seen.length) }, (_, key) => {
    const line = seen[key]
    return { key, label: line && labelOf(line), amount: line?.amount }
  })

/** The French word, with the English one in small print after it. */
function Both({ word }: { word: Text }) {
  return (
    <>
      {word.fr}{' '}
      <span lang="en" className="text-[0.75em] font-normal">
        {word.en}
      </span>
    </>
  )
}

/** What a phone reads to open the page of the request. */
function Page({ page: { size, path }, word }: { page: Qr; word: Text }) {
  return (
    <figure className="flex items-center gap-2">
      <figcaption className="max-w-32 text-sm">
        <Both word={word} />
      </figcaption>
      <svg viewBox={`0 0 ${size} ${size}`} className="size-24 bg-white" aria-hidden="true">
        <path d={path} fill="#000" />
      </svg>
    </figure>
  )
}

function Box({ word, children }: { word: Text; children?: ReactNode }) {
  return (
    <div className="min-h-14 border border-night p-1.5">
      <p className="text-sm font-semibold">
        <Both word={word} />
      </p>
      <div className="break-words">{children}</div>
    </div>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.filter(Boolean).map((line) => (
    <p key={line} dir="auto" className="whitespace-pre-wrap">
      {line}
    </p>
  ))
}

function Blank({ word }: { word: Text }) {
  return (
    <p className="mt-6 border-b border-night pb-1 text-sm">
      <Both word={word} />
    </p>
  )
}
