import { registerWorker } from '#app/device/register.ts'
import { sendUnsent, UNSENT_REQUESTS } from '#app/device/unsent-requests.ts'
import { watchNetwork } from '#app/device/watch-network.ts'

if (import.meta.env.PROD) registerWorker()
watchNetwork({ sendAll: sendUnsent, more: UNSENT_REQUESTS })
if (document.querySelector('follow-page')) void import('#app/public/followed/follow-page.browser.ts')
