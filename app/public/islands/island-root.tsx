import { type ComponentType, StrictMode, useEffect } from 'react'
import type { Lang } from '#app/content/language.ts'
import { LanguageProvider } from '#app/ui/language.tsx'

type IslandRootProps = { of: ComponentType; props: object; lang: Lang; onAlive?: () => void }

/** What stands around an island, on the server and in the browser alike: all that it can know beside its props. */
export function IslandRoot({ of: Part, props, lang, onAlive }: IslandRootProps) {
  useEffect(() => onAlive?.(), [onAlive])
  return (
    <StrictMode>
      <LanguageProvider lang={lang}>
        <Part {...props} />
      </LanguageProvider>
    </StrictMode>
  )
}
