import { Form, useNavigation } from 'react-router'
import type { StaffCopy } from '#app/content/staff.ts'
import { plainPaths } from '#app/site-map.ts'

/** Offered to someone who gave the right password before confirming their e-mail. */
export function SendAgain({ copy, word }: { copy: StaffCopy['login']; word: string }) {
  const navigation = useNavigation()
  const sending = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'send-again'
  return (
    <Form
      method="post"
      action={plainPaths.login}
      replace
      className="grid gap-3 border-l-4 border-accent bg-steel p-4"
    >
      <p>{copy.notConfirmed}</p>
      <input type="hidden" name="intent" value="send-again" />
      <input type="hidden" name="word" value={word} />
      <button
        type="submit"
        disabled={sending}
        className="action action-line justify-self-start disabled:opacity-60"
      >
        {sending ? copy.sending : copy.sendAgain}
      </button>
    </Form>
  )
}
