/** Writes the inspection sheet as HTML: the points of the site, in its own words, half filled in by pen. */
import { inspectionPoints } from '../../app/content/inspection-points.ts'

/** The three marks, as the pages name them; narrow columns break each over two lines. */
const marks = ['Bon', 'À<br>surveiller', 'À<br>réparer']

/** Where the mechanic's pen stopped, and the points that are not simply good: their column, a word beside. */
const checked = 31
const found: Record<string, [column: number, note: string]> = {
  Rotules: [1, 'droite'],
  'Plaquettes avant': [1, '5 mm'],
  'Plaquettes ou garnitures arrière': [2, '2 mm'],
  'Balais d’essuie-glace et gicleurs': [1, ''],
  'Profondeur des rainures': [0, '6,2'],
}

/** The same figures at each print, so that the sheet does not change by itself. */
let seed = 7
function wobble(reach: number): number {
  seed = (seed * 16807) % 2147483647
  return (seed / 2147483647 - 0.5) * 2 * reach
}

function tick(): string {
  const [x, y] = [11 + wobble(3), 30 + wobble(3)]
  return `<svg viewBox="0 0 34 34"><path d="M${5 + wobble(2)} ${19 + wobble(2)} Q${x - 2} ${y - 6} ${x} ${y} Q${20 + wobble(2)} ${12 + wobble(2)} ${36 + wobble(3)} ${wobble(4)}"/></svg>`
}

let number = 0
function row(point: string): string {
  number++
  const [column, note] = found[point] ?? [0, '']
  const boxes = marks.map((_, at) => `<td><i>${number <= checked && at === column ? tick() : ''}</i></td>`)
  return `<tr><td><b>${number}</b>${point}<em>${note}</em></td>${boxes.join('')}</tr>`
}

function group({ title, points }: { title: string; points: string[] }): string {
  const heads = marks.map((mark) => `<th>${mark}</th>`).join('')
  return `<table><tr><th>${title}</th>${heads}</tr>${points.map(row).join('')}</table>`
}

const groups = inspectionPoints.fr
const left = groups.slice(0, 3).map(group).join('')
const right = groups.slice(3).map(group).join('')
const ridges = Array.from(
  { length: 15 },
  (_, ring) => `<ellipse cx="90" cy="112" rx="${5 + ring * 6}" ry="${7 + ring * 7.4}"/>`,
).join('')
const print = (style: string, id: string) =>
  `<svg class="print" style="${style}" viewBox="0 0 180 230"><defs><radialGradient id="${id}" cx=".45" cy=".5"><stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>
<filter id="r${id}"><feTurbulence baseFrequency=".035" numOctaves="3" seed="${id.length}"/><feDisplacementMap in="SourceGraphic" scale="22"/></filter>
<mask id="m${id}"><ellipse cx="90" cy="115" rx="78" ry="104" fill="url(#${id})"/></mask></defs>
<g mask="url(#m${id})"><ellipse cx="90" cy="115" rx="80" ry="106" fill="#4a443c" opacity=".35"/><g filter="url(#r${id})" fill="none" stroke="#2f2b26" stroke-width="2.6">${ridges}</g></g></svg>`

console.log(`<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="size" content="1700,2200">
<style>
  * { margin:0; box-sizing:border-box }
  body { font-family:'Liberation Sans Narrow','Liberation Sans',sans-serif; color:#17181a; background:#fbfaf6; position:relative }
  body { padding:104px 62px 0; width:1700px; height:2200px; overflow:hidden }
  header { display:flex; align-items:flex-end; justify-content:space-between; font-family:'Liberation Sans',sans-serif; border-bottom:6px solid #17181a; padding-bottom:14px }
  h1 { font-size:76px; letter-spacing:-2px; font-weight:800 }
  header span { font-size:44px; font-weight:700 }
  .m { display:flex; gap:34px; margin:14px 0 12px; font-size:27px; line-height:30px; color:#444 }
  .m div { flex:1; border-bottom:2.6px solid #555; height:86px }
  main { display:flex; gap:44px }
  section { flex:1; width:0; display:flex; flex-direction:column }
  table { width:100%; border-collapse:collapse; font-size:33px; margin-top:16px; table-layout:fixed }
  td { height:52px; padding:0; line-height:1; border-bottom:2px solid #c9c7c0; white-space:nowrap; letter-spacing:-.6px }
  td:not(:first-child), th:not(:first-child) { width:83px; text-align:center }
  th { background:#25272a; color:#fff; font-size:35px; text-align:left; padding:0 0 0 12px; height:62px }
  th:not(:first-child) { font-size:24px; padding:0; line-height:1; letter-spacing:-.5px }
  td b { display:inline-block; width:45px; color:#77756e; font-weight:400; font-size:29px }
  i { display:inline-block; width:32px; height:32px; border:2.8px solid #333; position:relative; vertical-align:middle }
  i svg { position:absolute; left:-4px; top:-12px; width:44px; height:44px; overflow:visible }
  path { fill:none; stroke:#1b3a8c; stroke-width:3.4; stroke-linecap:round }
  em, p { font-family:Breip; font-style:normal; color:#1b3a8c; -webkit-text-stroke:.9px #1b3a8c }
  em { float:right; font-size:35px; line-height:26px; margin-right:14px }
  .notes { margin-top:30px; border:3px solid #25272a; flex:1; padding:12px 18px; font-size:29px; color:#444 }
  .notes p { font-size:45px; line-height:74px; border-bottom:2px solid #c9c7c0; height:70px }
  .m p { font-size:46px; line-height:52px; padding-left:14px }
  .print { position:absolute; opacity:.42 }
</style>
<header><h1>Feuille d’inspection</h1><span>${number} points</span></header>
<div class="m"><div>Véhicule<p>berline grise 2017</p></div><div>Kilométrage<p>118 400</p></div><div>Date<p>12 nov.</p></div></div>
<main><section>${left}
<div class="notes">Remarques<p>Plaq. arr. à changer</p><p>Montrer la vieille pièce</p><p></p></div></section><section>${right}</section></main>
${print('right:14px;bottom:210px;width:112px;transform:rotate(24deg)', 'thumb')}
${print('right:118px;bottom:96px;width:86px;transform:rotate(31deg);opacity:.2', 'finger')}
</html>`)
