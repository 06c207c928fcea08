import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerWorker } from './offline/register.ts'
import { fetchNothingAhead, savesData } from './offline/save-data.ts'
import { watchNetwork } from './offline/watch-network.ts'
import { drawIconsOnce } from './ui/icon-pixels.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

if (savesData()) fetchNothingAhead()
if (import.meta.env.PROD) registerWorker()
watchNetwork()
whenIdle(() => void drawIconsOnce())

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  // Safari knows no idle time.
  else setTimeout(task, 1000)
}
