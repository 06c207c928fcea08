import { data, Form, redirect } from 'react-router'
import { fillSlots } from '#app/content/slots.ts'
import { nameOf } from '#app/publishing/items.ts'
import { deskArticlesCopy } from '#app/publishing/words/articles.ts'
import { type DeskCopy, deskCopy } from '#app/publishing/words/desk.ts'
import { plainPaths } from '#app/site-map.ts'
import { AskFirst } from '#app/staff/kit/ask-first.tsx'
import { Banner } from '#app/staff/kit/banner.tsx'
import { Act, Go } from '#app/staff/kit/fields.tsx'
import { wholeNumber } from '#app/staff/kit/input-values.ts'
import { NotSaved } from '#app/staff/kit/not-saved.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { Said } from '#app/staff/kit/said.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/drafts.ts'
import { hiddenBy, listDrafts, listHistory, publishedPages, unfinishedArticles } from './draft-list.server.ts'
import { DraftList, DropButton } from './draft-list.tsx'
import { applyDraftsForm, type DraftsNotice } from './drafts-edit.server.ts'
import { backFrom, deskFrame } from './frame.server.ts'
import { Links } from './links.tsx'
import { SentenceLine } from './sentence-line.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, me, url } = staffPage(args)
  const { parts, drafts, history, notices, behind, refused } = deskCopy(lang)
  const lost = runtime.desk.refused().map((path) => nameOf(path, null, lang))
  const done = url.searchParams.get('said') ?? ''
  const set = wholeNumber(url.searchParams.get('set') ?? '')
  return {
    ...(await deskFrame('drafts', runtime, lang)),
    copy: { parts, drafts, history, articles: deskArticlesCopy(lang) },
    warnings: [
      ...(runtime.desk.isBehind() ? [behind] : []),
      ...(lost.length ? [fillSlots(refused, { what: lost.join(', ') })] : []),
    ],
    notice: Object.hasOwn(notices, done) ? notices[done as DraftsNotice] : undefined,
    /** What was left unticked in the publication just made. */
    isRest: done === 'published',
    published: set ? publishedPages(runtime, set, lang) : [],
    hidden: set ? hiddenBy(runtime, set, lang) : [],
    back: backFrom(url.searchParams.get('from') ?? '', lang),
    drafts: await listDrafts(runtime, lang, me.role),
    unfinished: await unfinishedArticles(runtime, lang),
    history: await listHistory(runtime, lang),
  }
}

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form } = staffPage(args)
  const asker = { by: me.email, role: me.role, lang }
  const outcome = await applyDraftsForm(runtime, form, asker)
  if ('error' in outcome) {
    const { status, ...said } = outcome
    const ticked = form.get('intent') === 'publish' ? form.getAll('draft').map(String) : undefined
    return data({ ...said, ticked }, { status })
  }
  const { notice, set } = outcome
  throw redirect(`${plainPaths.deskDrafts}?${set ? `set=${set}&` : ''}said=${notice}`)
}

export const shouldRevalidate = () => true

export default function DeskDrafts({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, drafts, unfinished } = loaderData
  const faulty = actionData?.faulty ?? []
  return (
    <div className="grid gap-6">
      {actionData && (
        <NotSaved>
          {actionData.error}
          <Links links={actionData.links} />
          {drafts.map(
            ({ path, sentence }) =>
              faulty.includes(path) && (
                <Go key={path} href={`#${path}`} label={sentence.what} className="ml-4" />
              ),
          )}
        </NotSaved>
      )}
      {!actionData && loaderData.notice && (
        <Said
          notice={loaderData.notice}
          see={loaderData.back ? copy.drafts.goOn : copy.drafts.see}
          links={loaderData.back ? [loaderData.back] : loaderData.published}
        />
      )}
      {!actionData && loaderData.hidden.length > 0 && (
        <Banner tone="bad">
          {copy.drafts.hidden}
          <Links links={loaderData.hidden} />
        </Banner>
      )}
      {loaderData.warnings.map((warning) => (
        <Banner key={warning} tone="bad">
          {warning}
        </Banner>
      ))}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Panel id="drafts" title={copy.parts.drafts}>
            <DraftList
              key={drafts.map(({ key }) => key).join()}
              drafts={drafts}
              copy={copy.drafts}
              faulty={faulty}
              ticked={actionData?.ticked ?? (loaderData.isRest ? [] : undefined)}
            />
          </Panel>
          {unfinished.length > 0 && (
            <Panel id="unfinished" title={copy.articles.unfinished}>
              <UnfinishedList {...loaderData} />
            </Panel>
          )}
        </div>
        <Panel id="history" title={copy.history.title}>
          <History {...loaderData} />
        </Panel>
      </div>
    </div>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** Unfinished articles, to continue or discard. */
function UnfinishedList({ unfinished, copy }: Loaded) {
  return (
    <>
      <p className="measure text-ink-soft">{copy.articles.unfinishedHint}</p>
      <ul className="divide-y divide-line">
        {unfinished.map(({ path, key, title, href }) => (
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

/** Every publication, with a sentence for each change and an undo button. */
function History({ history, copy: { history: copy, drafts } }: Loaded) {
  if (!history.length) return <p className="text-ink-soft">{copy.none}</p>
  return (
    <ol className="divide-y divide-line">
      {history.map(({ id, when, mark, by, sentences, undo }) => (
        <li key={id} className="grid gap-1 py-3 first:pt-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="font-semibold">{mark ? `${when} · ${mark}` : when}</p>
            {undo && <Undo id={id} {...undo} copy={copy} />}
          </div>
          {sentences.map((sentence) => (
            <SentenceLine key={sentence.what + sentence.after} sentence={sentence} was={drafts.was} />
          ))}
          <p className="small break-words text-ink-soft">{by}</p>
        </li>
      ))}
    </ol>
  )
}

type UndoProps = { id: number; about: string; question: string | undefined; copy: DeskCopy['history'] }

/** Undoes a publication, once asked where it changed a lot. */
function Undo({ id, about, question, copy }: UndoProps) {
  const button = (look: 'line' | 'link') => (
    <Act look={look} value={`undo ${id}`} busy={copy.undoing} aria-label={about} label={copy.undo} />
  )
  return (
    <Form method="post" className={question && 'contents'}>
      {question ? (
        <AskFirst label={copy.undo} about={about} question={question}>
          {button('line')}
        </AskFirst>
      ) : (
        button('link')
      )}
    </Form>
  )
}
