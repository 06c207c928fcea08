import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * The register of incidents is a plain list: each entry says when and by whom it was changed last. Who changed which field
 * before is dropped; no entry loses a word.
 */
export default {
  stopFirst: 'the version before writes the history of the register of incidents, which is dropped',
  async up(db) {
    await sql.raw('drop table privacy_incident_changes').execute(db)
    await sql.raw('alter table privacy_incidents drop column version').execute(db)
  },
} satisfies SchemaStep
