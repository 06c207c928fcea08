import { data, Form } from 'react-router'
import type { StaffMember } from '#app/accounts/visitor.server.ts'
import { conflictText, mayPublish } from '#app/publishing/items.ts'
import { deskCopy } from '#app/publishing/words/desk.ts'
import { ItemPage } from '#app/staff/desk/item-page.tsx'
import { afterSaving } from '#app/staff/kit/after-saving.ts'
import { Act, type Filled, FilledIn, Go, Hidden, In, TickIn } from '#app/staff/kit/fields.tsx'
import { asksToLeave } from '#app/staff/kit/leave-question.tsx'
import { Panel } from '#app/staff/kit/panel.tsx'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/editor.ts'
import { refusal } from './drafts-edit.server.ts'
import { saveEdit, seenIn } from './edits.server.ts'
import { factEditor } from './fact-edit.server.ts'
import { deskFrame } from './frame.server.ts'
import type { Asked, Editor, ItemField } from './item-editor.ts'
import { Links } from './links.tsx'
import { entryEditor } from './lists/list-edit.server.ts'
import { priceEditor } from './prices/price-edit.server.ts'
import { PriceFields } from './prices/price-fields.tsx'

/** @throws 404 if the address names nothing to edit */
function editorAt(params: Route.LoaderArgs['params'], asked: Asked): Promise<Editor> {
  if (params.price !== undefined) return priceEditor(params.price, asked)
  if (params.fact !== undefined) return factEditor(params.fact, asked)
  return entryEditor(params, asked)
}

/** Nobody saves what they may not publish: an admin could publish it without having read it. */
const isOpenTo = ({ role }: StaffMember, path: string) => mayPublish(path, role)

export async function loader(args: Route.LoaderArgs) {
  const { runtime, lang, me, params } = staffPage(args)
  const editor = await editorAt(params, { runtime, lang, sent: undefined })
  const { item, tab, words, fields, hidden, values } = editor
  const { price, facts } = deskCopy(lang)
  return {
    ...(await deskFrame(tab, runtime, lang)),
    words,
    fields,
    save: price.save,
    isAdmin: me.role === 'admin',
    closed: isOpenTo(me, item.path) ? undefined : facts.adminsOnly,
    form: { hidden, filled: { values, errors: {} } as Filled, seen: item.seen },
  }
}

type Refused = { errors?: Filled['errors']; links?: { href: string; what: string }[] }

export async function action(args: Route.ActionArgs) {
  const { runtime, lang, me, form: sent, url, params } = staffPage(args)
  const editor = await editorAt(params, { runtime, lang, sent })
  const { path } = editor.item
  const seen = seenIn(sent)
  const { hidden, values } = editor
  const refused = (
    notice: string,
    status: number,
    { links = [], errors = {}, ...changed }: Refused & { seen?: typeof seen } = {},
  ) => data({ notice, links, form: { hidden, filled: { values, errors }, seen, ...changed } }, { status })
  if (!isOpenTo(me, path)) return refused(deskCopy(lang).facts.adminsOnly, 403)
  const read = editor.read(sent)
  if ('errors' in read) return refused(editor.wrong ?? deskCopy(lang).wrong, 400, read)
  if (!mayPublish(path, me.role, read.now)) return refused(deskCopy(lang).facts.reach, 403)
  const problems = (await editor.problems?.(read.now)) ?? []
  if (problems.length) {
    const { error, status, links } = refusal({ status: 'problem', problems }, lang)
    return refused(error, status, { ...(links && { links }) })
  }
  const edit = { path, now: read.now, seen, by: me.email }
  const theirs = await (editor.save ? editor.save(edit) : saveEdit(runtime, edit))
  if (!theirs) throw afterSaving(url)
  return refused(editor.conflict ?? conflictText(theirs, lang), 409, { seen: theirs.seen })
}

const fieldOf = ({ value, ...field }: ItemField) =>
  value ? <TickIn key={value} {...field} value={value} /> : <In key={field.name} {...field} />

/** One item of the desk: a price, a fact, a review or a job. */
export default function DeskEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { words, fields, save, closed, isAdmin } = loaderData
  const { hidden, filled, seen } = actionData?.form ?? loaderData.form
  const { back, heading, online, picture, hint, withdraw, remove } = words
  return (
    <ItemPage
      back={back}
      refused={
        actionData && (
          <>
            {actionData.notice}
            <Links links={actionData.links} />
          </>
        )
      }
    >
      <Panel id="item" title={heading} narrow>
        {online && <p className="wrap-anywhere text-ink-soft">{online}</p>}
        {picture?.to && <Go look="line" to={picture.to} label={picture.label} />}
        {picture && !picture.to && <p className="small text-ink-soft">{picture.label}</p>}
        {closed ? (
          <p>{closed}</p>
        ) : (
          <Form
            key={heading + seen.draft + seen.was}
            method="post"
            {...asksToLeave(actionData !== undefined)}
            className="grid gap-5"
          >
            <Hidden of={{ ...hidden, ...seen }} />
            <FilledIn value={filled}>
              {Array.isArray(fields) ? fields.map(fieldOf) : <PriceFields {...fields} />}
            </FilledIn>
            {hint && <p className="small text-ink-soft">{hint}</p>}
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Act look="signal" label={save} />
              {remove && <Act look="link" value="remove" label={remove} />}
            </p>
          </Form>
        )}
        {withdraw && isAdmin && <Go to={withdraw.to} label={withdraw.label} />}
      </Panel>
    </ItemPage>
  )
}
