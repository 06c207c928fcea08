import { servicePictures } from '#app/content/pictures.ts'
import { shownPictures } from '#app/content/records/promised-pictures.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { headTags } from '#app/public/seo/meta.ts'
import { serviceAt } from '#app/public/seo/subjects.ts'
import type { Visit } from './page.ts'
import { PictureViewer } from './parts/picture-viewer.tsx'
import { SeasonNotice } from './parts/season-notice.tsx'
import { About } from './service/about.tsx'
import { Branches } from './service/branches.tsx'
import { FreeEstimate } from './service/free-estimate.tsx'
import { ServiceHero } from './service/hero.tsx'
import { OtherServices } from './service/other-services.tsx'
import { ServicePictures } from './service/pictures.tsx'
import { InspectionPoints } from './service/points.tsx'
import { ServicePrices } from './service/prices.tsx'
import { ServiceQuestions } from './service/questions.tsx'
import { SideCards } from './service/side-cards.tsx'
import { ServiceWork } from './service/work.tsx'

export function head(visit: Visit): string {
  const { pageTitle, description } = content(visit.lang).services[serviceOf(visit).id]
  return headTags({ title: pageTitle, description }, visit.path)
}

export default function Service(visit: Visit) {
  const { lang, now } = visit
  const service = serviceOf(visit)
  const { estimate } = content(lang).services[service.id]
  const [first] = servicePictures[service.id]
  const others = shownPictures(servicePictures[service.id].slice(1))
  const besideEstimate = estimate && others.pop()
  return (
    <>
      <ServiceHero lang={lang} service={service} picture={first} />
      <SeasonNotice lang={lang} now={now} on={service.id} />
      <div className="wrap grid gap-10 py-[clamp(2rem,5vw,4.5rem)] lg:pt-10 lg:grid-cols-[2fr_minmax(18.5rem,1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-16 xl:gap-x-16">
        <ServicePrices lang={lang} service={service} />
        <SideCards lang={lang} service={service} now={now} />
        <div className="grid content-start gap-10 lg:gap-16">
          <ServiceWork lang={lang} service={service} />
          <About lang={lang} service={service} />
        </div>
      </div>
      <ServicePictures lang={lang} service={service} pictures={others} />
      {service.id === 'inspection' && stands('claims.inspectionPoints') && <InspectionPoints lang={lang} />}
      <Branches lang={lang} service={service} />
      <FreeEstimate lang={lang} service={service} picture={besideEstimate} />
      <ServiceQuestions lang={lang} service={service} />
      <OtherServices lang={lang} service={service} />
      <PictureViewer lang={lang} />
    </>
  )
}

function serviceOf({ place }: Visit) {
  const service = place && serviceAt(place)
  if (!service) throw new Error('The site map has an address without a service')
  return service
}
