import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/**
 * The register of incidents is a plain list: each entry says when and by whom it was changed last. Who changed which field
 * before is dropped; no entry loses a word. Clicks are counted by day and kind: the parts of the page are added up.
 */
export default {
  stopFirst: 'the version before writes the history of the register of incidents, which is dropped',
  async up(db) {
    const statements = [
      'drop table privacy_incident_changes',
      'alter table privacy_incidents drop column version',
      `create table clicks_by_day (
        day text not null,
        event text not null,
        count integer not null,
        primary key (day, event)
      )`,
      'insert into clicks_by_day select day, event, sum(count) from click_counts group by day, event',
      'drop table click_counts',
      'alter table clicks_by_day rename to click_counts',
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
} satisfies SchemaStep
