import { checkRun } from '../services/checkRun.js'
import { prepareRun } from '../services/prepareRun.js'
import type { SiwxServices } from '../services/SiwxServices.js'

export const prepareSignIn = (services: SiwxServices) => (): void => {
  const run = services.current()
  const { status } = services.store.getState()
  if (run === undefined || !['needed', 'ready', 'failed'].includes(status)) return
  // The result is exposed in the state.
  if (run.get().step.status === 'unchecked') void checkRun(services, run)
  else prepareRun(services, run)
}
