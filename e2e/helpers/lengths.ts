import { services } from '../../app/content/services/index.ts'

/** Maximum height of the footer on a phone, in pixels: seven services fit in two lines, more need a third. */
export const FOOTER_MOST = services.length > 7 ? 944 : 900
