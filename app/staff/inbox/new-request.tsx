import { randomUUID } from 'node:crypto'
import { data, Form, redirect } from 'react-router'
import { garageLang, langs } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { inboxCopy } from '#app/requests/handling/words.ts'
import { requestWithStory } from '#app/requests/life/story.server.ts'
import { keepPhoned } from '#app/requests/phoned.server.ts'
import { fieldFacts } from '#app/requests/request.ts'
import { typedValues } from '#app/requests/rules.server.ts'
import { requestOptions } from '#app/requests/service-options.ts'
import { plainPaths, requestPath } from '#app/site-map.ts'
import { StaffBackLink } from '#app/staff/kit/back-link.tsx'
import { Act, FilledIn, Hidden, In } from '#app/staff/kit/fields.tsx'
import { asId } from '#app/staff/kit/input-values.ts'
import { staffPage } from '#app/staff/kit/staff-page.server.ts'
import type { Route } from './+types/new-request.ts'

const texts = ['name', 'phone', 'vehicle_make', 'plate', 'email'] as const
const ofCar = ['name', 'phone', 'vehicle_make', 'vehicle_model', 'vehicle_year', 'plate', 'email'] as const

/** An empty form; for a car that comes back (`from`), with what was known of it and its customer. */
export async function loader(args: Route.LoaderArgs) {
  const { lang, db, url } = staffPage(args)
  const from = asId(url.searchParams.get('from'))
  const before = from ? (await requestWithStory(db, from))?.request : undefined
  const { phoned, request: copy } = inboxCopy(lang)
  const { fields } = content(lang).contactForm
  return {
    title: before ? copy.comesBack : phoned.title,
    copy: phoned,
    back: before
      ? { to: requestPath(before.reference), label: before.name }
      : { to: plainPaths.admin, label: copy.back },
    names: before ? ofCar : texts,
    values: before
      ? Object.fromEntries(([...ofCar, 'service_type', 'lang'] as const).map((name) => [name, before[name]]))
      : { service_type: 'unsure', lang: garageLang },
    languages: langs.map((each) => ({ value: each, label: copy.languages[each] })),
    services: requestOptions(lang).map(({ id, label }) => ({ value: id, label })),
    labels: {
      name: fields.name.label,
      phone: fields.phone.label,
      vehicle_make: before ? fields.vehicle_make.label : phoned.car,
      vehicle_model: fields.vehicle_model.label,
      vehicle_year: fields.vehicle_year.label,
      plate: fields.plate.label,
      email: fields.email.label,
      service_type: fields.service_type.label,
      message: fields.message.label,
    },
    key: randomUUID(),
  }
}

/** Stores what staff wrote down of a call, and opens its page. */
export async function action(args: Route.ActionArgs) {
  const { runtime, lang: reader, form } = staffPage(args)
  const values = typedValues(Object.fromEntries(form))
  const lang = langs.find((each) => each === form.get('lang')) ?? garageLang
  const kept = await keepPhoned(runtime, {
    values,
    lang,
    reader,
    key: asId(form.get('key')) ?? randomUUID(),
    now: new Date(),
  })
  if ('reference' in kept) throw redirect(requestPath(kept.reference))
  return data({ errors: kept.errors, values: { ...values, lang } }, { status: 400 })
}

export default function NewRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { title, copy, back, names, values, labels, languages, services, key } = loaderData
  return (
    <div className="grid max-w-6xl gap-2">
      <StaffBackLink to={back.to}>{back.label}</StaffBackLink>
      <div>
        <h2 className="heading">{title}</h2>
        <p className="small text-ink-soft">{copy.intro}</p>
      </div>
      <Form
        method="post"
        className="mt-2 grid items-start gap-4 border-y border-line bg-surface px-[var(--margin)] py-4 max-lg:-mx-[var(--margin)] sm:grid-cols-2 lg:border lg:p-6"
      >
        <Hidden of={{ key }} />
        <FilledIn value={actionData ?? { values, errors: {} }}>
          {names.map((name) => (
            <In
              key={name}
              name={name}
              label={labels[name]}
              type={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
              required={name === 'name' || name === 'phone'}
              maxLength={fieldFacts[name].longest}
            />
          ))}
          <In name="service_type" label={labels.service_type} options={services} />
          <In name="lang" label={copy.language} options={languages} />
          <In
            name="message"
            label={labels.message}
            rows={3}
            maxLength={fieldFacts.message.longest}
            className="sm:col-span-2"
          />
        </FilledIn>
        <Act look="signal" label={copy.save} />
      </Form>
    </div>
  )
}
