import '#app/ui/copy-text.browser.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { facts, setFacts } from './content/facts.ts'

// The browser has the files' facts; of the published ones the staff area's pages show the phone alone, where one failed.
const { phone } = document.documentElement.dataset
if (phone) setFacts({ ...facts(), business: { ...facts().business, phone } })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
