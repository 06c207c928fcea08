import type { MetaDescriptor } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Near, whenNear } from '#app/ui/near.tsx'
import { picturePreloads } from '#app/ui/picture.tsx'
import { useReveals } from '#app/ui/use-reveals.ts'
import { Written } from '#app/ui/written.tsx'
import type { Route } from './+types/home.ts'
import { Hero, heroSizes } from './home/hero.tsx'
import { homeContent } from './home/home-content.server.tsx'

const Workshop = whenNear('galerie', () => import('./home/workshop.tsx'))
const Services = whenNear('services', () => import('./home/services.tsx'))
const Blog = whenNear('blog', () => import('./home/blog.tsx'))
const Contact = whenNear('contact', () => import('./home/contact.tsx'))

export function loader({ url, context }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return {
    ...homeContent(context, lang, url.searchParams, new Date()),
    meta: pageMeta(content(lang).headings.home, url.pathname),
  }
}

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return []
  const [first] = loaderData.hero.pictures
  const preloads = first ? picturePreloads(first, heroSizes) : []
  return [...loaderData.meta, ...preloads.map((link) => ({ tagName: 'link', ...link }) as MetaDescriptor)]
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { words } = home
  useReveals()
  return (
    <>
      <Hero hero={home.hero} words={words} />
      <Written part="why" />
      <Near>
        <Workshop gallery={home.gallery} reviews={home.reviews} words={words} />
      </Near>
      <Written part="call" />
      <Near>
        <Services services={home.services} words={words} />
      </Near>
      <Written part="faq" />
      <Near>
        <Blog blog={home.blog} words={words} />
      </Near>
      <Near>
        <Contact contact={home.contact} />
      </Near>
      <Written part="booking" />
    </>
  )
}
