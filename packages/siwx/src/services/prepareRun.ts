import { siwxTimes } from '../config/siwxTimes.js'
import type { Run } from './createRun.js'
import { messageRequested, signInContinued } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

type Needs = Pick<SiwxServices, 'config' | 'context'>

/** Age at which a visible message is renewed. After twice that time it's too old. */
export const renewMsOf = ({ config }: Pick<Needs, 'config'>): number =>
  config.messageRenewMs ?? siwxTimes.messageRenewMs

/** Creates the message of a run, unless there is a recent one. */
export const prepareRun = (services: Needs, run: Run): void =>
  run.dispatch(messageRequested(services.context.ports.clock.now(), renewMsOf(services)))

/** Continues a requested sign-in, immediately if a message is ready. */
export const continueRun = (services: Needs, run: Run): void =>
  run.dispatch(signInContinued(services.context.ports.clock.now(), 2 * renewMsOf(services)))
