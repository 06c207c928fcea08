import { outOfOrderCopy } from '#app/content/texts/out-of-order.ts'
import { plainPage } from '#app/public/layout/plain-page.ts'

/** The page a proxy shows while no process of the site answers, or for requests over its rate limit. */
export const errorPage = () => plainPage(outOfOrderCopy)
