/**
 * Characters that show nothing: they come with what is pasted from Contacts, Signal or a web page, and nobody can see them to
 * take them away. The joiners of emoji and of Arabic and Indian scripts, and the variants of emoji, are part of a text.
 */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\p{Variation_Selector}]]/gv
/** Line breaks of other programs: Windows, Word, PowerPoint, mainframes. */
const BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Joiners and variants alone, and the empty pattern of Braille, show nothing either. */
const SHOWN = /[\p{Any}--[\s\u200c\u200d\u2800\p{Variation_Selector}]]/v
const CONTROLS = /[\p{Cc}--[\n\t]]/gv

/** A text of one or more lines without what nobody sees, empty if nothing else is in it; a tab stays. */
export function withoutInvisible(text: string): string {
  const seen = text.toWellFormed().replace(BREAKS, '\n').replace(INVISIBLE, '').replace(CONTROLS, '')
  return SHOWN.test(seen) ? seen : ''
}

/** The same on one line, without spaces around it. */
export function onOneLine(text: string): string {
  return withoutInvisible(text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')).trim()
}
