import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forgetOtherPages } from './forget-other-pages.ts'
import { registerWorker } from './offline/register.ts'
import { watchNetwork } from './offline/watch-network.ts'

forgetOtherPages()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

if (import.meta.env.PROD) registerWorker()
watchNetwork()
