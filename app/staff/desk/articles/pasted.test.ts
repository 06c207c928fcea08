import { expect, test } from 'vitest'
import { toMarkdown } from './pasted.ts'
import { withLists } from './typed-lists.ts'

const pasted = (html: string) => toMarkdown({ html, text: '' })

test('a page of Word becomes headings, lists, a table, bold and links', () => {
  const point = (mark: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const html = `<html><head><style>p{margin:0}</style></head><body><!--StartFragment--><h1>Vos <b>freins</b></h1><p class=MsoNormal>Voici <b>deux</b> signes&nbsp;:<o:p></o:p></p>${point('·', 'Un bruit')}${point('·', 'Une <b>vibration</b>')}<table><tr><td><p><b>Pièce</b></p></td><td><p>Prix</p></td></tr><tr><td><p>Disque | avant</p></td><td><p>129,95 $</p></td></tr></table><h5>Fin</h5><p>La <a href="https://saaq.gouv.qc.ca/">SAAQ</a>, <a href="javascript:x">rien</a><img src=x onerror=x></p></body></html>`
  expect(pasted(html)).toBe(
    [
      '## Vos freins',
      'Voici **deux** signes :',
      '- Un bruit\n- Une **vibration**',
      '| Pièce | Prix |\n| --- | --- |\n| Disque / avant | 129,95 $ |',
      '### Fin',
      'La [SAAQ](https://saaq.gouv.qc.ca/), rien',
    ].join('\n\n'),
  )
})

test('what a web page or a document on line copies keeps its nested lists, and is not bold as a whole', () => {
  const html =
    '<b style="font-weight:normal"><p><span style="font-weight:400">Un mot </span><span style="font-weight:700">fort</span></p><ul><li><p>un</p></li><li>deux<ul><li>trois</li></ul></li></ul><ol><li>a</li><li>b</li></ol></b>'
  expect(pasted(html)).toBe('Un mot **fort**\n\n- un\n- deux\n  - trois\n\n1. a\n2. b')
})

test('rows of a spreadsheet become a table; other plain text stays plain', () => {
  expect(toMarkdown({ html: '', text: 'a\tb\nc\td\n' })).toBe('| a | b |\n| --- | --- |\n| c | d |')
  expect(toMarkdown({ html: '', text: 'un\tmot' })).toBeUndefined()
  expect(pasted('<table><tr><td>40</td></tr></table>')).toBe('40')
  const merged =
    '<table><tr><td>A<td>B</tr><tr><td rowspan=2>x<td>1</tr><tr><td>2</tr><tr><td colspan=2>y</tr></table>'
  expect(pasted(merged)).toBe('| A | B |\n| --- | --- |\n| x | 1 |\n|  | 2 |\n| y |  |')
})

test('lines that begin with a mark become a list, apart from the words around them', () => {
  expect(withLists('Deux :\r\n• un\r\n\t–\u00a0deux\r\nFin.\r\n1) a\r\n2) b')).toBe(
    'Deux :\n\n- un\n- deux\n\nFin.\n\n1. a\n2. b',
  )
  const typed = 'Un – deux.\n- trois\nquatre (1) cinq\n-5 °C\n• \n'
  expect(withLists(typed)).toBe(typed)
})
