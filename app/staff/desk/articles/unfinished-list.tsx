import { Form } from 'react-router'
import type { DeskArticlesCopy } from '#app/publishing/words/articles.ts'
import type { DeskCopy } from '#app/publishing/words/desk.ts'
import type { unfinishedArticles } from '#app/staff/desk/draft-list.server.ts'
import { DropButton } from '#app/staff/desk/draft-list.tsx'
import { Go } from '#app/staff/kit/fields.tsx'

type Props = {
  articles: Awaited<ReturnType<typeof unfinishedArticles>>
  copy: { drafts: DeskCopy['drafts']; articles: DeskArticlesCopy }
}

/** Unfinished articles, to continue or discard. */
export function UnfinishedList({ articles, copy }: Props) {
  return (
    <>
      <p className="measure text-ink-soft">{copy.articles.unfinishedHint}</p>
      <ul className="divide-y divide-line">
        {articles.map(({ path, key, title, href }) => (
          <li key={path} className="py-2">
            <p className="font-semibold wrap-anywhere">{title}</p>
            <Form method="post" className="flex flex-wrap gap-x-5">
              <Go to={href} label={copy.articles.resume} />
              <DropButton value={`drop ${key}`} what={title} copy={copy.drafts} />
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}
