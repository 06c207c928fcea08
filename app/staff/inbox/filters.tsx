import { Form, Link } from 'react-router'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go, Hidden, In } from '#app/staff/kit/fields.tsx'
import { ChevronDown, Search } from '#app/ui/icon/icon.tsx'
import type { FilterForm, OrderLink } from './shown-filter.server.ts'

/** Search and filters as a plain GET form: the choices are in the address, with or without scripts. */
export function Filters({ form }: { form: FilterForm }) {
  return (
    <Form
      key={form.key}
      method="get"
      action={plainPaths.admin}
      role="search"
      aria-label={form.label}
      className="flex min-w-0 flex-1 basis-48 gap-2 lg:relative"
    >
      {form.status && <Hidden of={{ status: form.status }} />}
      <div className="relative flex-1 lg:max-w-lg">
        <input
          type="search"
          name="q"
          aria-label={form.search.label}
          defaultValue={form.search.value}
          placeholder={form.search.label}
          className="box-control text-ellipsis sm:pr-11"
        />
        <button
          type="submit"
          aria-label={form.search.label}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center max-sm:not-focus-visible:sr-only"
        >
          <Search />
        </button>
      </div>
      <details className="group">
        <summary className="flex min-h-12 items-center gap-1.5 rounded-edge border border-line-strong bg-surface px-3 font-semibold">
          {form.button}
          {form.set && (
            <span className="figure min-w-6 bg-ink px-1.5 text-center text-paper">
              <span aria-hidden="true">{form.set.count}</span>
              <span className="sr-only">{form.set.text}</span>
            </span>
          )}
          <ChevronDown className="group-open:rotate-180" />
        </summary>
        <div className="absolute inset-x-0 top-full z-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] items-end gap-3 border border-line-strong bg-surface px-[var(--margin)] py-4 shadow-float lg:left-auto lg:mt-1 lg:w-lg lg:px-4">
          {form.choices.map(({ name, label, value, options }) => (
            <In
              key={name}
              {...{ name, options }}
              label={<span className="small">{label}</span>}
              defaultValue={value}
            />
          ))}
          <div className="col-span-full flex flex-wrap items-center gap-x-4">
            <Act look="line" label={form.apply} />
            {form.clear && <Go to={form.clear.href} label={form.clear.label} />}
          </div>
        </div>
      </details>
    </Form>
  )
}

/** The orders of the list that are one tap away; the filters have the others. A phone's bar opens the list by due time. */
export function OrderLinks({ label, links }: { label: string; links: OrderLink[] }) {
  return (
    <nav aria-label={label} className="flex rounded-edge border border-line-strong max-lg:hidden">
      {links.map(({ href, label: order, current }) => (
        <Link
          key={href}
          to={href}
          aria-current={current ? 'true' : undefined}
          className="flex min-h-11.5 items-center px-3 font-semibold text-ink-soft aria-[current]:bg-steel aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4"
        >
          {order}
        </Link>
      ))}
    </nav>
  )
}
