import { type Founder, founder as ours } from '#app/content/business/founder.ts'
import { weeklyPart } from '#app/content/business/weekly-part.ts'
import { facts } from '#app/content/facts.ts'
import type { Lang } from '#app/content/language.ts'
import { facePlace } from '#app/content/own-pictures.ts'
import { pictureData } from '#app/content/picture-data.server.ts'
import { stands } from '#app/content/records/stands.ts'
import { content } from '#app/content/snapshot.ts'
import { typeset } from '#app/content/typography.ts'
import { Picture } from '#app/ui/picture/picture.tsx'

/** A worn part beside a new one, and the person who signs for the work once the garage shows their face. */
export function FirstHand({ lang, founder = ours }: { lang: Lang; founder?: Founder }) {
  const { weeklyPart: words } = content(lang).home
  const text = typeset(weeklyPart.text[lang], lang)
  const face = founder.face ?? (facts().pictures[facePlace] && facePlace)
  const hasPart = stands('weeklyPart')
  if (!hasPart && !face) return null
  return (
    <div
      className={`wrap grid gap-x-4 bg-steel dark:bg-paper py-6 lg:gap-x-16 lg:py-14 ${face && hasPart ? 'grid-cols-2' : ''}`}
    >
      {hasPart && (
        <section className="first-hand">
          <h3 className="label">{words.heading}</h3>
          <Picture
            picture={pictureData(weeklyPart.picture, lang)}
            sizes="(width >= 64rem) 36rem, 100vw"
            className="aspect-8/5"
          />
          <p className="small text-balance">{text}</p>
        </section>
      )}
      {face && <FounderSlip lang={lang} founder={founder} face={face} />}
    </div>
  )
}

type FounderProps = { lang: Lang; founder: Founder; face: Parameters<typeof pictureData>[0] }

/** The founder's face, and the first name and signature if the garage gives them. */
function FounderSlip({ lang, founder: { firstName, signature }, face }: FounderProps) {
  const words = content(lang).home.founder
  return (
    <section className="first-hand">
      <h3 className="label">{words.heading}</h3>
      <Picture
        picture={pictureData(face, lang)}
        sizes="(width >= 64rem) 36rem, 100vw"
        className="aspect-8/5"
      />
      <p className="small">
        {signature && <Picture picture={pictureData(signature, lang)} sizes="12rem" className="signature" />}
        {firstName && <b className="block font-semibold">{firstName}</b>}
        {words.role}
      </p>
    </section>
  )
}
