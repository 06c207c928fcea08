import type { Lang } from '#app/content/language.ts'

/**
 * Formats are made once and kept. Making one takes longer than filling in a row of a list, and holds memory outside the heap
 * that the garbage collector does not see: a list of requests would leave a megabyte behind each time it is read.
 */
function cachedFormats<Options, Format>(make: (locale: string, options: Options) => Format) {
  const cached = new Map<string, Format>()
  return (lang: Lang, options: Options): Format => {
    const key = lang + JSON.stringify(options)
    const format = cached.get(key) ?? make(`${lang}-CA`, options)
    cached.set(key, format)
    return format
  }
}

/** Days and moments of the calendar; `Date` and `Temporal` alike. */
export const dateFormat = cachedFormats(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

const numberFormat = cachedFormats(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** "1 234", "1,234". */
export function numberText(value: number, lang: Lang, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(lang, options).format(value)
}
