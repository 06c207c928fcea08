import { sql } from 'kysely'
import type { SchemaStep } from '../migrate.ts'

/** Requests of visitors, and the mails that wait to be sent. */
export default {
  async up(db) {
    await db.schema
      .createTable('contact_submissions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('form_type', 'text', (column) =>
        column.notNull().check(sql`form_type in ('contact', 'estimate')`),
      )
      .addColumn('status', 'text', (column) =>
        column
          .notNull()
          .defaultTo('new')
          .check(sql`status in ('new', 'contacted', 'scheduled', 'completed', 'archived', 'spam')`),
      )
      .addColumn('spam_reason', 'text')
      .addColumn('lang', 'text', (column) => column.notNull().check(sql`lang in ('fr', 'en')`))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('vehicle_make', 'text', (column) => column.notNull())
      .addColumn('vehicle_model', 'text', (column) => column.notNull())
      .addColumn('vehicle_year', 'text', (column) => column.notNull())
      .addColumn('plate', 'text', (column) => column.notNull())
      .addColumn('service_type', 'text', (column) =>
        column
          .notNull()
          .check(
            sql`service_type in ('inspection', 'antirouille', 'huiles', 'pneus', 'freins', 'carrosserie', 'general', 'diagnostic')`,
          ),
      )
      .addColumn('preferred_date', 'text')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('reach_by', 'text', (column) =>
        column.notNull().check(sql`reach_by in ('any', 'phone', 'text', 'email')`),
      )
      .addColumn('reach_hours', 'text', (column) => column.notNull())
      .addColumn('keeps_parts', 'integer', (column) => column.notNull().check(sql`keeps_parts in (0, 1)`))
      .addColumn('reminders_text', 'text')
      .addColumn('reminders_at', 'text')
      .execute()
    // The inbox reads newest first.
    await db.schema
      .createIndex('contact_submissions_newest')
      .on('contact_submissions')
      .columns(['created_at', 'id'])
      .execute()

    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) =>
        column.references('contact_submissions.id').onDelete('cascade'),
      )
      .addColumn('lang', 'text', (column) => column.notNull())
      .addColumn('to_address', 'text', (column) => column.notNull())
      .addColumn('reply_to_name', 'text')
      .addColumn('reply_to_address', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('link', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('state', 'text', (column) =>
        column.notNull().defaultTo('waiting').check(sql`state in ('waiting', 'sent', 'failed')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_until', 'text')
      .addColumn('lease', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute()
    await db.schema.createIndex('outbox_request').on('outbox').column('request_id').execute()
  },
} satisfies SchemaStep
