import '#app/ui/copy-text.browser.ts'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { facts, setFacts } from './content/facts.ts'
import { keepTyping } from './ui/typed-fields.ts'

// The browser has only the bundled facts. Of the published ones, error pages of the staff area show the phone number alone.
const { phone } = document.documentElement.dataset
if (phone) setFacts({ ...facts(), business: { ...facts().business, phone } })

const putBack = keepTyping(document)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      onRecoverableError(error) {
        reportError(error)
        setTimeout(putBack)
      },
    },
  )
})
