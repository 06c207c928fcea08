import css from './site.css?inline'

/** The public stylesheet: it travels inside each page, so that the first paint waits for nothing. */
export const siteStyles: string = css
