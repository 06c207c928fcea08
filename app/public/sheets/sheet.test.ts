import { expect, test } from 'vitest'
import { wordsOfPage } from './page-styles.server.ts'
import { parseSheet, rulesFor } from './sheet.ts'

const rules = (css: string, ...words: string[]) =>
  rulesFor(parseSheet(css), new Set(['<p', '<img', '<html', ...words]))

test('a page gets the rules that can match on it, and those without a class', () => {
  expect(rules('p{top:0}.a{top:1px}.b{top:2px}.a,.b{top:3px}.a .b{top:4px}', 'a')).toBe(
    'p{top:0}.a{top:1px}.a{top:3px}',
  )
  expect(rules('@media print{.a{top:1px}}@media print{.b{top:2px}}', 'b')).toBe('@media print{.b{top:2px}}')
  expect(rules(String.raw`.lg\:mt-0\.5{top:0}.\[\&\>img\]\:x>img{top:0}`, '[&>img]:x')).toBe(
    String.raw`.\[\&\>img\]\:x>img{top:0}`,
  )
})

test('what a selector excludes, or names as one of several, is not needed', () => {
  for (const css of [
    '.a:not(.b){top:0}',
    '.a:is(.b,.c){top:0}',
    '.a:has(>.b,:focus){top:0}',
    'html:not(.b:is(.c,.d)) .a{top:0}',
  ])
    expect(rules(css, 'a')).toBe(css)
  expect(rules('.a:where(.b *){top:0}', 'a')).toBe('')
})

test('variables and animations stay where something reads them, also through others and by a script', () => {
  const css =
    ':root{--x:1px;--y:var(--x);--z:2px}@property --z{syntax:"*";inherits:false}.a{top:var(--y)}.b{animation:turn 1s}@keyframes turn{to{top:var(--z)}}'
  expect(rules(css, 'a')).toBe(':root{--x:1px;--y:var(--x)}.a{top:var(--y)}')
  expect(rules(css, 'b')).toContain('@property --z')
  expect(rules(css, 'b')).toContain('@keyframes turn')
  expect(rules(css, '--z')).toBe(':root{--z:2px}@property --z{syntax:"*";inherits:false}')
})

test('rules of templates, data and inline scripts count', () => {
  const words = wordsOfPage(
    `<template><p class="a [&amp;&gt;b]:c"></p></template><script>x.classList.add('d',"e f")</script>`,
  )
  for (const word of ['a', '[&>b]:c', 'd', 'e', 'f']) expect(words).toContain(word)
})

test('a rule for an element that the page has not, and no script adds, is left out', () => {
  for (const css of ['table{top:0}', 'p>table .a{top:0}', ':where(table) p{top:0}', '::placeholder{top:0}']) {
    expect(rules(css, 'a')).toBe('')
    expect(rules(css, 'a', '<table', '<input')).toBe(css)
  }
  for (const css of [
    '[href=table]{top:0}',
    'p:nth-child(odd of .a){top:0}',
    'p:lang(fr){top:0}',
    '*{top:0}',
    ':root{top:0}',
  ])
    expect(rules(css, 'a')).toBe(css)
  const words = wordsOfPage('<sub>2</sub><script>make("table"),x.innerHTML=`<hr>`</script>')
  for (const word of ['<sub', '<table', '<hr', '<html']) expect(words).toContain(word)
})
