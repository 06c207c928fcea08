import '#app/public/layout/signed-out.browser.ts'
import '#app/public/pages/home/car-map.browser.ts'
import '#app/public/pages/home/hero-pictures.browser.ts'
import '#app/ui/copy-text.browser.ts'
import '#app/ui/on-request.browser.ts'
import '#app/ui/picture/slide-show.browser.ts'
import { removeSpeculationRules, savesData } from '#app/device/save-data.ts'
import { hydrateNear, hydrateOnTouch } from '#app/public/islands/loader.ts'
import { hideOldOpenState } from '#app/public/layout/open-state.browser.ts'
import { followScroll } from '#app/public/layout/page-scroll.ts'
import { sharePictures } from '#app/public/layout/shared-picture.browser.ts'
import { shareByDevice } from '#app/public/pages/blog/share.browser.ts'
import { handleDirections } from '#app/public/pages/contact/directions.browser.ts'
import { priceAnswers } from '#app/public/pages/pricing/answers.browser.ts'
import { handlePrint } from '#app/public/pages/pricing/print.browser.ts'
import { openLines } from '#app/public/pages/services/open-line.browser.ts'
import { markCurrentSections, showCurrentTabs } from '#app/ui/section/current-section.browser.ts'
import { revealFrames } from '#app/ui/section/reveals.browser.ts'

// The scripts of a public page that need no React. Loaded with a low priority (`start-scripts.server.ts`).
hydrateOnTouch()
handleDirections()
handlePrint()
priceAnswers()
followScroll()
hideOldOpenState()
openLines()
markCurrentSections()
showCurrentTabs()
sharePictures()
shareByDevice()
revealFrames()
if (savesData()) removeSpeculationRules()
if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle)

/** For what no visitor waits for. */
function whenIdle(): void {
  const begin = () => {
    hydrateNear()
    void import('./start-later.ts')
  }
  // Safari has no requestIdleCallback. Without a timeout, a browser that never rests never calls back.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 })
  else setTimeout(begin, 1000)
}
