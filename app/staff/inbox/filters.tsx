import { Form, Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import type { FilterForm } from './shown-filter.server.ts'

/** The filter as a plain form: its answers stand in the address, with scripts or without. */
export function Filters({ form }: { form: FilterForm }) {
  return (
    <Form
      key={form.key}
      method="get"
      action={plainPaths.admin}
      role="search"
      aria-label={form.label}
      className="grid grid-cols-2 items-end gap-3 border-b border-line p-4 md:p-6 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
    >
      {form.status && <input type="hidden" name="status" value={form.status} />}
      <label className="col-span-full grid gap-1">
        <span className="small font-semibold">{form.search.label}</span>
        <input
          type="search"
          name="q"
          defaultValue={form.search.value}
          placeholder={form.search.hint}
          className="min-h-11 w-full rounded-edge border-2 border-line-strong bg-surface px-3 text-ink"
        />
      </label>
      {form.choices.map(({ name, label, value, options }) => (
        <label key={name} className="grid gap-1">
          <span className="small font-semibold">{label}</span>
          <select
            name={name}
            defaultValue={value}
            className="min-h-11 w-full rounded-edge border-2 border-line-strong bg-surface px-2 text-ink"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div className="flex flex-wrap items-center gap-x-4">
        <button type="submit" className="action action-line">
          {form.apply}
        </button>
        {form.clear && (
          <Link to={form.clear.href} className="link inline-flex min-h-11 items-center">
            {form.clear.label}
          </Link>
        )}
      </div>
    </Form>
  )
}
