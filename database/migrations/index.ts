import type { SchemaStep } from '../migrate.ts'

/** Every step of the schema in the order it ran; a step that was released is never changed again. */
export const migrations: Readonly<Record<string, SchemaStep>> = {}
