import type { MetaDescriptor } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { content } from '#app/content/snapshot.ts'
import { pageMeta } from '#app/seo/meta.ts'
import { Near, whenNear } from '#app/ui/near.tsx'
import { picturePreloads } from '#app/ui/picture.tsx'
import type { Route } from './+types/home.ts'
import { Board } from './home/board.tsx'
import { Hero, heroSizes } from './home/hero.tsx'
import { homeContent } from './home/home-content.server.ts'

const About = whenNear('a-propos', () => import('./home/about.tsx'))
const Services = whenNear('services', () => import('./home/services.tsx'))
const Questions = whenNear('faq', () => import('./home/questions.tsx'))
const Contact = whenNear('contact', () => import('./home/contact.tsx'))

export function loader({ url }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  return {
    ...homeContent(lang, url.searchParams.get('service'), new Date()),
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
  const { words, newTab, phone, booking } = home
  return (
    <>
      <Hero hero={home.hero} words={words} lang={home.lang} phone={phone} servicesHref={home.servicesHref} />
      <Board board={home.board} />
      <Near>
        <About about={home.about} words={words} newTab={newTab} phone={phone} />
      </Near>
      <Near>
        <Services services={home.services} words={words} />
      </Near>
      <Near>
        <Questions questions={home.questions} words={words} />
      </Near>
      <Near>
        <Contact
          contact={home.contact}
          band={home.bookingBand}
          newTab={newTab}
          phone={phone}
          booking={booking}
        />
      </Near>
    </>
  )
}
