import { data } from 'react-router'
import { langOf } from '#app/content/language.ts'
import { services } from '#app/content/services/index.ts'
import { visit } from '#app/layout/frame.server.ts'
import { pageMeta } from '#app/seo/meta.ts'
import type { Route } from './+types/service.ts'
import { About } from './service/about.tsx'
import { ActionBar } from './service/action-bar.tsx'
import { Branches } from './service/branches.tsx'
import { FreeEstimate } from './service/free-estimate.tsx'
import { ServiceHero } from './service/hero.tsx'
import { OtherServices } from './service/other-services.tsx'
import { ServicePictures } from './service/pictures.tsx'
import { InspectionPoints } from './service/points.tsx'
import { ServicePrices } from './service/prices.tsx'
import { Questions } from './service/questions.tsx'
import { serviceContent } from './service/service-content.server.ts'
import { SideCards } from './service/side-cards.tsx'

export function loader({ url, params }: Route.LoaderArgs) {
  const lang = langOf(url.pathname)
  const service = services.find(({ slug }) => slug[lang] === params.slug)
  if (!service) throw data(null, { status: 404 })
  const page = serviceContent(service, lang)
  return { ...page, visit: visit(lang, new Date()), meta: pageMeta(page, url.pathname) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta
}

export default function Service({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <ServiceHero page={page} />
      <div className="wrap grid gap-x-16 gap-y-14 py-[clamp(3rem,6vw,5.5rem)] lg:grid-cols-12">
        <div className="grid min-w-0 content-start gap-14 lg:col-span-8 lg:gap-20">
          <About page={page} />
          <ServicePrices page={page} />
        </div>
        <SideCards page={page} frame={page.visit} />
      </div>
      {page.points.length > 0 && <InspectionPoints page={page} />}
      {page.branches.length > 0 && <Branches page={page} />}
      {page.estimate && <FreeEstimate estimate={page.estimate} />}
      <Questions page={page} />
      <ServicePictures page={page} />
      <OtherServices page={page} />
      <ActionBar page={page} />
    </>
  )
}
