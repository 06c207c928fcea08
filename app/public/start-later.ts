import { registerWorker } from '#app/offline/register.ts'
import { KEPT_REQUESTS, sendUnsent } from '#app/offline/unsent-requests.ts'
import { watchNetwork } from '#app/offline/watch-network.ts'

if (import.meta.env.PROD) registerWorker()
watchNetwork({ sendAll: sendUnsent, more: KEPT_REQUESTS })
