import { ActionLink } from '#app/ui/action-link.tsx'
import { ArrowRight } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { BodyworkContent } from './services-content.server.ts'

/** Bodywork has work of its own size: an estimate first, and it is free. */
export function Bodywork({ bodywork }: { bodywork: BodyworkContent }) {
  return (
    <div id="carrosserie" className="on-night mt-16 grid bg-night text-on-night lg:mt-28 lg:grid-cols-2">
      <Picture
        picture={bodywork.picture}
        sizes="(width >= 64rem) 50vw, 100vw"
        className="aspect-[16/10] lg:aspect-auto lg:min-h-[32rem]"
      />
      <div className="wrap self-center py-12">
        <h3 className="title">{bodywork.title}</h3>
        <p className="lead mt-4 measure text-on-night-soft">{bodywork.text}</p>
        <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ActionLink href={bodywork.quoteHref} tone="paper">
            {bodywork.button}
          </ActionLink>
          <ActionLink href={bodywork.href} tone="text">
            {bodywork.more}
            <ArrowRight size={18} />
          </ActionLink>
        </p>
      </div>
    </div>
  )
}
