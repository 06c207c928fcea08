import type { Lang } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { emptyPages } from '#app/public/seo/alternates.ts'
import { href } from '#app/site-map.ts'

type LinkListProps = {
  lang: Lang
  names: readonly ('services' | 'pricing' | 'blog' | 'contact')[]
  className?: string
}

/** Large links to pages, one below the other, for the not-found and offline pages. */
export function LinkList({ lang, names, className = '' }: LinkListProps) {
  const { nav } = content(lang).interface
  const shown = names.filter((name) => !emptyPages(lang).includes(name))
  return (
    <ul className={`border-t border-line-strong ${className}`}>
      {shown.map((name) => (
        <li key={name} className="border-b border-line">
          <a href={href(name, lang)} className="heading flex min-h-14 items-center hover:text-accent">
            {nav[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
