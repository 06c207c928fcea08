import { In, type InProps } from '#app/staff/kit/fields.tsx'

type Props = Omit<InProps, 'name'>

/** An e-mail field; filled with the person's own address, unless `autoComplete` says otherwise. */
export function EmailField(props: Props) {
  return <In name="email" type="email" autoComplete="username" required maxLength={254} {...props} />
}
