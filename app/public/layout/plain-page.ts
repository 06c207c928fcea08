import { phoneText } from '#app/content/business/phone.ts'
import { facts } from '#app/content/facts.ts'
import { type Lang, langs } from '#app/content/language.ts'
import { escapeText } from '#app/public/seo/tags.ts'

/** A minimal style in the site's colours (`styles/tokens.css`), since its stylesheet may not be available. */
const style = `
:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:clamp(1.5rem,10vh,7rem) 1.125rem;background:light-dark(#f6f4ef,#101214);color:light-dark(#15171a,#f3f1ec);font:1.0625rem/1.6 Arial,sans-serif}
section{padding-block:1rem}
section+section{border-top:1px solid light-dark(#d5d0c4,#31363b)}
h1{font-size:1.75rem;line-height:1.15;text-wrap:balance}
a{padding-block:.5rem;color:inherit;font-weight:700;white-space:nowrap}
`

type PageText = { title: string; text: string; about?: string | undefined }

/** A page that needs no other file, for when the site cannot respond: both languages, each with the phone number. */
export function plainPage(texts: Record<Lang, PageText>, first: Lang = langs[0]): string {
  const parts = langs
    .toSorted((one, other) => Number(other === first) - Number(one === first))
    .map((lang) => {
      const { title, text, about } = texts[lang]
      const phone = `<a href="tel:${facts().business.phone}">${phoneText(facts().business.phone, lang)}</a>`
      const what = about ? `<p><strong>${escapeText(about)}</strong></p>` : ''
      return `<section lang="${lang}"><h1>${title}</h1>${what}<p>${text} ${phone}</p></section>`
    })
  const name = escapeText(facts().business.name)
  return [
    `<!doctype html><html lang="${first}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${name}</title><style>${style}</style></head><body><main><p><b>${name}</b></p>${parts.join('')}</main></body></html>`,
    '',
  ].join('\n')
}
