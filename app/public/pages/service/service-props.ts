import type { Lang } from '#app/content/language.ts'
import type { ServiceFacts } from '#app/content/services/index.ts'

export type ServiceProps = { lang: Lang; service: ServiceFacts }
