import type { Lang } from '#app/content/language.ts'

/**
 * Caches formats. Creating one takes longer than rendering a row of a list, and holds memory outside the heap that the garbage
 * collector does not see: without the cache, each rendering of a list of requests would leak a megabyte.
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

/** Formats both `Date` and `Temporal` values. */
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
