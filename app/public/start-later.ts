import { registerWorker } from '#app/offline/register.ts'
import { watchNetwork } from '#app/offline/watch-network.ts'

if (import.meta.env.PROD) registerWorker()
watchNetwork()
