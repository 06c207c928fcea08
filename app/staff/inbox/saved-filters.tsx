import { Form, Link } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import type { ManyCopy } from '#app/content/staff/many.ts'
import { FILTER_NAME_LENGTH } from '#app/requests/inbox/inbox.ts'
import { Plus, X } from '#app/ui/icon/icon.tsx'
import type { ShownFilters } from './own-filters.server.ts'

type Props = { saved: ShownFilters; action: string; copy: ManyCopy }

/** A person's saved filters above the list, and a form that saves the current one. */
export function SavedFilters({ saved: { filters, offered }, action, copy }: Props) {
  if (!filters.length && !offered) return null
  return (
    <nav aria-label={copy.saved} className="flex gap-2 overflow-x-auto px-[var(--margin)] py-1.5 lg:px-6">
      {filters.map(({ id, name, href, current }) => (
        <span key={id} className="flex self-start rounded-edge border border-line-strong">
          <Link
            to={href}
            aria-current={current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center pl-3 font-semibold whitespace-nowrap aria-[current]:text-accent"
          >
            {name}
          </Link>
          <Form method="post" action={action}>
            <input type="hidden" name="filter" value={id} />
            <button
              type="submit"
              name="intent"
              value="forget-filter"
              aria-label={fillSlots(copy.forget, { name })}
              className="grid size-11 place-items-center text-ink-soft"
            >
              <X size={16} />
            </button>
          </Form>
        </span>
      ))}
      {offered && (
        <details>
          <summary className="flex min-h-11 items-center gap-1 px-1 font-semibold whitespace-nowrap text-ink-soft">
            <Plus size={16} />
            {copy.keep}
          </summary>
          <SaveFilter action={action} copy={copy} />
        </details>
      )}
    </nav>
  )
}

function SaveFilter({ action, copy }: { action: string; copy: ManyCopy }) {
  return (
    <Form method="post" action={action} className="flex items-end gap-2 pb-1">
      <label className="grid min-w-0 flex-1 gap-1">
        <span className="small font-semibold">{copy.saveName}</span>
        <input
          name="name"
          required
          maxLength={FILTER_NAME_LENGTH}
          className="min-h-11 w-full rounded-edge border-2 border-line-strong bg-surface px-3 text-ink"
        />
      </label>
      <button type="submit" name="intent" value="save-filter" className="action action-line">
        {copy.save}
      </button>
    </Form>
  )
}
