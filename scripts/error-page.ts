import { business } from '#app/content/business.ts'
import { outOfOrderCopy } from '#app/content/pages/out-of-order.ts'
import { phoneText } from '#app/content/phone.ts'

/** The page for a proxy to show while no process of the site answers: one file that needs no other. */
export function errorPage(): string {
  const parts = (['fr', 'en'] as const).map((lang) => {
    const { title, text } = outOfOrderCopy[lang]
    const phone = `<a href="tel:${business.phone}">${phoneText(business.phone, lang)}</a>`
    return `<section lang="${lang}"><h1>${title}</h1><p>${text} ${phone}</p></section>`
  })
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    `<title>${business.name}</title></head><body><main>${parts.join('')}</main></body></html>`,
    '',
  ].join('\n')
}

/** `node scripts/error-page.ts > panne.html` */
if (import.meta.main) process.stdout.write(errorPage())
