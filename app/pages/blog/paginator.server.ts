import { paginator, type Results } from '#app/content/blog/search.ts'
import type { Lang } from '#app/content/language.ts'
import { fillSlots } from '#app/content/slots.ts'
import { content } from '#app/content/snapshot.ts'

/** The paginator with its addresses and names; undefined when there is one page or none. */
export function paginatorOf(
  { page, pages }: Pick<Results<never>, 'page' | 'pages'>,
  to: (page: number) => string,
  lang: Lang,
) {
  const model = paginator(page, pages)
  if (!model) return undefined
  const copy = content(lang).blog.list.paginator
  const step = (target: number | undefined, label: string) =>
    target === undefined ? undefined : { href: to(target), label }
  return {
    label: copy.label,
    gap: copy.gap,
    items: model.items.map((item) =>
      item.kind === 'gap'
        ? item
        : {
            ...item,
            href: to(item.page),
            label: fillSlots(item.current ? copy.current : copy.page, { page: item.page, pages }),
          },
    ),
    first: step(model.first, copy.first),
    previous: step(model.previous, copy.previous),
    next: step(model.next, copy.next),
    last: step(model.last, copy.last),
  }
}

export type PaginatorContent = NonNullable<ReturnType<typeof paginatorOf>>
