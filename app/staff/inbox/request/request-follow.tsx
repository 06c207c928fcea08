import { Form } from 'react-router'
import type { InboxCopy } from '#app/requests/handling/words.ts'
import { Act, Go, Hidden, In } from '#app/staff/kit/fields.tsx'
import { useSeenState } from '#app/staff/kit/seen-state.ts'
import { ChangeForm, Pressed } from './change-form.tsx'
import { Choice } from './request-desk.tsx'
import { renewAct } from './request-story.tsx'
import type { RequestProps, ShownOutcome, ShownRequest } from './shown-request.server.ts'

/** What the customer reads on the page of the request: where the car is, by when it is promised, and what the garage told them. */
export function RequestFollow({ request, copy, outcome }: RequestProps) {
  const { version, follow } = request
  const { follow: words } = copy
  return (
    <>
      <ChangeForm intent="car" version={version} outcome={outcome}>
        <Pressed
          legend={
            <>
              <legend className="sr-only">{words.title}</legend>
              <p className="small mb-2 text-ink-soft">{words.hint}</p>
            </>
          }
          choices={follow.cars}
          className="thirds"
        />
      </ChangeForm>
      <Choice
        intent="promise"
        {...{ save: copy.save, version, outcome }}
        label={words.promise}
        value={follow.promise}
        type="datetime-local"
      />
      {request.isUntold && (
        <ChangeForm
          intent="told"
          version={version}
          className="flex flex-wrap items-center justify-between gap-x-4 border-l-4 border-ink bg-steel px-3"
        >
          <p className="font-semibold">{words.untold}</p>
          <Act look="link" className="font-semibold" label={copy.told} />
        </ChangeForm>
      )}
      <Message request={request} words={words} outcome={outcome?.field === 'message' ? outcome : undefined} />
      {follow.messages.length > 0 && (
        <section>
          <h3 className="font-semibold">{words.told}</h3>
          <ul className="mt-2 grid gap-3">
            {follow.messages.map(({ id, text, by }) => (
              <li key={id} className="border-l-4 border-line-strong pl-3">
                <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
                <p className="small text-ink-soft">{by}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Page page={follow.page} words={words} />
    </>
  )
}

type MessageProps = {
  request: ShownRequest
  words: InboxCopy['request']['follow']
  outcome: ShownOutcome | undefined
}

/** A text for the customer; where a promise is about to pass, it says so in the customer's language. */
function Message({ request: { follow }, words, outcome }: MessageProps) {
  const shown = `${follow.messages.length} ${follow.news ?? ''}`
  const { seen, ...events } = useSeenState({ shown, since: follow.since })
  return (
    <Form
      key={seen.shown}
      ref={renewAct}
      method="post"
      replace
      preventScrollReset
      className="grid gap-2"
      {...events}
      onInput={(event) => {
        renewAct(event.currentTarget)
        events.onInput()
      }}
    >
      <Hidden of={{ intent: 'message', act: undefined, since: seen.since }} />
      <In
        id="message"
        name="message"
        label={words.message}
        hint={words.messageHint}
        error={outcome?.lines}
        rows={2}
        defaultValue={outcome?.value ?? follow.news}
      />
      <Act look="link" label={words.send} className="font-semibold" />
    </Form>
  )
}

function Page({ page, words }: { page: string | undefined; words: InboxCopy['request']['follow'] }) {
  return (
    <div className="grid gap-1">
      {page ? (
        <p>
          <Go href={page} label={words.page} className="font-semibold" />
        </p>
      ) : (
        <p>{words.noPage}</p>
      )}
      <Form method="post" replace preventScrollReset>
        <Act
          look="link"
          value="new-page"
          label={page ? words.renew : words.newPage}
          className="font-semibold"
        />
        {page && <p className="small text-ink-soft">{words.renewHint}</p>}
      </Form>
    </div>
  )
}
