import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { fetchPart } from '#app/ui/fetch-part.ts'

const ErrorWords = lazy(() => fetchPart(() => import('./error-words.tsx')))

/** What stands where a page failed. No loader can be asked any more, so its words come by themselves, and only then. */
export function ErrorBoundary() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={null}>
      <ErrorWords pathname={pathname} />
    </Suspense>
  )
}
