/**
 * Characters that show nothing: they come with what is pasted from Contacts, Signal or a web page, and nobody can see them to
 * take them away. The joiners of emoji and of Arabic and Indian scripts, and the variants of emoji, are part of a text.
 */
const INVISIBLE = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200c\u200d\p{Variation_Selector}]]/gv
const CONTROLS = /[\p{Cc}--[\n\t]]/gv

/** A text of one or more lines without what nobody sees; a tab stays. */
export function withoutInvisible(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(INVISIBLE, '').replace(CONTROLS, '')
}

/** The same on one line, without spaces around it. */
export function onOneLine(text: string): string {
  return withoutInvisible(text.replace(/\p{Cc}/gu, ' ')).trim()
}
