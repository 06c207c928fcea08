import {
  type AllHTMLAttributes,
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  use,
} from 'react'
import { Link, type LinkProps, useNavigation } from 'react-router'
import { type Lang, langs } from '#app/content/language.ts'
import { Field, type FieldProps, TickField } from '#app/ui/field.tsx'

/** What stands in the fields of a form and what is wrong with them, by the fields' names. */
export type Filled = {
  values: Readonly<Record<string, string | undefined>>
  errors: Readonly<Record<string, FieldProps['error']>>
}

/** Without one, a form says itself what stands in its fields. */
export const FilledIn = createContext<Filled | undefined>(undefined)

export const useFilled = (): Filled => use(FilledIn) ?? { values: {}, errors: {} }

/** What was sent, as the fields show it again: of those with one name, the words of one value. A file cannot be shown again. */
export const sentIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()].map((name) => [
      name,
      form
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(' '),
    ]),
  )

export type Options = readonly { value: string; label: string | undefined }[]

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement

export type InProps = Omit<AllHTMLAttributes<Control>, 'label' | 'className'> &
  Pick<FieldProps, 'label' | 'hint' | 'error' | 'invalid' | 'className'> & {
    name: string
    /** Of a select; or its content as children. */
    options?: Options
    /** Of a text of several lines. */
    rows?: number
    /** Classes of the control, not of what is around it. */
    look?: string
    /** Puts something beside the control of one line, whose id it gets. */
    beside?: (control: ReactNode, id: string) => ReactNode
  }

/** Letters of one line, where a form says no other number. */
const MOST = 500

/** A field with its label: one line, several, or a choice. */
export function In({ label, hint, className, options, look = '', beside, children, ...input }: InProps) {
  const { name, rows } = input
  const filled = use(FilledIn)
  const { id = filled && name, error = filled?.errors[name], invalid = error !== undefined, ...own } = input
  return (
    <Field {...{ label, hint, className, invalid }} {...(id && { id })} {...(error && { error })} look="box">
      {(box) => {
        const className = `${box.className} ${input.type === 'file' ? 'py-2 file:mr-3 file:min-h-7 file:font-semibold' : look}`
        const control = { defaultValue: filled?.values[name], ...own, ...box, className }
        if (rows) return <textarea spellCheck {...control} rows={rows} />
        const line = <input autoComplete="off" maxLength={MOST} {...control} />
        if (beside) return beside(line, box.id)
        if (!options && !children) return line
        return (
          <select {...control}>
            {children}
            {options?.map(({ value, label: choice }) => (
              <option key={value} value={value}>
                {choice}
              </option>
            ))}
          </select>
        )
      }}
    </Field>
  )
}

type LangsInProps = Omit<InProps, 'label'> & { labels: Readonly<Record<Lang, string>> }

/** A field for each language of a text, named `label.fr`; the hint is at the first one. */
export const LangsIn = ({ name, labels, hint, ...field }: LangsInProps) =>
  langs.map((lang) => (
    <In
      {...field}
      key={lang}
      name={`${name}.${lang}`}
      label={labels[lang]}
      hint={lang === langs[0] && hint}
      lang={lang}
    />
  ))

type BoxProps = {
  name: string
  value?: string
  label: ReactNode
  id?: string
  on?: boolean
  required?: boolean
  error?: FieldProps['error']
}

/** A box to tick; one of several with a `name` of its own each `value`. */
export function TickIn({ name, value = 'yes', ...box }: BoxProps) {
  const { values, errors } = useFilled()
  const { label, required, id = value === 'yes' ? name : `${name}.${value}` } = box
  const { on = (values[name] ?? '').split(' ').includes(value), error = errors[name] } = box
  return <TickField {...{ id, name, value, label, required }} defaultChecked={on} {...(error && { error })} />
}

type RowTickProps = InputHTMLAttributes<HTMLInputElement> & { 'aria-label': string }

/** A box to tick at the start of a row, which shows what it is about. @param className of what a finger hits */
export const RowTick = ({ className = '', ...box }: RowTickProps) => (
  <label className={`grid place-items-center ${className}`}>
    <input type="checkbox" {...box} className="size-5 accent-ink" />
  </label>
)

type RadioProps = Pick<InProps, 'name' | 'required' | 'className'> & { label: string; options: Options }

/** One of a few. */
export function RadioIn({ name, label, options, required, className }: RadioProps) {
  const chosen = useFilled().values[name]
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className={className}>
        {options.map(({ value, label: choice }) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              {...{ name, value, required }}
              type="radio"
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-ink"
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type Sent = string | number | undefined

/** Values that a form sends back as they are; those of a list under one name. One object, since React would keep a `key`. */
export const Hidden = ({ of }: { of: Readonly<Record<string, Sent | readonly Sent[]>> }) =>
  Object.entries(of).flatMap(([name, sent]) =>
    [sent].flat().map((value) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />),
  )

/** What is pressed: a button, or a line of text with room for a finger. */
const looks = {
  signal: 'action action-signal justify-self-start',
  line: 'action action-line justify-self-start',
  link: 'link inline-flex min-h-11 items-center justify-self-start text-left',
  /** As wide as their place in a grid. */
  full: 'action action-signal',
  wide: 'action action-line px-1',
}
export type Look = keyof typeof looks

type ActProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look: Look
  label: ReactNode
  /** Its text while it is at work, for what takes a while: it cannot be pressed again meanwhile. */
  busy?: string
}

/** The button of an act: `value` says which. While it cannot be pressed it keeps the focus, which `disabled` would take from it. */
export function Act({ look, label, busy, disabled, className = '', ...button }: ActProps) {
  const sent = useNavigation().formData?.get('intent')
  const waits = disabled ?? (busy !== undefined && typeof sent === 'string')
  return (
    <button
      type="submit"
      name={button.value === undefined ? undefined : 'intent'}
      aria-disabled={waits || undefined}
      onClick={(event) => waits && event.preventDefault()}
      {...button}
      className={`${looks[look]} aria-disabled:opacity-60 ${className}`}
    >
      {busy && sent === button.value ? busy : label}
    </button>
  )
}

/**
 * First in a form, the button that Enter in any of its fields presses: by itself a browser presses the first one, whatever that
 * does. Out of sight but rendered, and enabled: some browsers pass over a button that is hidden or disabled.
 */
export function EnterButton({ intent }: { intent: string }) {
  return (
    <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" className="sr-only" />
  )
}

type GoProps = (
  | Omit<LinkProps, 'children' | 'className'>
  | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string })
) & { look?: Look; label: ReactNode; className?: string }

/** A link `to` a page of the staff area, or with a plain `href`. */
export function Go({ look = 'link', label, className = '', ...link }: GoProps) {
  const all = { ...link, className: `${looks[look]} ${className}`, children: label }
  return 'to' in all ? <Link {...all} /> : <a {...all} />
}
