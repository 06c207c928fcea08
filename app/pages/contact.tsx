import { data, redirect } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { pagePictures } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { contactFormContent } from '#app/requests/contact-form.server.ts'
import { ContactForm } from '#app/requests/contact-form.tsx'
import { postRequest } from '#app/requests/post.server.ts'
import { callerContext, runtimeContext } from '#app/runtime.server.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { href } from '#app/site-map.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Written } from '#app/ui/written.tsx'
import { write } from '#app/written.server.ts'
import type { Route } from './+types/contact.ts'
import { ContactSection } from './contact/contact-section.tsx'
import { contactSection } from './contact/section-content.server.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const page = content(lang).headings.contact
  write(context, {
    front: (
      <Picture
        picture={pictureData(pagePictures.contact, lang)}
        sizes="100vw"
        className="aspect-[8/5] w-full sm:aspect-[2/1] print:hidden"
      />
    ),
  })
  return {
    heading: page.heading,
    subtitle: content(lang).contact.subtitle,
    section: contactSection(context, lang, new Date()),
    form: contactFormContent(lang, url.searchParams, new Date()),
    meta: pageMeta(page, url.pathname),
  }
}

/** The form's own post, for browsers without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const lang = langOf(url.pathname)
  const answer = await postRequest(request, lang, context.get(runtimeContext), context.get(callerContext))
  if ('reference' in answer)
    return redirect(`${href('contact', lang)}?reference=${answer.reference}#contact`, 303)
  return data(answer.posted, { status: answer.status, headers: answer.headers })
}

/** How long to wait travels with the answer to a post. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead heading={loaderData.heading} lead={loaderData.subtitle} />
      <ContactSection content={loaderData.section}>
        <ContactForm form={loaderData.form} posted={actionData} />
      </ContactSection>
      <Written part="front" className="later" />
    </>
  )
}
