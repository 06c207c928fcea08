import { registerWorker } from '#app/offline/register.ts'
import { sendUnsent, UNSENT_REQUESTS } from '#app/offline/unsent-requests.ts'
import { watchNetwork } from '#app/offline/watch-network.ts'

if (import.meta.env.PROD) registerWorker()
watchNetwork({ sendAll: sendUnsent, more: UNSENT_REQUESTS })
