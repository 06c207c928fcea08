import { Form } from 'react-router'
import type { Denied } from '#app/accounts/guards.server.ts'
import { plainPaths } from '#app/site-map.ts'
import { Act, Go } from '#app/staff/kit/fields.tsx'

/** For someone who is signed in but has no access. */
export function AccessDenied({ words }: { words: Denied['denied'] }) {
  return (
    <main
      id="main-content"
      lang={words.lang}
      className="wrap grid min-h-dvh max-w-xl content-center gap-5 py-12"
    >
      <title>{words.title}</title>
      <h1 className="title">{words.title}</h1>
      <p className="lead">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Go look="signal" href="/" label={words.goHome} />
        <Form method="post" action={plainPaths.signOut} reloadDocument>
          <Act look="line" label={words.signOut} />
        </Form>
      </div>
    </main>
  )
}
