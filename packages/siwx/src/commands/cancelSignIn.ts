import { cancelRun } from '../services/cancelRun.js'
import type { SiwxServices } from '../services/SiwxServices.js'

export const cancelSignIn = (services: SiwxServices) => (): Promise<void> => cancelRun(services)
