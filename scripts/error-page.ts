import { outOfOrderCopy } from '#app/content/pages/out-of-order.ts'
import { plainPage } from '#app/public/layout/plain-page.ts'

/** The page for a proxy to show while no process of the site answers, or where it holds back too many requests. */
export const errorPage = () => plainPage(outOfOrderCopy)
