import { type Founder, founder as ours } from '#app/content/business/founder.ts'
import { weeklyPart } from '#app/content/business/weekly-part.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { facePlace } from '#app/content/own-pictures.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { isIllustration } from '#app/content/pictures.ts'
import { content } from '#app/content/snapshot.ts'
import { Picture } from '#app/ui/pictures/picture.tsx'

/** A worn part beside a new one, and the person who signs for the work. */
export function FirstHand({ lang, founder = ours }: { lang: Lang; founder?: Founder }) {
  const { weeklyPart: words } = content(lang).home
  const isOwn = facts().pictures[weeklyPart.picture] !== undefined
  const isExample = !isOwn && (weeklyPart.placeholder || isIllustration(weeklyPart.picture))
  return (
    <div className="wrap grid grid-cols-2 gap-x-4 bg-steel py-7 lg:gap-x-16 lg:py-14">
      <section className="first-hand">
        <h3 className="label">{words.heading}</h3>
        <Picture
          picture={pictureData(weeklyPart.picture, lang)}
          sizes="(width >= 64rem) 19rem, 50vw"
          className="aspect-4/3"
        />
        <p className="small whitespace-pre-line">
          {isExample ? `${weeklyPart.text[lang]}\n${words.example}` : weeklyPart.text[lang]}
        </p>
      </section>
      <FounderSlip lang={lang} founder={founder} />
    </div>
  )
}

/** The founder's face, first name and signature; each has a placeholder until the garage provides it. */
function FounderSlip({ lang, founder }: { lang: Lang; founder: Founder }) {
  const { firstName, signature } = founder
  const face = founder.face ?? (facts().pictures[facePlace] && facePlace)
  const words = content(lang).home.founder
  return (
    <section className="first-hand">
      <h3 className="label">{words.heading}</h3>
      {face ? (
        <Picture
          picture={pictureData(face, lang)}
          sizes="(width >= 64rem) 19rem, 50vw"
          className="aspect-4/3"
        />
      ) : (
        <p className="face-to-come small aspect-4/3">{words.faceToCome}</p>
      )}
      <p className="small">
        {signature ? (
          <Picture picture={pictureData(signature, lang)} sizes="12rem" className="signature" />
        ) : (
          <span className="signature">{words.signsHere}</span>
        )}
        {firstName && <b className="block font-semibold">{firstName}</b>}
        {words.role}
      </p>
    </section>
  )
}
